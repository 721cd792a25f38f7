package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 8.3: an admin who acts for somebody has a cart and keys of its own there, the target's are never
// touched, and every row written carries both.
func TestImpersonatedOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		target, admin := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Admin))
		acting := admin.With(apitest.Header("X-Switch-User", apptest.Email(apptest.Restaurant)))
		target.Post("/api/cart", apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12))).Want(200)
		if cart := acting.Get("/api/cart").Want(200); cart.Text("totalUnitProduct") != "0" {
			t.Errorf("the admin reads the target's cart: %s", cart.Body)
		}
		order := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))
		key := apitest.Header("Idempotency-Key", "the-same")
		acting.Post("/api/cart", order, key).Want(201)
		if cart := target.Get("/api/cart").Want(200); cart.Text("version") != "1" || cart.Text("totalUnitProduct") != "12" {
			t.Errorf("the target's cart is now %s", cart.Body)
		}
		h.Settle(t)
		for what, query := range map[string]string{
			"orders":      "SELECT COUNT(*) FROM orders WHERE placed_by = ? AND impersonator_id = ?",
			"transitions": "SELECT COUNT(*) FROM order_transitions WHERE actor_id = ? AND impersonator_id = ?",
			"movements":   "SELECT COUNT(*) FROM stock_movements WHERE actor_id = ? AND impersonator_id = ?",
			"events":      "SELECT COUNT(*) FROM outbox WHERE topic = 'orders_order_placed_v1' AND actor_id = ? AND impersonator_id = ?",
			"checkouts":   "SELECT COUNT(*) FROM checkouts WHERE acting_for_id = ? AND actor_id = ?",
			"keys":        "SELECT COUNT(*) FROM idempotency_keys WHERE acting_for_id = ? AND actor_id = ?",
		} {
			if n := h.Count(t, query, apptest.Restaurant, apptest.Admin); n != 1 {
				t.Errorf("%s with both: %d", what, n)
			}
		}
		target.Post("/api/cart", order, key).Want(201) // the key is the target's own
		if n := h.Count(t, "SELECT COUNT(*) FROM checkouts"); n != 2 {
			t.Errorf("%d checkouts", n)
		}
	})
}
