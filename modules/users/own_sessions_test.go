package users_test

import (
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// Domain 8.2: a person sees where it is signed in, and ends what it does not know.
func TestOwnSessions(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		h.account("other@example.test", auth.Restaurant)
		other := h.signIn("other@example.test")
		from := func(userAgent string) *apitest.Client {
			browser := h.With(apitest.Header("User-Agent", userAgent))
			token := browser.Post("/api/token/auth", credentials{"table@example.test", password}).Want(200).Text("token")
			h.clock.Advance(time.Minute)
			return browser.With(apitest.Token(token))
		}
		desk, phone := from("Desk"), from("Phone")
		refresh := func(browser *apitest.Client) *apitest.Response {
			return browser.Post("/api/token/refresh", nil, apitest.XSRF(), apitest.Without("Authorization"))
		}
		refresh(desk).Want(200)

		list := desk.Get("/api/sessions").Want(200)
		for name, want := range map[string]string{
			"hydra:totalItems":          "2",
			"hydra:member/0/userAgent":  "Desk", // the last used first
			"hydra:member/0/current":    "true",
			"hydra:member/0/createdAt":  "2026-11-21T10:00:00Z",
			"hydra:member/0/lastUsedAt": "2026-11-21T10:02:00Z",
			"hydra:member/0/expiresAt":  "2026-12-21T10:02:00Z",
			"hydra:member/1/userAgent":  "Phone",
			"hydra:member/1/current":    "false",
			"hydra:member/1/lastUsedAt": "2026-11-21T10:01:00Z",
		} {
			if got := list.Text(name); got != want {
				t.Errorf("%s is %q, want %q", name, got, want)
			}
		}
		theirs := list.Text("hydra:member/1/@id")
		if theirs != "/api/sessions/"+list.Text("hydra:member/1/id") {
			t.Errorf("the session is %s", theirs)
		}
		other.Delete(theirs).Want(404)
		phone.Get("/api/me").Want(200)
		desk.Delete(theirs).Want(204)
		phone.Get("/api/me").Want(401)
		refresh(phone).Want(401)
		desk.Delete(theirs).Want(404)
		desk.Delete("/api/sessions/none").Want(404)
		if n := h.count("SELECT count(*) FROM audit_entries WHERE action = 'users.session_ended' AND subject_id = ?", id); n != 1 {
			t.Errorf("%d entries", n)
		}
		// One's own session takes its cookie along.
		desk.Delete(list.Text("hydra:member/0/@id")).Want(204)
		if desk.Cookie("refresh_token") != "" {
			t.Error("the cookie is still there")
		}
		desk.Get("/api/me").Want(401)
		other.Get("/api/me").Want(200)
	})
}

func TestSessionsAreTheOwnersAlone(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		owner, admin := h.signIn("table@example.test"), h.signIn("admin@example.test")
		iri := owner.Get("/api/sessions").Want(200).Text("hydra:member/0/@id")
		acting := admin.With(apitest.Header("X-Switch-User", "table@example.test"))
		acting.Get("/api/sessions").Want(403)
		acting.Delete(iri).Want(403)
		admin.Delete(iri).Want(404)
		h.With().Get("/api/sessions").Want(401)
		h.change(`UPDATE users SET status = 'processing' WHERE id = ?`, id)
		owner.Get("/api/sessions").Want(200)
		h.clock.Advance(31 * 24 * time.Hour)
		if got := h.signIn("table@example.test").Get("/api/sessions").Want(200).Text("hydra:totalItems"); got != "1" {
			t.Errorf("%s sessions after a month", got)
		}
	})
}
