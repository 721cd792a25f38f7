package users_test

import (
	"strings"
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// A person deletes its own account: with the password given just before, in person, and no open orders.
func TestErasure(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		browser, phone, admin := h.signIn("table@example.test"), h.signIn("table@example.test"), h.signIn("admin@example.test")
		admin.With(apitest.Header("X-Switch-User", "table@example.test")).Post("/api/me/erasure", nil).Want(403)
		if got := admin.Post("/api/me/erasure", nil).Want(403).Text("hydra:description"); got == "" {
			t.Error("an admin is refused without words")
		}
		if got := browser.Post("/api/me/erasure", map[string]string{"reason": strings.Repeat("é", 501)}).Violations(); got["reason"] == "" {
			t.Errorf("a long reason: %v", got)
		}
		h.clock.Advance(6 * time.Minute)
		late := browser.Post("/api/me/erasure", map[string]string{"reason": "Fermeture"}).Want(403)
		if late.Text("code") != "users.recent_sign_in" || late.Text("hydra:description") != "Confirmez d’abord votre mot de passe." {
			t.Errorf("six minutes after the password: %s", late.Body)
		}
		browser.Get("/api/me").Want(200)

		browser = h.signIn("table@example.test")
		browser.Post("/api/me/erasure", map[string]string{"reason": "Fermeture"}).Want(204)
		if browser.Cookie("refresh_token") != "" {
			t.Error("the cookie is still there")
		}
		browser.Get("/api/me").Want(401)
		phone.Get("/api/me").Want(401)
		phone.Post("/api/token/refresh", nil, apitest.XSRF(), apitest.Without("Authorization")).Want(401)
		h.With().Post("/api/token/auth", credentials{"table@example.test", password}).Want(401)
		if n := h.count("SELECT count(*) FROM users WHERE id = ? AND status = 'deleted' AND status_reason = 'Fermeture' AND status_before = 'valid'", id); n != 1 {
			t.Error("the account is not deleted")
		}
		if n := h.count("SELECT count(*) FROM refresh_families WHERE user_id = ? AND revoked_at IS NULL", id); n != 0 {
			t.Errorf("%d sessions live on", n)
		}
		if n := h.count("SELECT count(*) FROM audit_entries WHERE action = 'users.status_changed' AND subject_id = ? AND actor_id = ?", id, id); n != 1 {
			t.Errorf("%d entries", n)
		}
		mails := h.mails.to("table@example.test")
		if len(mails) != 1 || mails[0].Subject != "Votre compte Millésime est supprimé" || !strings.Contains(mails[0].Text, "30 jours") {
			t.Errorf("mails: %+v", mails)
		}
	})
}

// Who waits for validation may leave too, and is told what is true: it was not refused.
func TestErasureWhileWaiting(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("new@example.test", auth.Customer)
		h.change(`UPDATE users SET status = 'processing' WHERE id = ?`, id)
		h.signIn("new@example.test").Post("/api/me/erasure", nil).Want(204)
		if n := h.count("SELECT count(*) FROM users WHERE id = ? AND status = 'deleted'", id); n != 1 {
			t.Error("the account is not deleted")
		}
		if mails := h.mails.to("new@example.test"); len(mails) != 1 || mails[0].Subject != "Votre compte Millésime est supprimé" {
			t.Errorf("mails: %+v", mails)
		}
	})
}

func TestErasureWaitsForOpenOrders(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		h.business[id] = 2
		browser := h.signIn("table@example.test")
		if got := browser.Post("/api/me/erasure", nil).Want(409).Text("hydra:description"); !strings.Contains(got, "2") {
			t.Errorf("refused with %q", got)
		}
		browser.Get("/api/me").Want(200)
		if len(h.mails.to("table@example.test")) != 0 {
			t.Error("a mail left")
		}
	})
}
