package cart_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 5.1: a line of a Boutique comes from a works council alone; from anybody else it would carry the shop's franco and
// escape the minimum order.
func TestOnlyWorksCouncilsOrderInAShop(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for person, refused := range map[int64]bool{apptest.Restaurant: true, apptest.Alpha: true, apptest.CSE: false} {
			client, customer := h.As(t, apptest.Email(person)), person
			if person == apptest.Alpha {
				customer = apptest.Restaurant
			}
			line := apptest.With(apptest.Item(apptest.AlphaWine, 6), map[string]any{"store": true})
			got := client.Post("/api/cart", apptest.Cart(customer, line))
			if said := strings.Contains(string(got.Body), "Seul un CSE commande en boutique"); said != refused {
				t.Errorf("person %d: %d %s", person, got.Status, got.Body)
			}
		}
	})
}

// Invoices go to a billing address, goods to a delivery address: one for the other is refused.
func TestAddressesAreOfTheirType(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		swapped := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)), map[string]any{
			"billingAddress":  apptest.IRI("addresses", apptest.Shipping(apptest.Restaurant)),
			"shippingAddress": apptest.IRI("addresses", apptest.Billing(apptest.Restaurant)),
		})
		got := h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", swapped).Want(422).Violations()
		if got["billingAddress"] == "" || got["shippingAddress"] == "" {
			t.Errorf("swapped addresses: %v", got)
		}
	})
}
