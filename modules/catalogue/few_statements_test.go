package catalogue_test

import (
	"fmt"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Quality, speed: for who buys, a list of products and a product take no SQL statement once they are in memory, the last orders included.
func TestReadsOfBuyersTakeNoStatement(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)))
		buyer.Post("/api/cart", cart, apitest.Header("Idempotency-Key", "once")).Want(201)
		for name, path := range map[string]string{
			"list": "/api/products?itemsPerPage=30&available=true", "product": apptest.IRI("products", apptest.AlphaWine),
		} {
			asked := 0
			apptest.Eventually(t, name+" from memory, once the order has settled", func() bool {
				asked++
				request := fmt.Sprint(name, "-", asked)
				buyer.Get(path, apitest.Header("X-Request-Id", request)).Want(200)
				return h.Statements(t, request) == 0
			})
		}
		if got := buyer.Get(apptest.IRI("products", apptest.AlphaWine)).Text("lastOrders/0/quantity"); got != "12" {
			t.Errorf("the last order has %s bottles, want 12", got)
		}
	})
}
