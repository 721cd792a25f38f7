package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// A supplier that is blocked sells nothing: its products leave the buyers' catalogue, a line that was in a cart says so
// and holds the order back. All is as before once it is active again.
func TestABlockedSupplierSellsNothing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, admin := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Admin))
		product, supplier := apptest.IRI("products", apptest.AlphaWine), apptest.IRI("users", apptest.Alpha)
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))
		sells := func(want bool) {
			t.Helper()
			status, tag := 404, "desactivated"
			if want {
				status, tag = 200, "normal"
			}
			buyer.Get(product).Want(status)
			apptest.Eventually(t, "the list follows", func() bool {
				return (buyer.Get("/api/products?search=alpha").Want(200).Text("hydra:totalItems") != "0") == want
			})
			if got := buyer.Post("/api/cart", cart).Want(200).Text("suppliers/0/items/0/tag"); got != tag {
				t.Errorf("the line is %q, want %q", got, tag)
			}
		}
		sells(true)
		admin.Patch(supplier, map[string]any{"status": "blocked", "reason": "Enquête"}).Want(200)
		h.Settle(t)
		sells(false)
		buyer.Post("/api/cart", apptest.Order(cart)).Want(422)
		admin.Patch(supplier, map[string]any{"status": "valid"}).Want(200)
		h.Settle(t)
		sells(true)
	})
}
