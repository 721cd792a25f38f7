package cart_test

import (
	"fmt"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 5.6: 64 orders of one customer at once on the last euro of its encours, at a supplier whose orders validate
// themselves: those validated never exceed it, the others wait for payment.
func TestTheLastEuroOfAnEncours(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE parameter_suppliers SET auto_validate = TRUE WHERE user_id = ?", apptest.Alpha)
		// A carton is 82.68 with its carriage, 99.22 incl. tax: ten fit exactly, to the cent.
		h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = 99220 WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		order := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))
		var group sync.WaitGroup
		for i := range buyersAtOnce {
			group.Go(func() {
				buyer.With().Post("/api/cart", order, apitest.Header("Idempotency-Key", fmt.Sprintf("euro-%d", i))).Want(201)
			})
		}
		group.Wait()
		h.Settle(t)
		for what, query := range map[string]string{
			"validated":   "SELECT COUNT(*) - 10 FROM orders WHERE status = 'validated'",
			"waiting":     "SELECT COUNT(*) - 54 FROM orders WHERE status = 'waiting_payment' AND waits_for = 'beyond_encours'",
			"owed":        "SELECT SUM(total_tax_incl_cents) - 99220 FROM orders WHERE status = 'validated'",
			"the balance": "SELECT SUM(owed_cents) - 99220 FROM exposures",
			"told twice":  "SELECT COUNT(*) - COUNT(DISTINCT order_id) FROM order_transitions WHERE from_status = 'processing'",
		} {
			if off := h.Count(t, query); off != 0 {
				t.Errorf("%s: off by %d", what, off)
			}
		}
	})
}
