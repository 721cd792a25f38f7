package rest

import (
	"net/http"

	"millesime/modules/users/internal/domain"
)

// SessionCookie holds the refresh token, the browser's only secret: no script
// can read it, and no other site can make it be sent.
const SessionCookie = "refresh_token"

func (a *API) cookie(s domain.Session) *http.Cookie {
	c := a.blankCookie()
	c.Value = s.Refresh
	c.MaxAge = int(s.RefreshExpires.Sub(a.Clock.Now()).Seconds())
	return c
}

func (a *API) expiredCookie() *http.Cookie {
	c := a.blankCookie()
	c.MaxAge = -1
	return c
}

func (a *API) blankCookie() *http.Cookie {
	return &http.Cookie{
		Name: SessionCookie, Path: "/", HttpOnly: true, Secure: a.SecureCookies,
		SameSite: http.SameSiteStrictMode,
	}
}

func setCookie(c *http.Cookie) http.Header { return http.Header{"Set-Cookie": {c.String()}} }
