package users_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// reopen exchanges the refresh cookie, as a page does that is opened.
func reopen(browser *apitest.Client, with ...apitest.Option) *apitest.Response {
	return browser.Post("/api/token/refresh", nil, append(with, apitest.XSRF(), apitest.Without("Authorization"))...)
}

// told is the member user of an answer, as it was sent.
func told(t *testing.T, answer *apitest.Response) string {
	t.Helper()
	var body struct{ User json.RawMessage }
	answer.JSON(&body)
	return string(body.User)
}

// A page that is opened learns with its token who it is for, in the words of GET me.
func TestRefreshTellsThePerson(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		groups := map[string]auth.Group{
			"table@example.test": auth.Restaurant, "maison@example.test": auth.Supplier, "agent@example.test": auth.CommercialAgent,
			"admin@example.test": auth.Admin, "super@example.test": auth.Superadmin, "waiting@example.test": auth.CSE,
		}
		for email, group := range groups {
			h.account(email, group)
		}
		h.change(`UPDATE users SET status = 'processing' WHERE email = 'waiting@example.test'`)
		for email := range groups {
			browser := h.signIn(email)
			answer := reopen(browser).Want(200)
			asked := browser.Get("/api/me", apitest.Token(answer.Text("token"))).Want(200)
			if got := told(t, answer); got != string(asked.Body) || answer.Text("user/email") != email {
				t.Errorf("%s: told %s, GET me answers %s", email, got, asked.Body)
			}
			if caching := answer.Header.Get("Cache-Control"); caching != "no-store" {
				t.Errorf("%s: Cache-Control %s", email, caching)
			}
		}
	})
}

// The cookie is the admin's own: whom it acts for is asked with the token, which alone is checked for that (domain 8.3).
func TestRefreshActsForNobody(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		for _, email := range []string{"admin@example.test", "table@example.test"} {
			browser := h.signIn(email)
			for _, target := range []string{"table@example.test", "nobody@example.test", "admin@example.test"} {
				answer := reopen(browser, apitest.Header("X-Switch-User", target)).Want(200)
				if answer.Text("user/email") != email || answer.Value("user/impersonator") != nil {
					t.Errorf("%s as %s: %s", email, target, answer.Body)
				}
			}
		}
	})
}

// Who is refused a token is told nothing else.
func TestRefusedRefreshTellsNobody(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		blocked, stolen := h.signIn("table@example.test"), h.signIn("table@example.test")
		thief := stolen.With()
		reopen(stolen).Want(200)
		h.clock.Advance(10*time.Second + time.Microsecond)
		answers := map[string]*apitest.Response{
			"used before": reopen(thief).Want(401),
			"unknown":     reopen(h.signIn("table@example.test").With(apitest.Cookie("refresh_token", "unknown"))).Want(401),
			"no XSRF":     h.signIn("table@example.test").Post("/api/token/refresh", nil, apitest.Without("Authorization")).Want(403),
		}
		h.change(`UPDATE users SET status = 'blocked' WHERE email = 'table@example.test'`)
		answers["blocked"] = reopen(blocked).Want(401)
		for name, answer := range answers {
			if answer.Value("user") != nil || strings.Contains(string(answer.Body), "table") {
				t.Errorf("%s: %d %s", name, answer.Status, answer.Body)
			}
		}
	})
}

// The token just used serves no more: its successor reaches the browser even when the person cannot be read.
func TestRefreshWithoutThePerson(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		before := browser.Cookie("refresh_token")
		h.insert(`ALTER TABLE addresses RENAME TO elsewhere`)
		answer := reopen(browser).Want(200)
		if answer.Text("token") == "" || answer.Value("user") != nil || browser.Cookie("refresh_token") == before {
			t.Errorf("%s, cookie changed: %v", answer.Body, browser.Cookie("refresh_token") != before)
		}
	})
}
