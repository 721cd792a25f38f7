package users_test

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

func bankPath(id int64) string { return "/api/bank_details/" + strconv.FormatInt(id, 10) }

const account = "FR1420041010050500013M02606"

// Domain 8.3: a supplier changes the account that it is paid on in person, within five minutes of its password; it is told by mail,
// the trail has that it changed and nothing of it.
func TestBankDetails(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("maison@example.test", auth.Supplier)
		other := h.account("rival@example.test", auth.Supplier)
		h.account("admin@example.test", auth.Admin)
		browser, admin := h.signIn("maison@example.test"), h.signIn("admin@example.test")
		acting := admin.With(apitest.Header("X-Switch-User", "maison@example.test"))
		body := map[string]any{"iban": "fr14 2004 1010 0505 0001 3m02 606", "bic": "psst fr pp par", "version": 1}

		if got := browser.Get(bankPath(id)).Want(200); got.Text("iban") != "" || got.Text("@id") != bankPath(id) {
			t.Errorf("at first: %s", got.Body)
		}
		browser.Patch(bankPath(other), body).Want(404)
		browser.Get(bankPath(other)).Want(404)
		admin.Patch(bankPath(id), body).Want(403)
		admin.Get(bankPath(id)).Want(403)
		h.With().Patch(bankPath(id), body).Want(401)
		if got := acting.Patch(bankPath(id), body).Want(403).Text("code"); got != "auth.impersonating" {
			t.Errorf("acting for it: %s", got)
		}
		acting.Get(bankPath(id)).Want(403)
		h.clock.Advance(5 * time.Minute)
		if got := browser.Patch(bankPath(id), body).Want(403).Text("code"); got != "users.recent_sign_in" {
			t.Errorf("after five minutes: %s", got)
		}
		h.With().Post("/api/token/auth", credentials{"maison@example.test", "wrong"}).Want(401)
		browser.Patch(bankPath(id), body).Want(403)
		if n := h.count("SELECT count(*) FROM bank_details"); n != 0 {
			t.Errorf("%d accounts are kept though all was refused", n)
		}

		browser = h.signIn("maison@example.test")
		h.clock.Advance(5*time.Minute - time.Second)
		if got := browser.Patch(bankPath(id), body).Want(200); got.Text("iban") != account || got.Text("bic") != "PSSTFRPPPAR" {
			t.Errorf("changed: %s", got.Body)
		}
		browser.PatchSeen(bankPath(id), body).Want(200) // again: nothing changes, nobody is told
		letters := h.mails.to("maison@example.test")
		if len(letters) != 1 || letters[0].Subject != "Vos coordonnées bancaires ont été modifiées" ||
			!strings.Contains(letters[0].Text, "se termine par 2606") || strings.Contains(letters[0].Text, account[4:20]) {
			t.Errorf("the owner got %+v", letters)
		}
		if n := h.count("SELECT count(*) FROM audit_entries WHERE action = 'users.bank_details_changed' AND subject_id = ? AND actor_id = ?", id, id); n != 1 {
			t.Errorf("%d lines in the trail", n)
		}
		if n := h.count("SELECT count(*) FROM audit_entries WHERE CAST(after_state AS TEXT) LIKE '%0505%' OR CAST(before_state AS TEXT) LIKE '%0505%'"); n != 0 {
			t.Errorf("%d lines of the trail hold it", n)
		}
		if body := string(browser.Get(path(id)).Body) + string(browser.Get("/api/me/export").Want(200).Body); strings.Contains(body, account) {
			t.Error("the record or the export holds it")
		}
		browser = h.signIn("maison@example.test")
		if got := browser.PatchSeen(bankPath(id), map[string]any{"iban": nil}).Want(200); got.Text("iban") != "" || got.Text("bic") != "" {
			t.Errorf("taken away: %s", got.Body)
		}
		if got := h.mails.to("maison@example.test"); got[0].Subject != "Vos coordonnées bancaires ont été retirées" && got[len(got)-1].Subject != "Vos coordonnées bancaires ont été retirées" {
			t.Errorf("the owner got %+v", got)
		}
	})
}

// Every wrong account is refused at its field, without repeating it.
func TestWrongBankDetails(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("maison@example.test", auth.Supplier)
		browser := h.signIn("maison@example.test")
		for field, bad := range map[string][]string{
			"iban": {"FR1420041010050500013M02607", "DE543704004405320130001", "ZZ22370400440532013000", "FR14", "<script>", "0"},
			"bic":  {"PSST", "PSSTFRPPPA", "PSSTZZPP", "1SSTFRPP", "PSST FRPP PARX"},
		} {
			for _, value := range bad {
				got := browser.PatchSeen(bankPath(id), map[string]any{field: value}).Want(422).Violations()
				if len(got) != 1 || got[field] == "" || strings.Contains(got[field], value) {
					t.Errorf("%s %q: %v", field, value, got)
				}
			}
		}
		browser.Patch(bankPath(id), `{"iban":1}`).Want(400)
		browser.Patch(bankPath(id), `{"holder":"x"}`).Want(400)
		h.account("table@example.test", auth.Restaurant)
		h.signIn("table@example.test").Patch(bankPath(id), map[string]string{"iban": account}).Want(403)
	})
}
