package stores_test

import (
	"regexp"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// A price of a shop that is lowered is the price: nothing that individuals read announces a reduction, so that none needs the lowest price
// of the last thirty days beside it (Code de la consommation, L112-1-1).
func TestALoweredPriceIsNoAnnouncement(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		wine := apptest.IRI("products", apptest.AlphaWine)
		supplier.Patch(wine, map[string]any{"version": supplier.Get(wine).Value("version"), "storePriceTaxIncl": 11.43}).Want(200)
		individual, guest := h.As(t, apptest.Email(apptest.Customer)), h.Guest(t)
		apptest.Eventually(t, "individuals read the new price", func() bool {
			return individual.Get("/api/products").Want(200).Text("hydra:member/0/storePriceTaxIncl") == "11.43"
		})
		claim := regexp.MustCompile(`(?i)15[,.]00|:15[,}]|<s>|<del>|line-through|au lieu de|instead of|promo|sold|remise|réduction|discount|reduc|soldes|"referencePrice`)
		pages := map[string]string{
			"the page": string(guest.Get("/boutique/cave-des-tilleuls").Want(200).Body), "in English": string(guest.Get("/en/boutique/cave-des-tilleuls").Want(200).Body),
		}
		for _, path := range []string{iri, "/api/products", wine} {
			pages[path] = string(individual.Get(path).Want(200).Body)
		}
		for where, text := range pages {
			if !strings.Contains(text, "11,43") && !strings.Contains(text, "11.43") {
				t.Errorf("%s does not show the price", where)
			}
			if found := claim.FindString(text); found != "" {
				t.Errorf("%s announces a reduction: %q", where, found)
			}
		}
	})
}
