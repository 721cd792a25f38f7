package users_test

import (
	"strconv"
	"strings"
	"sync"
	"testing"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

func anAddress(kind, label string) map[string]any {
	return map[string]any{
		"typeAddress": kind, "label": label, "street": "3 quai des Chartrons", "postcode": "33000", "city": "Bordeaux",
	}
}

// defaults are the labels of a person's addresses by type, the default with a star.
func defaults(browser *apitest.Client) string {
	var me struct {
		Addresses []struct {
			TypeAddress, Label string
			IsDefault          bool
		} `json:"addresses"`
	}
	browser.Get("/api/me").Want(200).JSON(&me)
	byType := map[string][]string{}
	for _, a := range me.Addresses {
		if a.IsDefault {
			a.Label += "*"
		}
		byType[a.TypeAddress] = append(byType[a.TypeAddress], a.Label)
	}
	return strings.Join(byType["billing"], " ") + " | " + strings.Join(byType["shipping"], " ")
}

// A country is one that ISO 3166-1 has assigned.
func TestCountriesOfAddresses(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		abroad := func(country string) map[string]any {
			address := anAddress("billing", "Siège")
			address["country"], address["postcode"] = country, "1000"
			return address
		}
		for _, country := range []string{"XX", "ZZ", "EU", "UK", "be", "FRA"} {
			got := browser.Post("/api/addresses", abroad(country)).Want(422).Violations()
			if len(got) != 1 || got["country"] != "Indiquez le code du pays en deux lettres, par exemple FR" {
				t.Errorf("%s: %v", country, got)
			}
		}
		for _, country := range []string{"BE", "GE", "CH"} {
			browser.Post("/api/addresses", abroad(country)).Want(201)
		}
	})
}

// addresses have calls of their own, and each type has one default.
func TestAddressLives(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		full := map[string]any{
			"typeAddress": "billing", "label": "Siège", "company": "Le Bistrot", "street": "3 quai des Chartrons", "street2": "Hall B",
			"postcode": "33000", "city": "Bordeaux", "country": "FR", "phone": "+33 5 56 00 00 00",
		}
		made := browser.Post("/api/addresses", full).Want(201)
		for name, value := range full {
			if got := made.Text(name); got != value {
				t.Errorf("%s is %q, want %q", name, got, value)
			}
		}
		first := made.Text("@id")
		if first != "/api/addresses/"+made.Text("id") || made.Text("@type") != "Address" || made.Text("isDefault") != "true" {
			t.Errorf("the first: %s", made.Body)
		}
		second := browser.Post("/api/addresses", anAddress("billing", "Deux")).Want(201)
		if second.Text("country") != "FR" || second.Text("isDefault") != "false" {
			t.Errorf("the second: %s", second.Body)
		}
		quay := browser.Post("/api/addresses", anAddress("shipping", "Quai")).Want(201).Text("@id")
		expect := func(what, want string) {
			t.Helper()
			if got := defaults(browser); got != want {
				t.Errorf("%s: %s, want %s", what, got, want)
			}
		}
		expect("three", "Siège* Deux | Quai*")
		third := anAddress("billing", "Trois")
		third["isDefault"] = true
		thirdIRI := browser.Post("/api/addresses", third).Want(201).Text("@id")
		expect("a new default", "Siège Deux Trois* | Quai*")
		browser.Patch(second.Text("@id"), `{"isDefault":true}`).Want(200)
		expect("another default", "Siège Deux* Trois | Quai*")
		browser.Patch(second.Text("@id"), `{"isDefault":false}`).Want(200)
		expect("no longer the default", "Siège* Deux Trois | Quai*")
		browser.Patch(quay, `{"isDefault":false}`).Want(200)
		expect("alone, it stays the default", "Siège* Deux Trois | Quai*")
		// A default that changes its type leaves the mark behind, to the one before in the list too.
		browser.Patch(thirdIRI, `{"isDefault":true}`).Want(200)
		browser.Patch(thirdIRI, `{"typeAddress":"shipping"}`).Want(200)
		expect("moved", "Siège* Deux | Quai* Trois")
		browser.Patch(quay, `{"typeAddress":"billing","isDefault":true}`).Want(200)
		expect("moved as the default", "Siège Deux Quai* | Trois*")
		browser.Delete(quay).Want(204)
		expect("the default was deleted", "Siège* Deux | Trois*")
		browser.Delete(thirdIRI).Want(204)
		expect("the last of its type was deleted", "Siège* Deux | ")
		// A merge patch changes what it names; null clears.
		changed := browser.Patch(first, `{"street2":null,"city":"Pessac"}`).Want(200)
		if changed.Text("street2") != "" || changed.Text("city") != "Pessac" || changed.Text("street") != "3 quai des Chartrons" {
			t.Errorf("changed: %s", changed.Body)
		}
		browser.Delete(quay).Want(404)
		if n := h.count("SELECT count(*) FROM audit_entries WHERE subject = 'addresses' AND action = 'users.address_removed'"); n != 2 {
			t.Errorf("%d removals in the trail", n)
		}
	})
}

// Somebody else's address is as one that does not exist; admins write anybody's but other admins'.
func TestAddressesOfOthers(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		maison, table := h.account("maison@example.test", auth.Supplier), h.account("table@example.test", auth.Restaurant)
		stranger := h.account("stranger@example.test", auth.Restaurant)
		first, super := h.account("admin@example.test", auth.Admin), h.account("super@example.test", auth.Superadmin)
		second := h.account("second@example.test", auth.Admin)
		h.relate(maison, table, "valid")
		owner := h.signIn("table@example.test")
		iri := owner.Post("/api/addresses", anAddress("billing", "Siège")).Want(201).Text("@id")
		for _, email := range []string{"stranger@example.test", "maison@example.test"} { // the second sees the address
			other := h.signIn(email)
			if got := other.Patch(iri, `{"city":"Ailleurs"}`).Want(404).Text("hydra:description"); got != "Cette adresse est introuvable." {
				t.Errorf("%s: %s", email, got)
			}
			other.Delete(iri).Want(404)
		}
		with := func(id int64) map[string]any {
			body := anAddress("shipping", "Quai")
			body["user"] = "/api/users/" + strconv.FormatInt(id, 10)
			return body
		}
		owner.Post("/api/addresses", with(table)).Want(201)
		owner.Post("/api/addresses", with(stranger)).Want(404)
		h.signIn("maison@example.test").Post("/api/addresses", with(table)).Want(403)
		admin := h.signIn("admin@example.test")
		admin.Post("/api/addresses", with(table)).Want(201)
		admin.Patch(iri, `{"city":"Pessac"}`).Want(200)
		admin.Post("/api/addresses", with(first)).Want(201)
		admin.Post("/api/addresses", with(second)).Want(403)
		admin.Post("/api/addresses", with(super)).Want(404)
		h.signIn("super@example.test").Post("/api/addresses", with(second)).Want(201)
		admin.Post("/api/addresses", map[string]any{"user": "/api/orders/1"}).Want(400)
		if got := defaults(owner); got != "Siège* | Quai* Quai" {
			t.Errorf("addresses: %s", got)
		}
		if n := h.count("SELECT count(*) FROM audit_entries WHERE subject = 'addresses' AND actor_id = ?", first); n != 3 {
			t.Errorf("%d entries of the admin", n)
		}
		// Who waits for validation keeps its own.
		h.change(`UPDATE users SET status = 'processing' WHERE id = ?`, table)
		owner.Post("/api/addresses", with(table)).Want(201)
		owner.Patch(iri, `{"city":"Talence"}`).Want(200)
		h.With().Delete(iri).Want(401)
	})
}

func TestAddressRefusals(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		iri := browser.Post("/api/addresses", anAddress("billing", "Siège")).Want(201).Text("@id")
		for field, bad := range map[string][]any{
			"typeAddress": {"", "home"},
			"street":      {"", "  ", strings.Repeat("é", 161), "1 rue\nX: y"},
			"postcode":    {"", "3300", "ABCDE", "2A004"},
			"city":        {"", strings.Repeat("é", 81)},
			"country":     {"France", "fr"},
			"phone":       {"appelez-moi", "+", strings.Repeat("1", 40)},
			"label":       {strings.Repeat("é", 81)},
		} {
			for _, value := range bad {
				body := anAddress("billing", "Siège")
				body[field] = value
				if got := browser.Post("/api/addresses", body).Violations(); len(got) != 1 || got[field] == "" {
					t.Errorf("%s %q: %v", field, value, got)
				}
				if got := browser.Patch(iri, map[string]any{field: value}).Violations(); len(got) != 1 || got[field] == "" {
					t.Errorf("changed to %s %q: %v", field, value, got)
				}
			}
		}
		if got := browser.Post("/api/addresses", map[string]any{}).Violations(); got["street"] != "Le champ est obligatoire" || len(got) != 4 {
			t.Errorf("an empty address: %v", got)
		}
		browser.Post("/api/addresses", `{"owner":1}`).Want(400)
		browser.Patch(iri, `{"id":99}`).Want(422) // it is read, and nobody writes it
		browser.Patch(iri, `{"user":1}`).Want(400)
		abroad := anAddress("shipping", "Bruxelles")
		abroad["country"], abroad["postcode"] = "BE", "1000"
		browser.Post("/api/addresses", abroad).Want(201)
	})
}

// Side by side there is one default all the same, and no more addresses than allowed.
func TestAddressesSideBySide(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		for range domain.MaxAddresses - 4 {
			h.insert(`INSERT INTO addresses (user_id, type_address, street, postcode, city) VALUES (?, 'billing', 'rue', '75001', 'Paris')`, id)
		}
		var wg sync.WaitGroup
		statuses := make([]int, 6)
		for i := range statuses {
			body := anAddress("shipping", "Quai "+strconv.Itoa(i))
			body["isDefault"] = true
			client := browser.With()
			wg.Go(func() { statuses[i] = client.Post("/api/addresses", body).Status })
		}
		wg.Wait()
		made := 0
		for _, status := range statuses {
			switch status {
			case 201:
				made++
			case 422:
			default:
				t.Errorf("status %d", status)
			}
		}
		if made != 4 || h.count("SELECT count(*) FROM addresses WHERE is_default AND type_address = 'shipping'") != 1 {
			t.Errorf("%d made: %s", made, defaults(browser))
		}
	})
}
