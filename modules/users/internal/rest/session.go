package rest

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/log"
	"millesime/platform/validate"
)

type signInInput struct {
	UserAgent string `header:"User-Agent"`
	Refresh   string `cookie:"refresh_token"`
	Body      Credentials
}

// Credentials are what a person signs in with.
type Credentials struct {
	Email    string       `json:"email"`
	Password api.Verbatim `json:"password"`
}

// Rules ask for both; whether they are right is told alike for all.
func (c *Credentials) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("email", &c.Email, validate.Required),
		validate.Field("password", &c.Password, validate.Required),
	}
}

// Token is an access token, which lives for 1800 s.
type Token struct {
	Token string `json:"token"`
}

func (a *API) signIn(ctx context.Context, in signInInput) (api.Response[Token], error) {
	session, err := a.Sessions.SignIn(ctx, app.SignIn{
		Email: in.Body.Email, Password: string(in.Body.Password),
		IP: api.ClientIP(ctx), UserAgent: in.UserAgent, Refresh: in.Refresh,
	})
	if err != nil {
		return api.Response[Token]{}, err
	}
	return api.Response[Token]{
		Body: Token{session.Token}, Headers: setCookie(a.cookie(session)),
	}, nil
}

type refreshInput struct {
	Refresh string `cookie:"refresh_token"`
}

// RefreshedToken is a new access token and whose it is, or the answer 401 that
// also takes the useless cookie away.
type RefreshedToken struct {
	Token string `json:"token"`
	User  *Me    `json:"user,omitempty"`

	cookie *http.Cookie
	ended  error
}

// Status is 401 when the session has ended.
func (r RefreshedToken) Status() int {
	if r.ended != nil {
		return http.StatusUnauthorized
	}
	return http.StatusOK
}

// Header replaces the cookie, or takes it away.
func (r RefreshedToken) Header() http.Header { return setCookie(r.cookie) }

// MarshalJSON writes token and person, or the body of 401 (domain 9.1).
func (r RefreshedToken) MarshalJSON() ([]byte, error) {
	if r.ended != nil {
		return json.Marshal(struct {
			Code    int    `json:"code"`
			Message string `json:"message"`
		}{http.StatusUnauthorized, auth.ErrInvalidToken.Text.EN})
	}
	type renewed RefreshedToken // without this method
	return json.Marshal(renewed(r))
}

func (a *API) refresh(ctx context.Context, in refreshInput) (RefreshedToken, error) {
	session, err := a.Sessions.Refresh(ctx, in.Refresh)
	if errors.Is(err, auth.ErrInvalidToken) {
		return RefreshedToken{cookie: a.expiredCookie(), ended: err}, nil
	}
	if err != nil {
		return RefreshedToken{}, err
	}
	return RefreshedToken{Token: session.Token, User: a.holder(ctx, session.Token), cookie: a.cookie(session)}, nil
}

// holder is what GET me answers to a token just made, so that a page need not ask: the session's own person, whoever is
// acted for. Nil when it cannot be read now, because the browser must get its new cookie all the same.
func (a *API) holder(ctx context.Context, token string) *Me {
	actor, err := a.Sessions.Authenticate(ctx, token, "")
	if err == nil {
		var me Me
		if me, err = a.selfOf(ctx, actor); err == nil {
			return &me
		}
	}
	log.From(ctx).Warn().Err(err).Msg("a session renewed without its person")
	return nil
}

func (a *API) signOut(ctx context.Context, _ struct{}) (api.Response[api.NoContent], error) {
	if err := a.Sessions.SignOut(ctx, auth.Must(ctx).Family); err != nil {
		return api.Response[api.NoContent]{}, err
	}
	return api.Response[api.NoContent]{Headers: setCookie(a.expiredCookie())}, nil
}

// LogoutDocument ends the session of the browser that asks for the page
// /logout; the page itself is the interface (rulings, Routes and access).
func (a *API) LogoutDocument(ctx context.Context, r api.DocumentRequest) (api.DocumentReply, error) {
	if err := a.Sessions.SignOutToken(ctx, r.Cookies[SessionCookie]); err != nil {
		return api.DocumentReply{}, err
	}
	return api.DocumentReply{Cookies: []*http.Cookie{a.expiredCookie()}}, nil
}

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
