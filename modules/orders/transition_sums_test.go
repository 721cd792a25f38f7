package orders_test

import (
	"maps"
	"slices"
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

// sumsHold checks that every balance is the sum of what it stands for, the stock's as well as the exposures.
func sumsHold(t *testing.T, h *apptest.House) {
	t.Helper()
	stockHolds(t, h)
	for what, query := range map[string]string{
		"exposures that are not the sum of what is owed": "SELECT COUNT(*) FROM exposures WHERE owed_cents <> (" + owedSum + ")",
		"debts without an exposure": `SELECT COUNT(*) FROM orders o WHERE o.status IN ('validated', 'preparation') AND o.paid_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM exposures e WHERE e.supplier_id = o.supplier_id AND e.customer_id = o.customer_id)`,
		"canceled orders that hold goods": "SELECT COUNT(*) FROM stock_reservations r JOIN orders o ON o.id = r.order_id WHERE o.status = 'canceled'",
	} {
		if n := h.Count(t, query); n != 0 {
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
			var placed []string
			for range rapid.IntRange(1, 2).Draw(r, "orders") {
				units := 6 * int64(rapid.IntRange(1, 3).Draw(r, "cartons"))
				placed = append(placed, place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, units))
			}
			h.Settle(t)
			for range rapid.IntRange(1, 8).Draw(r, "moves") {
				reference := rapid.SampledFrom(placed).Draw(r, "order")
				if rapid.IntRange(0, 2).Draw(r, "ships") == 0 {
					quantity := int64(rapid.IntRange(1, 12).Draw(r, "units"))
					line := item(t, clients["supplier"].Get(reference).Want(200), 0)
					clients["supplier"].Post(reference+"/shipments", parcel(line, quantity)) // refused unless it is being prepared
					if rapid.Bool().Draw(r, "closes") {
						clients["supplier"].Post(reference+"/remainder", fields{"comment": "Épuisé"})
					}
				}
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
			if sumsHold(t, h); t.Failed() {
				r.FailNow()
			}
			h.Exec(t, "UPDATE stock_levels SET on_hand = on_hand + 600 WHERE product_id = ?", apptest.AlphaWine) // for the next case
			h.Exec(t, "INSERT INTO stock_movements (product_id, kind, on_hand_delta, created_at) VALUES (?, 'receipt', 600, ?)", apptest.AlphaWine, apptest.At())
		})
	})
}
