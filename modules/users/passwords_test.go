package users_test

import (
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

const fresh = "Cave!2027x"

// token is that of the last link to an address.
func (h *house) token(email string) string {
	h.t.Helper()
	token, ok := strings.CutPrefix(h.link(email), "/forgot-password/")
	if !ok {
		h.t.Fatalf("%s is no link of a password", h.link(email))
	}
	return token
}

func (h *house) forgot(email string) *apitest.Response {
	h.t.Helper()
	return h.With().Post("/api/forgot_password/", with("email", email))
}

func (h *house) reset(token, password string) *apitest.Response {
	h.t.Helper()
	return h.With().Post("/api/forgot_password/"+token, with("password", password))
}

// the mailed link sets a password once, and ends what was open.
func TestForgottenPassword(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		h.forgot("Table@example.test").Want(204)
		h.With().Post("/api/forgot_password", with("email", "table@example.test")).Want(204) // the slash may be left out
		older, token := "", h.token("table@example.test")
		for _, m := range h.mails.to("table@example.test")[:1] {
			older = strings.TrimPrefix(linkOfMail.FindStringSubmatch(m.Text)[1], "/forgot-password/")
		}
		if n := h.count(`SELECT count(*) FROM account_tokens WHERE token_hash = ?`, token); n != 0 {
			t.Error("the token is kept in clear")
		}
		link := h.Get("/api/forgot_password/" + token).Want(200)
		if link.Text("kind") != "reset" || link.Text("email") != "table@example.test" || link.Text("company") != "Maison table" ||
			link.Text("invitedBy") != "" || link.Text("expiresAt") != "2026-11-21T11:00:00Z" {
			t.Errorf("the link says %s", link.Body)
		}
		if got := h.reset(token, "weak").Want(422).Violations()["password"]; got == "" {
			t.Error("a weak password is taken")
		}
		browser.Get("/api/me").Want(200)

		h.reset(token, fresh).Want(204)
		browser.Get("/api/me").Want(401)
		browser.Post("/api/token/refresh", nil, apitest.XSRF()).Want(401)
		h.With().Post("/api/token/auth", credentials{"table@example.test", password}).Want(401)
		h.With().Post("/api/token/auth", credentials{"table@example.test", fresh}).Want(200)
		mails := h.mails.to("table@example.test")
		if last := mails[len(mails)-1]; last.Subject != "Votre mot de passe a été modifié" || strings.Contains(last.Text, fresh) {
			t.Errorf("the owner was told %q", last.Subject)
		}
		for _, used := range []string{token, older} { // a used link, and the one beside it
			if got := h.reset(used, "Autre#2028").Want(404); got.Text("code") != "users.account_token" {
				t.Errorf("%s", got.Body)
			}
			h.Get("/api/forgot_password/" + used).Want(404)
		}
	})
}

func TestResetLinkExpires(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.forgot("table@example.test").Want(204)
		token := h.token("table@example.test")
		h.clock.Advance(time.Hour - time.Second)
		h.Get("/api/forgot_password/" + token).Want(200)
		h.clock.Advance(time.Second)
		expired := h.Get("/api/forgot_password/" + token).Want(404)
		unknown := h.Get("/api/forgot_password/" + strings.Repeat("x", 43)).Want(404)
		if string(expired.Body) != string(unknown.Body) {
			t.Errorf("%s, %s", expired.Body, unknown.Body)
		}
		h.reset(token, fresh).Want(404)
		h.signIn("table@example.test")
	})
}

// Two browsers with one link: it serves one of them.
func TestResetLinkServesOnce(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.forgot("table@example.test").Want(204)
		token := h.token("table@example.test")
		var (
			group    sync.WaitGroup
			mu       sync.Mutex
			statuses = map[int]int{}
		)
		for range 6 {
			group.Go(func() {
				got := h.reset(token, fresh).Status
				mu.Lock()
				defer mu.Unlock()
				statuses[got]++
			})
		}
		group.Wait()
		if statuses[204] != 1 || statuses[404] != 5 {
			t.Errorf("statuses %v", statuses)
		}
	})
}

// Enumeration by text: known, unknown, blocked and deleted answer alike, up to the limit and beyond.
func TestForgottenPasswordTellsNothing(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		for _, name := range []string{"table", "blocked", "deleted", "processing"} {
			h.account(name+"@example.test", auth.Restaurant)
			h.change(`UPDATE users SET status = ? WHERE email = ?`, strings.Replace(name, "table", "valid", 1), name+"@example.test")
		}
		answers := map[string]string{}
		for _, name := range []string{"table", "blocked", "deleted", "processing", "nobody"} {
			h.unlimited()
			var all strings.Builder
			for range 6 { // one more than an account may have
				got := h.forgot(name + "@example.test")
				all.WriteString(strconv.Itoa(got.Status) + string(got.Body) + "\n")
			}
			answers[name] = all.String()
		}
		for name, got := range answers {
			if got != answers["nobody"] || !strings.HasPrefix(got, "204\n204\n204\n204\n204\n429") {
				t.Errorf("%s: %s", name, got)
			}
		}
		for name, want := range map[string]int{"table": 5, "processing": 5, "blocked": 0, "deleted": 0, "nobody": 0} {
			if got := len(h.mails.to(name + "@example.test")); got != want {
				t.Errorf("%d mails to %s", got, name)
			}
		}
		h.unlimited()
		for i := range 20 { // stuffing from one address
			h.forgot("x" + strconv.Itoa(i) + "@example.test").Want(204)
		}
		if got := h.forgot("table@example.test").Want(429); got.Header.Get("Retry-After") == "" {
			t.Error("no Retry-After")
		}
		h.forgot("a@example.test\r\nBcc: b@example.test").Want(422)
	})
}

// A link that went to an address serves no longer once the account has another one.
func TestResetLinkEndsWithItsAddress(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(_ *testing.T, h *house) {
		id := h.account("old@example.test", auth.Restaurant)
		h.forgot("old@example.test").Want(204)
		token := h.token("old@example.test")
		browser := h.signIn("old@example.test")
		browser.Patch("/api/users/"+strconv.FormatInt(id, 10), with("email", "new@example.test")).Want(200)
		h.Get("/api/forgot_password/" + token).Want(200)
		browser.Post("/api/email_changes/"+h.emailLink("new@example.test"), nil).Want(200)
		h.Get("/api/forgot_password/" + token).Want(404)
		h.reset(token, fresh).Want(404)
	})
}

// one's own password, soon after signing in; other sessions end.
func TestChangePassword(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		other := h.account("other@example.test", auth.Restaurant)
		path := func(id int64) string { return "/api/users/" + strconv.FormatInt(id, 10) + "/password" }
		body := with("password", fresh)
		elsewhere, browser, admin := h.signIn("table@example.test"), h.signIn("table@example.test"), h.signIn("admin@example.test")

		browser.Patch(path(other), body).Want(403)
		admin.Patch(path(id), body).Want(403)
		admin.With(apitest.Header("X-Switch-User", "table@example.test")).Patch(path(id), body).Want(403)
		if got := browser.Patch(path(id), with("password", "")).Want(422).Violations()["password"]; got != "Le champ est obligatoire" {
			t.Errorf("told %q", got)
		}
		h.clock.Advance(5 * time.Minute)
		if got := browser.Patch(path(id), body).Want(403).Text("code"); got != "users.recent_sign_in" {
			t.Errorf("code %s", got)
		}
		browser = h.signIn("table@example.test")
		browser.Patch(path(id), body).Want(204)
		browser.Get("/api/me").Want(200)
		elsewhere.Get("/api/me").Want(401)
		h.With().Post("/api/token/auth", credentials{"table@example.test", password}).Want(401)
		h.With().Post("/api/token/auth", credentials{"table@example.test", fresh}).Want(200)
		if got := h.mails.to("table@example.test"); len(got) != 1 || got[0].Subject != "Votre mot de passe a été modifié" {
			t.Errorf("the owner got %+v", got)
		}
		if n := h.count(`SELECT count(*) FROM audit_entries WHERE action = 'users.password_changed' AND subject_id = ?`, id); n != 1 {
			t.Errorf("%d lines in the trail", n)
		}
	})
}

// A locked-out owner comes back by the mailed link.
func TestResetForgetsFailures(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(_ *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		for range 10 {
			h.With().Post("/api/token/auth", credentials{"table@example.test", "wrong"}).Want(401)
		}
		h.With().Post("/api/token/auth", credentials{"table@example.test", password}).Want(429)
		h.forgot("table@example.test").Want(204)
		h.reset(h.token("table@example.test"), fresh).Want(204)
		h.With().Post("/api/token/auth", credentials{"table@example.test", fresh}).Want(200)
	})
}

// Cross-site POST: what another site's form can send is no JSON, and is refused before anything happens.
func TestCrossSiteForms(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.forgot("table@example.test").Want(204)
		token := h.token("table@example.test")
		for _, kind := range []string{"text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"} {
			for path, body := range map[string]any{
				"/api/register": applicant(), "/api/forgot_password/": with("email", "table@example.test"),
				"/api/forgot_password/" + token: with("password", fresh), "/api/token/auth": credentials{"table@example.test", password},
			} {
				got := h.With().Post(path, body, apitest.Header("Content-Type", kind), apitest.Header("Origin", "https://evil.example"))
				if got.Status != 415 || got.Header.Get("Set-Cookie") != "" || got.Header.Get("Access-Control-Allow-Origin") != "" {
					t.Errorf("%s as %s: %d", path, kind, got.Status)
				}
			}
		}
		if n := h.count(`SELECT count(*) FROM users`); n != 1 || len(h.mails.sent) != 1 {
			t.Errorf("%d accounts, %d mails", n, len(h.mails.sent))
		}
		h.signIn("table@example.test")
	})
}
