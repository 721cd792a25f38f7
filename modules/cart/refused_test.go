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

// who has a billing address alone orders, and the goods go there; on behalf, and for a quotation, too.
func TestABillingAddressIsShippedToWhereThereIsNoOther(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "DELETE FROM addresses WHERE id IN (?, ?)", apptest.Shipping(apptest.Restaurant), apptest.Shipping(apptest.CSE))
		billing := apptest.IRI("addresses", apptest.Billing(apptest.Restaurant))
		basket := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)), map[string]any{"shippingAddress": billing})
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		offered := buyer.Post("/api/cart", apptest.With(basket, map[string]any{"step": "carrier"})).Want(200)
		if offered.Text("shippingAddress/@id") != billing || offered.Value("carrier/0") == nil {
			t.Errorf("offered %s", offered.Body)
		}
		if got := h.As(t, apptest.Email(apptest.Alpha)).Post("/api/cart", apptest.With(basket, map[string]any{"step": "carrier"})).Want(200); got.Value("carrier/0") == nil {
			t.Errorf("on behalf %s", got.Body)
		}
		placed := buyer.Post("/api/cart", apptest.Order(basket)).Want(201)
		order := buyer.Get(placed.Text("orders/0")).Want(200)
		if order.Text("shippingAddress/street") != "1 rue du Test" || order.Text("shippingAddress/street") != order.Text("billingAddress/street") {
			t.Errorf("ordered to %s", order.Body)
		}
		// Another's billing address, and a delivery address as the one to bill, stay refused.
		for member, address := range map[string]string{
			"shippingAddress": apptest.IRI("addresses", apptest.Billing(apptest.CSE)), "billingAddress": apptest.IRI("addresses", apptest.Shipping(apptest.Restaurant)),
		} {
			if got := buyer.Post("/api/cart", apptest.With(basket, map[string]any{member: address})).Want(422).Violations(); got[member] == "" {
				t.Errorf("%s: %v", member, got)
			}
		}
	})
}
