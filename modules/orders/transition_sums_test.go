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

// monthlySumsHold checks that the sums of orders, with the changes that are not in them yet, are those of the orders: before
// and after the changes are added.
func monthlySumsHold(t *testing.T, h *apptest.House) {
	t.Helper()
	const amounts = "status, SUM(units), SUM(total_tax_excl_cents), SUM(total_tax_incl_cents)"
	for range 2 {
		for holder, kept := range map[string]string{
			"supplier_id": "supplier_id <> 0", "customer_id": "customer_id <> 0", "0": "supplier_id = 0 AND customer_id = 0",
		} {
			columns := "orders, units, total_tax_excl_cents, total_tax_incl_cents, status"
			sums := "SELECT " + holder + " AS holder, SUM(orders), " + amounts + " FROM (SELECT supplier_id, customer_id, " + columns +
				" FROM order_sums WHERE " + kept + " UNION ALL SELECT supplier_id, customer_id, " + columns +
				" FROM order_sum_changes) AS s GROUP BY 1, status HAVING SUM(orders) <> 0"
			there := "SELECT " + holder + " AS holder, COUNT(*), " + amounts + " FROM orders GROUP BY 1, status"
			for _, difference := range []string{sums + " EXCEPT " + there, there + " EXCEPT " + sums} {
				if n := h.Count(t, "SELECT COUNT(*) FROM ("+difference+") AS d"); n != 0 {
					t.Errorf("%d sums by %s are not those of the orders", n, holder)
				}
			}
		}
		if err := h.App.Modules.Orders.KeepSums(t.Context()); err != nil {
			t.Fatal(err)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM order_sum_changes"); n != 0 {
			t.Errorf("%d changes are left", n)
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
			sumsHold(t, h)
			if monthlySumsHold(t, h); t.Failed() {
				r.FailNow()
			}
			h.Exec(t, "UPDATE stock_levels SET on_hand = on_hand + 600 WHERE product_id = ?", apptest.AlphaWine) // for the next case
			h.Exec(t, "INSERT INTO stock_movements (product_id, kind, on_hand_delta, created_at) VALUES (?, 'receipt', 600, ?)", apptest.AlphaWine, apptest.At())
		})
	})
}
