package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Buyers read the cards of suppliers with a product open to their group, and individuals those of suppliers with a store
// (domain 2.1).
func TestPublicCardsFollowTheCatalogue(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		individual, merchant, buyer := h.As(t, apptest.Email(apptest.Customer)), h.As(t, apptest.Email(apptest.WineMerchant)), h.As(t, apptest.Email(apptest.Stranger))
		beta := apptest.IRI("users", apptest.Beta)
		apptest.Eventually(t, "wine merchants see all three suppliers", func() bool {
			return merchant.Get("/api/suppliers").Want(200).Text("hydra:totalItems") == "3"
		})
		individual.Get(beta).Want(404)
		if got := individual.Get("/api/suppliers").Want(200); got.Text("hydra:totalItems") != "0" {
			t.Errorf("without any store an individual sees %s", got.Body)
		}
		buyer.Get(beta).Want(200)
		seller := h.As(t, apptest.Email(apptest.Beta))
		h.OpenShops(t)
		seller.Patch(apptest.IRI("products", apptest.BetaWine), map[string]any{
			"version": 1, "inStore": true, "storePriceTaxIncl": 12, "groups": []string{"wine_merchant"},
		}).Want(200)
		apptest.Eventually(t, "the store has opened, to individuals alone", func() bool {
			return individual.Get(beta).Status == 200 && buyer.Get(beta).Status == 404
		})
		merchant.Get(beta).Want(200)
		if got := individual.Get("/api/suppliers").Want(200); got.Text("hydra:totalItems") != "1" || got.Text("hydra:member/0/@id") != beta {
			t.Errorf("an individual sees %s", got.Body)
		}
	})
}
