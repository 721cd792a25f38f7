package stores_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Buyers see the shops of valid suppliers alone; of one who is deleted nothing is left for anybody.
func TestShopsOfSuppliersWhoLeft(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		_, iri := opened(t, h)
		individual, admin, guest := h.As(t, apptest.Email(apptest.Customer)), h.As(t, apptest.Email(apptest.Admin)), h.Guest(t)
		if got := individual.Get("/api/stores").Want(200).Text("hydra:totalItems"); got != "1" {
			t.Fatalf("%s shops are open", got)
		}
		for _, status := range []string{"blocked", "processing", "deleted"} {
			h.Exec(t, "UPDATE users SET status = ? WHERE id = ?", status, apptest.Alpha)
			if got := individual.Get("/api/stores").Want(200).Text("hydra:totalItems"); got != "0" {
				t.Errorf("%s shops of a supplier who is %s are listed", got, status)
			}
			individual.Get(iri).Want(404)
			admin.Get(iri).Want(200)
			want := 404
			if status == "blocked" {
				want = 200
			}
			page := string(guest.Get("/boutique/cave-des-tilleuls").Want(want).Body)
			for _, secret := range []string{"0380000000", apptest.Email(apptest.Alpha), "732829320"} {
				if want == 404 && strings.Contains(page, secret) {
					t.Errorf("of a supplier who is %s the page tells %q", status, secret)
				}
			}
		}
	})
}

// A works council that is offered nothing else by a supplier finds its page all the same, where it may buy in its shop; no longer once that is
// closed, and a restaurant never.
func TestAWorksCouncilFindsWhoSellsInAShop(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, `UPDATE products SET open_groups = '["negociant"]' WHERE supplier_id = ?`, apptest.Alpha)
		h.Exec(t, "DELETE FROM user_relations WHERE parent_id = ?", apptest.Alpha)
		supplier, iri := opened(t, h)
		alpha := apptest.IRI("users", apptest.Alpha)
		council := h.As(t, apptest.Email(apptest.CSE))
		apptest.Eventually(t, "the works council finds it", func() bool { return council.Get(alpha).Status == 200 })
		h.As(t, apptest.Email(apptest.Restaurant)).Get(alpha).Want(404)
		supplier.Post(iri+"/close", closing(3)).Want(200)
		apptest.Eventually(t, "it is closed", func() bool { return council.Get(alpha).Status == 404 })
	})
}

// What an individual reads of a shop has no price of professionals anywhere, and no figure of the stock.
func TestAShopTellsIndividualsNothingOfProfessionals(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		_, iri := opened(t, h)
		h.Exec(t, "UPDATE product_prices SET list_price_cents = 877 WHERE product_id = ?", apptest.AlphaWine)
		h.Exec(t, "UPDATE stock_levels SET on_hand = 4321 WHERE product_id = ?", apptest.AlphaWine)
		h.Exec(t, "UPDATE products SET stock_alert_threshold = 6543 WHERE id = ?", apptest.AlphaWine)
		individual := h.As(t, apptest.Email(apptest.Customer))
		for _, path := range []string{iri, "/api/stores"} {
			body := string(individual.Get(path).Want(200).Body)
			for _, secret := range []string{":877", ":8.77", ":4321", ":6543", "listPrice", "netPrice", "stockAlert", "groups", "technicalSheet"} {
				if strings.Contains(body, secret) {
					t.Errorf("%s tells %q: %s", path, secret, body)
				}
			}
		}
	})
}

// A change of the order alone tells the trail which products stand where.
func TestTheTrailTellsTheOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		second := supplier.Post(apptest.IRI("products", apptest.AlphaWine)+"/duplicate", map[string]any{}).Want(201).Text("@id")
		supplier.Patch(second, map[string]any{"version": 1, "name": "Aligoté", "status": "active", "inStore": true, "storePriceTaxIncl": 9}).Want(200)
		first := apptest.IRI("products", apptest.AlphaWine)
		supplier.Patch(iri, map[string]any{"version": 3, "items": []map[string]any{
			{"product": second, "position": 1}, {"product": first, "position": 2},
		}}).Want(200)
		told := h.Count(t, `SELECT COUNT(*) FROM audit_entries WHERE action = 'stores.changed' AND CAST(after_state AS TEXT) LIKE '%order%'
 AND CAST(before_state AS TEXT) LIKE '%101, %' AND CAST(after_state AS TEXT) LIKE '%, 101%'`)
		if told != 1 {
			t.Errorf("%d entries tell the order", told)
		}
	})
}

// Nobody opens the shop of a supplier whose account is not valid, not even an administrator.
func TestAShopOpensForAValidSupplierAlone(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		supplier.Post(iri+"/close", closing(3)).Want(200)
		admin := h.As(t, apptest.Email(apptest.Admin))
		for _, status := range []string{"blocked", "processing", "deleted"} {
			h.Exec(t, "UPDATE users SET status = ? WHERE id = ?", status, apptest.Alpha)
			if got := admin.Post(iri+"/open", map[string]any{"version": 4}).Want(422).Text("code"); got != "stores.supplier_not_valid" {
				t.Errorf("of a supplier who is %s: %s", status, got)
			}
		}
		h.Exec(t, "UPDATE users SET status = 'valid' WHERE id = ?", apptest.Alpha)
		admin.Post(iri+"/open", map[string]any{"version": 4}).Want(200)
	})
}

// While a shop is open its supplier cannot take away what its page must tell: neither here nor in its profile.
func TestAnOpenShopKeepsWhoSells(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		profile := apptest.IRI("users", apptest.Alpha)
		refused := supplier.Patch(profile, map[string]any{"siren": "", "siret": ""}).Want(422).Violations()
		if refused["siren"] == "" {
			t.Errorf("without SIREN: %v", refused)
		}
		billing := apptest.IRI("addresses", h.Count(t, "SELECT id FROM addresses WHERE user_id = ? AND type_address = 'billing'", apptest.Alpha))
		supplier.Delete(billing).Want(422)
		supplier.Patch(billing, map[string]any{"typeAddress": "shipping"}).Want(422)
		supplier.Post(iri+"/banner", map[string]any{"version": 3}).Want(422)
		if got := h.As(t, apptest.Email(apptest.Customer)).Get(iri).Want(200).Text("missing"); got != "[]" {
			t.Errorf("an open shop lacks %s", got)
		}
		supplier.Post(iri+"/close", closing(3)).Want(200)
		supplier.Patch(profile, map[string]any{"siren": "", "siret": ""}).Want(200)
		supplier.Delete(billing).Want(204)
	})
}
