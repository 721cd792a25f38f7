package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// A price more than half away from the wine's own, 12.40 for a restaurant, holds once it is confirmed; half is near.
func TestPricesFarFromTheWinesAreConfirmed(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		for amount, want := range map[string]string{
			"1129.50": "1\u202f129,50\u00a0€ s’écarte de plus de moitié du prix du vin (12,40\u00a0€) : confirmez ce prix.",
			"6.19":    "6,19\u00a0€ s’écarte de plus de moitié du prix du vin (12,40\u00a0€) : confirmez ce prix.",
			"18.61":   "18,61\u00a0€ s’écarte de plus de moitié du prix du vin (12,40\u00a0€) : confirmez ce prix.",
			"18.60":   "", "6.20": "", "12.40": "",
		} {
			draft := listFor("Carte", 1, 30, []int64{apptest.Restaurant}, price(apptest.LastOnes, 1, "20.00"), price(apptest.AlphaWine, 60, amount))
			list := alpha.Post("/api/price_lists", draft).Want(201).Text("@id")
			said := alpha.Post(list+"/publish", map[string]any{"version": 1})
			if want == "" {
				said.Want(200)
				continue
			}
			if got := said.Want(422).Violations(); len(got) != 1 || got["lines[1].priceTaxExcl"] != want {
				t.Errorf("%s: %v", amount, got)
			}
			alpha.Post(list+"/publish", map[string]any{"version": 1, "farPrices": true}).Want(200)
		}
		dearer := alpha.Post("/api/price_lists", listFor("Carte", 1, 30, []int64{apptest.Restaurant},
			price(apptest.AlphaWine, 24, "12.10"), price(apptest.AlphaWine, 6, "12.00"), price(apptest.AlphaWine, 1, "12.00"))).Want(201).Text("@id")
		refused := alpha.Post(dearer+"/publish", map[string]any{"version": 1}).Want(422).Violations()
		if got := refused["lines[2].priceTaxExcl"]; len(refused) != 1 || got != "12,10\u00a0€ est plus cher que dès 6 (12,00\u00a0€) : confirmez ce prix." {
			t.Errorf("dearer from more bottles on: %v", refused)
		}
		alpha.Post(dearer+"/publish", map[string]any{"version": 1, "farPrices": true}).Want(200)
		// What is published and has not begun is changed likewise; a price that was confirmed before is not asked about again.
		list := published(t, alpha, listFor("Carte", 1, 30, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "12.00")))
		alpha.Patch(list, `{"version":2,"lines":[{"product":"/api/products/101","priceTaxExcl":"120.00"}]}`).Want(422)
		alpha.Patch(list, `{"version":2,"farPrices":true,"lines":[{"product":"/api/products/101","priceTaxExcl":"120.00"}]}`).Want(200)
		alpha.Patch(list, `{"version":3,"lines":[{"product":"/api/products/101","priceTaxExcl":"120.00"},{"product":"/api/products/101","minQuantity":6,"priceTaxExcl":"12.00"}]}`).Want(200)
	})
}
