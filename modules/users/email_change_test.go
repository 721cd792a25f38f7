package users_test

import (
	"regexp"
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// emailLink is the token of the last link that confirms an e-mail.
func (h *house) emailLink(email string) string {
	h.t.Helper()
	found := regexp.MustCompile(`https://vin\.example/profile\?email=(\S+)`).FindStringSubmatch(h.textTo(email))
	if found == nil {
		h.t.Fatalf("no link in %q", h.textTo(email))
	}
	return found[1]
}

func TestNewEmailCountsOnceItsLinkIsFollowed(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("old@example.test", auth.Restaurant)
		h.account("taken@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		browser := h.signIn("old@example.test")
		confirm := func(c *apitest.Client, token string) int {
			return c.Post("/api/email_changes/"+token, nil).Status
		}
		if got := browser.Patch(path(id), fields{"email": "taken@example.test"}).Want(422).Violations(); got["email"] != "Cet e-mail est déjà utilisé" {
			t.Errorf("used: %v", got)
		}
		browser.Patch(path(id), fields{"email": "nobody"}).Want(422)
		asked := browser.Patch(path(id), fields{"email": " New@Example.Test "}).Want(200)
		if asked.Text("email") != "old@example.test" || asked.Text("pendingEmail") != "new@example.test" {
			t.Errorf("asked: %s", asked.Body)
		}
		if told := h.lettersTo("old@example.test"); len(told) != 1 || told[0] != "Demande de changement de votre adresse e-mail" {
			t.Errorf("the old address was told %q", told)
		}
		first := h.emailLink("new@example.test")
		h.With().Post("/api/token/auth", credentials{"new@example.test", password}).Want(401)

		// The whole form again keeps what was asked for; asking anew makes the first link useless.
		browser.Patch(path(id), fields{"email": "old@example.test", "phone": "0465710000"}).Want(200)
		if got := browser.Get("/api/me").Want(200).Text("pendingEmail"); got != "new@example.test" {
			t.Errorf("pending %q", got)
		}
		browser.Patch(path(id), fields{"email": "new@example.test"}).Want(200)
		second := h.emailLink("new@example.test")

		// Nobody but the person, not in its name, and no other token.
		if got := confirm(h.signIn("taken@example.test"), second); got != 404 {
			t.Errorf("somebody else confirms: %d", got)
		}
		acting := h.signIn("admin@example.test").With(apitest.Header("X-Switch-User", "old@example.test"))
		if got := confirm(acting, second); got != 403 {
			t.Errorf("an admin in its name confirms: %d", got)
		}
		acting.Patch(path(id), fields{"email": "other@example.test"}).Want(403)
		for _, wrong := range []string{first, second + "x", "x"} {
			if got := confirm(browser, wrong); got != 404 {
				t.Errorf("token %q: %d", wrong, got)
			}
		}
		h.With().Post("/api/email_changes/"+second, nil).Want(401)
		confirmed := browser.Post("/api/email_changes/"+second, nil).Want(200)
		if confirmed.Text("email") != "new@example.test" || confirmed.Text("pendingEmail") != "" {
			t.Errorf("confirmed: %s", confirmed.Body)
		}
		if got := confirm(browser, second); got != 404 {
			t.Errorf("a second time: %d", got)
		}
		browser.Get("/api/me").Want(200)
		h.signIn("new@example.test")
		h.With().Post("/api/token/auth", credentials{"old@example.test", password}).Want(401)
		acting.Get("/api/me").Want(403) // nobody has the old address
	})
}

// A person who tries many e-mails neither learns who has an account nor floods anybody.
func TestEmailChangesAreLimited(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("a@example.test", auth.Restaurant)
		browser := h.signIn("a@example.test")
		for range 20 {
			browser.Patch(path(id), fields{"email": "nobody"}).Want(422)
		}
		if got := browser.Patch(path(id), fields{"email": "new@example.test"}).Want(429); got.Header.Get("Retry-After") == "" {
			t.Errorf("no Retry-After: %v", got.Header)
		}
		browser.Patch(path(id), fields{"email": "a@example.test", "phone": "0465710000"}).Want(200)
		h.clock.Advance(time.Hour)
		h.signIn("a@example.test").Patch(path(id), fields{"email": "new@example.test"}).Want(200)
	})
}

func TestEmailLinkEnds(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id, rival := h.account("a@example.test", auth.Restaurant), h.account("b@example.test", auth.Restaurant)
		h.change(`UPDATE users SET status = 'processing' WHERE id = ?`, id)
		h.signIn("a@example.test").Patch(path(id), fields{"email": "new@example.test"}).Want(200)
		h.clock.Advance(24 * time.Hour)
		browser := h.signIn("a@example.test")
		browser.Post("/api/email_changes/"+h.emailLink("new@example.test"), nil).Want(404)
		if got := browser.Get("/api/me").Want(200).Text("pendingEmail"); got != "" {
			t.Errorf("still pending: %q", got)
		}
		// Two people ask for one address: the first to follow its link gets it.
		browser.Patch(path(id), fields{"email": "new@example.test"}).Want(200)
		mine := h.emailLink("new@example.test")
		other := h.signIn("b@example.test")
		other.Patch(path(rival), fields{"email": "new@example.test"}).Want(200)
		theirs := h.emailLink("new@example.test")
		browser.Post("/api/email_changes/"+mine, nil).Want(200)
		other.Post("/api/email_changes/"+theirs, nil).Want(409)
	})
}
