package users_test

import (
	"strings"
	"testing"

	"millesime/platform/auth"
)

// Domain 5.8, 5.10: what invoices say of a supplier, written by itself and admins; null and "" clear.
func TestSupplierRegistration(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("maison@example.test", auth.Supplier)
		h.change("UPDATE users SET siren = '552100554' WHERE id = ?", id)
		h.account("admin@example.test", auth.Admin)
		browser := h.signIn("maison@example.test")
		iri := recordPath("parameter_suppliers", id)
		if got := browser.Get(iri).Want(200); got.Text("vatRegime") != "normal" || got.Value("capital") != nil || got.Text("legalForm") != "" {
			t.Errorf("at first: %s", got.Body)
		}
		browser.Patch(iri, `{"legalForm":"SARL","capital":"10000.50","rcsCity":"Bordeaux","outsideRcs":true,"vatOnDebits":true,"vatRegime":"franchise",
			"electronicAddress":"552100554_FACTURES"}`).Want(200)
		browser.Patch(iri, `{"handlingFee":"1"}`).Want(200) // what is left out stays
		for name, want := range map[string]string{
			"legalForm": "SARL", "capital": "10000.5", "rcsCity": "Bordeaux", "outsideRcs": "true", "vatOnDebits": "true", "vatRegime": "franchise",
			"electronicAddress": "552100554_FACTURES",
		} {
			if got := browser.Get(path(id)).Text("parameters/" + name); got != want {
				t.Errorf("%s is %q, want %q", name, got, want)
			}
		}
		if n := h.count("SELECT count(*) FROM audit_entries WHERE action = 'users.parameters_changed' AND CAST(after_state AS TEXT) LIKE '%Bordeaux%'"); n != 1 {
			t.Errorf("%d lines in the trail", n)
		}
		for field, bad := range map[string][]string{
			"legalForm": {`"` + strings.Repeat("x", 61) + `"`, `"SA\nRL"`}, "capital": {`"-1"`, `"100000000000000.01"`},
			"rcsCity": {`"` + strings.Repeat("x", 61) + `"`}, "vatRegime": {`"none"`},
			"electronicAddress": {`"552100555"`, `"55210055"`, `"552100554 FACTURES"`, `"552100554_"`, `"732829320"`, `"jean@example.test"`},
		} {
			for _, value := range bad {
				if got := browser.Patch(iri, `{"`+field+`":`+value+`}`).Want(422).Violations(); len(got) != 1 || got[field] == "" {
					t.Errorf("%s %s: %v", field, value, got)
				}
			}
		}
		cleared := h.signIn("admin@example.test").Patch(iri, `{"legalForm":null,"capital":null,"rcsCity":"","vatRegime":null,"electronicAddress":""}`).Want(200)
		if cleared.Text("legalForm") != "" || cleared.Value("capital") != nil || cleared.Text("vatRegime") != "normal" || cleared.Text("electronicAddress") != "" {
			t.Errorf("cleared: %s", cleared.Body)
		}
	})
}

// What invoices say of a buyer: where e-invoices go and who answers for them. They are no conditions: the buyer writes them itself.
func TestBuyersBillingContact(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		for _, group := range auth.Buyers() {
			id := h.account(string(group)+"@example.test", group)
			iri, browser := recordPath(records()[group][0], id), h.signIn(string(group)+"@example.test")
			browser.Patch(iri, `{"electronicAddress":"732829320","billingContact":{"name":"Léa Compta","email":"compta@example.test","phone":"04 65 71 00 00"}}`).Want(200)
			browser.Patch(iri, `{"electronicAddress":"732829320_1"}`).Want(200)
			got := browser.Get(iri).Want(200)
			if got.Text("electronicAddress") != "732829320_1" || got.Text("billingContact/name") != "Léa Compta" || got.Text("billingContact/phone") != "04 65 71 00 00" {
				t.Errorf("%s: %s", group, got.Body)
			}
			for field, bad := range map[string]string{
				"billingContact.email": `{"billingContact":{"email":"x"}}`, "billingContact.phone": `{"billingContact":{"phone":"x"}}`,
				"billingContact.name": `{"billingContact":{"name":"` + strings.Repeat("x", 81) + `"}}`, "electronicAddress": `{"electronicAddress":"1"}`,
			} {
				if got := browser.Patch(iri, bad).Want(422).Violations(); len(got) != 1 || got[field] == "" {
					t.Errorf("%s of %s: %v", bad, group, got)
				}
			}
			if got := browser.Get(iri).Text("discountOnInvoice"); got != "0" {
				t.Errorf("%s has a discount of %q", group, got)
			}
		}
	})
}
