package users_test

import (
	"testing"

	"millesime/platform/auth"
)

// An account whose e-mail was mistyped: an admin's correction counts at once, and the links that went elsewhere die.
func TestCorrectedEmailOfAnAccountNeverActivated(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		h.account("maison@example.test", auth.Supplier)
		h.account("used@example.test", auth.Restaurant)
		admin := h.signIn("admin@example.test")
		maison := h.signIn("maison@example.test")
		maison.Post("/api/users", invited("mistyped@example.test", "restaurant")).Want(201)
		first := h.token("mistyped@example.test")
		id := int64(h.count(`SELECT id FROM users WHERE email = 'mistyped@example.test'`))
		h.Post("/api/forgot_password", fields{"email": "mistyped@example.test"})
		second := h.token("mistyped@example.test")
		if got := admin.Get(path(id)).Want(200); got.Text("awaitsActivation") != "true" {
			t.Errorf("before: %s", got.Body)
		}

		maison.Patch(path(id), fields{"email": "typed@example.test"}).Want(404) // who made it sees what it typed, and corrects nothing
		if got := admin.Patch(path(id), fields{"email": "used@example.test"}).Want(422).Violations()["email"]; got != "Cet e-mail est déjà utilisé" {
			t.Errorf("a used one: %q", got)
		}
		changed := admin.Patch(path(id), fields{"email": "Typed@example.test", "phone": "0465710000"}).Want(200)
		if changed.Text("email") != "typed@example.test" || changed.Text("pendingEmail") != "" || changed.Text("awaitsActivation") != "true" {
			t.Errorf("changed: %s", changed.Body)
		}
		for _, dead := range []string{first, second} {
			h.Get("/api/forgot_password/" + dead).Want(404)
		}
		if got := h.lettersTo("mistyped@example.test"); len(got) != 2 {
			t.Errorf("the wrong address got %q", got)
		}
		if got := admin.Get(path(id) + "/history").Want(200); got.Text("hydra:member/0/before/email") != "mistyped@example.test" ||
			got.Text("hydra:member/0/after/email") != "typed@example.test" {
			t.Errorf("the trail: %s", got.Body)
		}
		h.reset(h.token("typed@example.test"), password).Want(204)

		// Activated, another e-mail has to be confirmed by whoever has its mailbox.
		if got := admin.Patch(path(id), fields{"email": "other@example.test"}).Want(200); got.Text("email") != "typed@example.test" ||
			got.Text("pendingEmail") != "other@example.test" || got.Text("awaitsActivation") != "false" {
			t.Errorf("once activated: %s", got.Body)
		}
	})
}

func TestActivationLinkIsSentAgain(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		h.account("super@example.test", auth.Superadmin)
		active := h.account("active@example.test", auth.Restaurant)
		admin, super := h.signIn("admin@example.test"), h.signIn("super@example.test")
		made := admin.Post("/api/users", invited("new@example.test", "restaurant")).Want(201)
		if made.Text("awaitsActivation") != "true" {
			t.Errorf("made %s", made.Body)
		}
		again := made.Text("@id") + "/activation"
		first := h.token("new@example.test")
		admin.Post(again, nil).Want(204)
		second := h.token("new@example.test")
		h.Get("/api/forgot_password/" + first).Want(404)
		h.Get("/api/forgot_password/" + second).Want(200)
		if got := admin.Get(made.Text("@id") + "/history").Want(200).Text("hydra:member/0/action"); got != "users.activation_sent" {
			t.Errorf("the trail holds %q", got)
		}

		h.change(`UPDATE users SET status = 'blocked' WHERE email = 'new@example.test'`)
		admin.Post(again, nil).Want(409)
		h.change(`UPDATE users SET status = 'valid' WHERE email = 'new@example.test'`)
		for range 3 { // five an hour, the refused one among them
			admin.Post(again, nil).Want(204)
		}
		if got := admin.Post(again, nil).Want(429).Header.Get("Retry-After"); got == "" {
			t.Error("no time to wait")
		}
		h.unlimited()
		h.reset(h.token("new@example.test"), password).Want(204)
		admin.Post(again, nil).Want(409)
		admin.Post(path(active)+"/activation", nil).Want(409)
		h.signIn("new@example.test").Post(again, nil).Want(403)

		colleague := super.Post("/api/users", invited("colleague@example.test", "admin")).Want(201).Text("@id") + "/activation"
		admin.Post(colleague, nil).Want(403)
		super.Post(colleague, nil).Want(204)
		admin.Post("/api/users/999999/activation", nil).Want(404)
	})
}
