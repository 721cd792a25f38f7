package tasteandbuy_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// shops opens those of Alpha and Beta, each with a wine: at 15.00 and at 24.90 incl. tax.
func shops(t *testing.T, h *apptest.House) {
	t.Helper()
	for product, price := range map[int64]int64{apptest.AlphaWine: 1500, apptest.BetaWine: 2490} {
		h.Exec(t, "UPDATE product_prices SET store_price_cents = ? WHERE product_id = ?", price, product)
		h.Exec(t, "UPDATE products SET in_store = TRUE WHERE id = ?", product)
	}
	h.OpenShops(t)
}

func wine(product int64) map[string]any {
	return map[string]any{
		"product": apptest.IRI("products", product), "glassPriceTaxIncl": 7.5, "bottlePriceTaxIncl": nil, "favourite": false, "availableTonight": true,
	}
}

// begun is the list of the restaurant with the wines of Alpha and Beta; its version is 2.
func begun(t *testing.T, h *apptest.House, owner *apitest.Client) *apitest.Response {
	t.Helper()
	shops(t, h)
	list := owner.Post("/api/wine_lists", map[string]string{"name": "Carte"}).Want(201)
	return owner.Patch(list.Text("@id"), map[string]any{"version": 1, "entries": []any{wine(apptest.BetaWine), wine(apptest.AlphaWine)}}).Want(200)
}

// A restaurant makes its one list of what open shops sell, in its order; the price to take home is the shop's.
func TestARestaurantMakesItsList(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		list := begun(t, h, owner)
		iri := list.Text("@id")
		for name, want := range map[string]string{
			"version": "2", "glassCl": "12", "linkDelay": "next_morning", "entries/0/storePriceTaxIncl": "24.9", "entries/1/storePriceTaxIncl": "15",
			"entries/0/position": "1", "entries/0/glassPriceTaxIncl": "7.5", "entries/0/sellable": "true", "entries/0/supplier/shopOpen": "true",
		} {
			if got := list.Text(name); got != want {
				t.Errorf("%s is %q instead of %q", name, got, want)
			}
		}
		owner.Post("/api/wine_lists", map[string]any{}).Want(409)
		if got := owner.Get("/api/wine_lists").Want(200).Text("hydra:member/0/@id"); got != iri {
			t.Errorf("listed as %s", got)
		}
		first := list.Text("entries/0/id")
		turned := owner.Patch(iri, map[string]any{"version": 2, "glassCl": 14, "entries": []any{wine(apptest.AlphaWine), wine(apptest.BetaWine)}}).Want(200)
		if turned.Text("entries/1/id") != first || turned.Text("glassCl") != "14" {
			t.Errorf("turned into %s", turned.Body)
		}
		owner.Patch(iri, map[string]any{"version": 2, "name": "Autre"}).Want(409)
		refused := owner.Patch(iri, map[string]any{"version": 3, "entries": []any{wine(apptest.LastOnes), wine(999_999)}}).Want(422).Violations()
		if refused["entries[0].product"] == "" || refused["entries[1].product"] == "" {
			t.Errorf("refused with %v", refused)
		}

		t.Log("a switch counts whatever version was seen, and a draft from before it is refused")
		owner.Patch("/api/wine_list_entries/"+first, map[string]any{"availableTonight": false, "favourite": true}).Want(200)
		got := owner.Get(iri).Want(200)
		if got.Text("version") != "4" || got.Text("entries/1/availableTonight") != "false" || got.Text("entries/1/glassPriceTaxIncl") != "7.5" {
			t.Errorf("switched to %s", got.Body)
		}
		owner.Patch(iri, map[string]any{"version": 3, "entries": []any{}}).Want(409)
		h.As(t, apptest.Email(apptest.WineMerchant)).Get(iri).Want(403)
	})
}

// A list is read and saved while a shop is closed or a wine left it: that wine cannot be taken home.
func TestAListOutlivesItsShops(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		iri := begun(t, h, owner).Text("@id")
		h.Exec(t, "DELETE FROM open_shops WHERE supplier_id = ?", apptest.Alpha)
		h.Exec(t, "UPDATE products SET in_store = FALSE WHERE id = ?", apptest.BetaWine)
		list := owner.Get(iri).Want(200)
		for name, want := range map[string]string{
			"entries/0/storePriceTaxIncl": "", "entries/0/sellable": "false", "entries/1/sellable": "false", "entries/1/supplier/shopOpen": "false",
		} {
			if got := list.Text(name); got != want {
				t.Errorf("%s is %q instead of %q", name, got, want)
			}
		}
		owner.Patch(iri, map[string]any{"version": 2, "entries": []any{wine(apptest.AlphaWine), wine(apptest.BetaWine)}}).Want(200)
		owner.Patch(iri, map[string]any{"version": 3, "entries": []any{wine(apptest.BetaWine)}}).Want(200)
		owner.Patch(iri, map[string]any{"version": 4, "entries": []any{wine(apptest.AlphaWine)}}).Want(422)
	})
}

// What may come onto the list is what open shops sell, found by words, with what stands there already.
func TestCandidates(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		iri := begun(t, h, owner).Text("@id")
		owner.Patch(iri, map[string]any{"version": 2, "entries": []any{wine(apptest.AlphaWine)}}).Want(200)
		apptest.Eventually(t, "the shops are open", func() bool {
			return owner.Get(iri+"/candidates").Want(200).Text("hydra:totalItems") == "2"
		})
		found := owner.Get(iri + "/candidates?search=alpha").Want(200)
		if found.Text("hydra:totalItems") != "1" || found.Text("hydra:member/0/onList") != "true" || found.Text("hydra:member/0/storePriceTaxIncl") != "15" {
			t.Errorf("found %s", found.Body)
		}
	})
}
