package users_test

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// sentBack reads something and sends the same body back as a PATCH, which answers 200, changes nothing and leaves no trace. Then
// each of the read-only members is changed, and refused by its name.
func (h *house) sentBack(browser *apitest.Client, read, write string, readOnly map[string]any) {
	h.t.Helper()
	body := browser.Get(read).Want(200)
	traces := func() [3]int {
		return [3]int{
			h.count("SELECT count(*) FROM audit_entries"), h.count("SELECT count(*) FROM outbox"),
			h.count("SELECT count(*) FROM user_relation_terms"),
		}
	}
	before := traces()
	answer := browser.Patch(write, json.RawMessage(body.Body))
	if answer.Status != 200 {
		h.t.Errorf("%s sent back: %d %s", read, answer.Status, answer.Body)
		return
	}
	if again := browser.Get(read).Want(200); string(again.Body) != string(body.Body) || traces() != before {
		h.t.Errorf("%s sent back is\n%s, was\n%s (traces %v, were %v)", read, again.Body, body.Body, traces(), before)
	}
	for name, value := range readOnly {
		var changed map[string]any
		body.JSON(&changed)
		changed = maps.Clone(changed)
		changed[name] = value
		got := browser.Patch(write, changed)
		if got.Status != 422 || got.Violations()[name] != "Ce champ ne se modifie pas ici" || len(got.Violations()) != 1 {
			h.t.Errorf("%s with another %s: %d %s", read, name, got.Status, got.Body)
		}
	}
	browser.Patch(write, map[string]any{"nonsense": 1}).Want(400)
}

// What is read can be written back by who may write it.
func TestWhatIsReadCanBeSentBack(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(_ *testing.T, h *house) {
		v := newVillage(h)
		h.change(`UPDATE users SET siren = '732829320', birthday = '1980-05-17', phone = '+33 5 56 00 00 00', status_reason = 'Vu au salon'`)
		readOnly := map[string]any{
			"createdAt": "2020-01-01T00:00:00Z", "transitions": []string{"deleted"}, "pendingEmail": "autre@example.test",
			"awaitsActivation": true, "statusReason": "Autre", "addresses": []string{}, "relation": map[string]any{"id": 1},
		}
		for _, c := range [][2]string{{"table", "table"}, {"maison", "maison"}, {"agent", "agent"}, {"admin", "cave"}, {"admin", "pending"}, {"super", "admin"}} {
			h.sentBack(h.signIn(c[0]+"@example.test"), path(v[c[1]]), path(v[c[1]]), readOnly)
		}
	})
}

func TestRecordsCanBeSentBack(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		logo := dataURL("image/png", picturePNG(t, 8, 8, false))
		h.account("root@example.test", auth.Admin)
		admin := h.signIn("root@example.test")
		for group, kind := range records() {
			id := h.account(string(group)+"@example.test", group)
			browser := h.signIn(string(group) + "@example.test")
			record := recordPath(kind[0], id)
			body := map[string]any{"base64ContentLogo": logo}
			readOnly := map[string]any{}
			switch group { //nolint:exhaustive // the kinds of records
			case auth.Supplier:
				maps.Copy(body, map[string]any{
					"freeShippingFromValue": "450.00", "handlingFee": 5, "minimumOrderValue": "120", "paymentTerms": map[string]any{"kind": "days", "days": 30},
					"base64ContentCGV": dataURL("application/pdf", document(2000)),
				})
			case auth.CommercialAgent:
				maps.Copy(body, map[string]any{"iban": "FR1420041010050500013M02606", "sector": []string{"33", "69"}})
				readOnly["ibanEnding"] = "0000"
			}
			browser.Patch(record, body).Want(200)
			h.sentBack(browser, record, record, readOnly)
			h.sentBack(admin, record, record, readOnly)
			// The record of a person is the same wherever it is read.
			var person struct{ Parameters json.RawMessage }
			browser.Get(path(id)).Want(200).JSON(&person)
			if own := browser.Get(record).Want(200); string(person.Parameters) != string(own.Body) {
				t.Errorf("%s is\n%s, in its person\n%s", record, own.Body, person.Parameters)
			}
		}
	})
}

func TestAddressesCanBeSentBack(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(_ *testing.T, h *house) {
		newVillage(h)
		for _, name := range []string{"table", "admin"} {
			browser := h.signIn(name + "@example.test")
			h.change(`UPDATE addresses SET is_default = TRUE, phone = 'écrit avant la règle'`) // what is not changed is not held against today's rules
			address := browser.Get("/api/me").Want(200).Text("addresses/0/@id")
			h.sentBack(browser, address, address, nil)
		}
	})
}

func TestRelationsCanBeSentBack(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		supplier := h.signIn("maison@example.test")
		readOnly := map[string]any{
			"relation": "parent", "email": "autre@example.test", "user": nil, "since": nil, "invitedAt": "2020-01-01T00:00:00Z",
			"product": map[string]any{"id": 1}, "awaiting": "nobody", "expiresAt": "2030-01-01T00:00:00Z",
		}
		supplier.Patch(relationWith(h, "maison", v["gms"]), `{"outstandingValue":"1500.50","paymentTerms":{"kind":"days","days":30},"label":"Le voisin"}`).Want(200)
		for _, name := range []string{"table", "gms", "agent"} { // an agent's usual fee is shown though none was agreed
			iri := relationWith(h, "maison", v[name])
			h.sentBack(supplier, iri, iri, readOnly)
		}
		cave := h.signIn("agent@example.test")
		iri := relationWith(h, "agent", v["cave"])
		h.sentBack(cave, iri, iri, nil)
		parent := relationWith(h, "table", v["maison"])
		if !strings.HasPrefix(parent, "/api/user_parent/") {
			t.Fatalf("a child reads its relation at %s", parent)
		}
		h.sentBack(h.signIn("table@example.test"), parent, parent, map[string]any{"permanentDiscount": 50, "label": "x"})
		// Invitations, before an answer and after a refusal.
		supplier.Post("/api/user_children", `{"email":"cse@example.test"}`).Want(201)
		asked := supplier.Get("/api/user_children?status=pending&search=cse").Want(200).Text("hydra:member/0/@id")
		h.sentBack(supplier, asked, asked, nil)
		invited := h.signIn("cse@example.test")
		received := invited.Get("/api/user_parent?status=pending").Want(200).Text("hydra:member/0/@id")
		h.sentBack(invited, received, received, nil)
		invited.Patch(received, `{"status":"reject"}`).Want(200)
		h.sentBack(invited, received, received, nil)
		h.sentBack(supplier, asked, asked, nil)
	})
}
