package users_test

import (
	"testing"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/gate"
)

const (
	composed   = "Été-Vendange#2026"
	decomposed = "E\u0301te\u0301-Vendange#2026"
)

// A password signs in however a device composes its letters, and nothing is taken off it.
func TestAPasswordIsOneHoweverItsLettersAreComposed(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		h.Post("/api/register", applicant(with("email", "a@table.example"), with("password", decomposed))).Want(201)
		for _, given := range []string{composed, decomposed} {
			h.With().Post("/api/token/auth", credentials{"a@table.example", given}).Want(200)
		}
		for _, given := range []string{" " + composed, composed + "\u200b", "Ete-Vendange#2026"} {
			h.With().Post("/api/token/auth", credentials{"a@table.example", given}).Want(401)
		}
		// Seven letters are not eight.
		h.unlimited()
		short := h.Post("/api/register", applicant(with("email", "b@table.example"), with("password", "Aa1!e\u0301bc"))).Want(422).Violations()
		if short["password"] == "" {
			t.Errorf("violations %v", short)
		}
		h.unlimited()
		h.Post("/api/register", applicant(with("email", "c@table.example"), with("password", "Aa1!\\ud83c#Vendange"))).Want(201)
	})
}

// A hash of before is accepted once, in whatever form it was made, and made anew.
func TestHashesOfOtherFormsAreRenewed(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("a@table.example", auth.Restaurant)
		for _, c := range []struct{ kept, given, renewed string }{
			{decomposed, composed, composed},
			{decomposed, decomposed, composed},
			{"Vin\u00a0rouge#2026", "Vin\u00a0rouge#2026", "Vin rouge#2026"},
		} {
			h.change(`UPDATE users SET password_hash = ? WHERE email = 'a@table.example'`, "plain:"+c.kept)
			h.With().Post("/api/token/auth", credentials{"a@table.example", c.given}).Want(200)
			if n := h.count(`SELECT count(*) FROM users WHERE password_hash = ?`, "plain:"+c.renewed); n != 1 {
				t.Errorf("%q is not renewed", c.kept)
			}
		}
	})
}

func TestComposedPasswordWithArgon2(t *testing.T) {
	t.Parallel()
	passwords := auth.NewPasswords(gate.New(gate.Options{Patience: 2 * time.Minute}))
	h := newHouse(t, db.SQLite, passwords)
	h.account("admin@example.test", auth.Admin)
	h.Post("/api/register", applicant(with("email", "a@table.example"), with("password", decomposed))).Want(201)
	h.With().Post("/api/token/auth", credentials{"a@table.example", composed}).Want(200)
	h.With().Post("/api/token/auth", credentials{"a@table.example", decomposed}).Want(200)
}
