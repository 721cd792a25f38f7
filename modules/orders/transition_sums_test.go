package orders_test

import (
	"context"
	"maps"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/orders"
	"millesime/platform/api/apitest"
)

// owedSum is what a pair's balance must be.
const owedSum = `SELECT COALESCE(SUM(o.total_tax_incl_cents), 0) FROM orders o
WHERE o.supplier_id = exposures.supplier_id AND o.customer_id = exposures.customer_id AND o.paid_at IS NULL
  AND o.status IN ('validated', 'preparation', 'partially_shipped', 'pending_shipping', 'shipped', 'pending_invoice', 'billed', 'incident')`

// fatal is what a test and a drawn case both are.
type fatal interface {
	Helper()
	Errorf(format string, args ...any)
}

// sumsHold checks that every balance is the sum of what it stands for.
func sumsHold(t fatal, h *apptest.House) {
	t.Helper()
	for what, query := range map[string]string{
		"exposures that are not the sum of what is owed": "SELECT COUNT(*) FROM exposures WHERE owed_cents <> (" + owedSum + ")",
		"debts without an exposure": `SELECT COUNT(*) FROM orders o WHERE o.status IN ('validated', 'preparation') AND o.paid_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM exposures e WHERE e.supplier_id = o.supplier_id AND e.customer_id = o.customer_id)`,
		"levels that are not the sum of their ledger": `SELECT COUNT(*) FROM stock_levels l WHERE
  l.on_hand <> (SELECT COALESCE(SUM(m.on_hand_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)
  OR l.reserved <> (SELECT COALESCE(SUM(m.reserved_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)
  OR l.promised <> (SELECT COALESCE(SUM(m.promised_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)`,
		"reserved units that no line holds": `SELECT COUNT(*) FROM stock_levels l WHERE
  l.reserved <> (SELECT COALESCE(SUM(r.reserved), 0) FROM stock_reservations r WHERE r.product_id = l.product_id)`,
		"lines that hold other than what remains of them": `SELECT COUNT(*) FROM order_items i JOIN orders o ON o.id = i.order_id WHERE
  (CASE WHEN o.status IN ('canceled', 'quotation', 'canceled_quotation') THEN 0 ELSE i.quantity + i.replaced - i.shipped - i.closed END)
  <> (SELECT COALESCE(SUM(r.reserved + r.promised), 0) FROM stock_reservations r WHERE r.order_item_id = i.id)`,
	} {
		var n int64
		if err := h.App.DB.Read().NewRaw(query).Scan(context.Background(), &n); err != nil {
			t.Errorf("%s: %v", what, err)
		}
		if n != 0 {
			t.Errorf("%d %s", n, what)
		}
	}
}

// Any sequence of moves, by anybody and in any order, keeps stock equal to its ledger, reserved units equal to what open
// lines hold, and exposures equal to the sum of what is owed.
func TestAnySequenceOfMovesKeepsTheSums(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		clients := map[string]*apitest.Client{}
		for role, person := range actors() {
			clients[role] = h.As(t, apptest.Email(person))
		}
		roles := slices.Sorted(maps.Keys(clients))
		states := orders.States()
		rapid.Check(t, func(r *rapid.T) {
			var open []string
			for range rapid.IntRange(1, 3).Draw(r, "orders") {
				units := 6 * int64(rapid.IntRange(1, 3).Draw(r, "cartons"))
				open = append(open, place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, units))
			}
			h.Settle(t)
			for range rapid.IntRange(1, 12).Draw(r, "moves") {
				reference := rapid.SampledFrom(open).Draw(r, "order")
				role := rapid.SampledFrom(roles).Draw(r, "by")
				by := clients[role]
				to := rapid.SampledFrom(states).Draw(r, "to")
				if offered := strs(t, by.Get(reference).Want(200), "transitions"); len(offered) > 0 && rapid.Bool().Draw(r, "offered") {
					to = rapid.SampledFrom(offered).Draw(r, "transition")
				}
				if status := by.Post(reference+"/transitions", fields{"transition": to, "comment": "Un motif"}).Status; status >= 500 {
					r.Fatalf("%s to %s by %s answers %d", reference, to, role, status)
				}
			}
			h.Settle(t)
			sumsHold(r, h)
			for _, reference := range open { // the next case begins with the stock as it was
				h.Exec(t, "UPDATE orders SET status = 'processing' WHERE id = "+strconv.FormatInt(orderID(t, reference), 10)+" AND status <> 'canceled'")
				clients["supplier"].Post(reference+"/transitions", fields{"transition": "canceled", "comment": "Fin"})
				h.Exec(t, "UPDATE exposures SET owed_cents = ("+owedSum+")")
			}
		})
	})
}
