package orders_test

import (
	"testing"

	"pgregory.net/rapid"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
	_ "millesime/platform/testkit/constant"
)

// owedSum is what a pair's balance must be.
const owedSum = `SELECT COALESCE(SUM(o.total_tax_incl_cents + o.invoice_difference_cents - o.paid_cents), 0)
  - COALESCE((SELECT SUM(p.unallocated_cents) FROM payments p
    WHERE p.supplier_id = exposures.supplier_id AND p.customer_id = exposures.customer_id), 0) FROM orders o
WHERE o.supplier_id = exposures.supplier_id AND o.customer_id = exposures.customer_id
  AND o.status IN ('validated', 'preparation', 'partially_shipped', 'pending_shipping', 'shipped', 'pending_invoice', 'billed', 'closed', 'incident')`

// kept are the units of a line that its customer pays for, counted from what happened to them: never given up, and of what
// left neither credited, refunded nor taken back.
const kept = `CAST(i.quantity - i.closed - COALESCE((SELECT SUM(l.quantity) FROM order_incident_lines l JOIN order_incidents n ON n.id = l.incident_id
  WHERE l.order_item_id = i.id AND l.outcome IN ('credit', 'refund', 'goods_back')
  AND EXISTS (SELECT 1 FROM shipments s WHERE s.order_id = i.order_id AND s.shipped_at < n.settled_at)), 0) AS BIGINT)`

// keptOf is the part of a line's amount that its kept units keep (domain 5.6): pro rata, half a cent up.
func keptOf(amount string) string {
	return "(2 * (" + amount + ") * " + kept + " + i.quantity) / (2 * i.quantity)"
}

// whatIsKept is what orders come to by what was shipped and kept of them: in whole cents, goods less their parts of a code
// and of a document allowance, and carriage, at their only rate of 20 %; carriage once something is kept or a professional
// was sent something; 15 % of the goods for the agent.
var whatIsKept = `SELECT k.id, k.goods + k.carriage + (k.goods + k.carriage + 2) / 5 AS total, (k.goods * 3 + 10) / 20 AS fee FROM (
  SELECT o.id, CAST(SUM(i.unit_price_cents * ` + kept +
	" - " + keptOf("i.unit_price_cents * i.quantity - i.net_cents") + " - " + keptOf("i.allowance_cents") + `) AS BIGINT) AS goods,
    CASE WHEN SUM(` + kept + `) > 0 OR o.shipped_units > 0 AND CAST(o.customer AS TEXT) NOT LIKE '%"customer"%'
      THEN COALESCE(CAST(ROUND(CAST(o.ordered ->> 'shippingPriceTaxExcl' AS NUMERIC) * 100) AS BIGINT), o.shipping_cents) ELSE 0 END AS carriage
  FROM orders o JOIN order_items i ON i.order_id = o.id GROUP BY o.id) k`

// sumsHold checks that every balance is the sum of what it stands for, the stock's as well as the exposures.
func sumsHold(t *testing.T, h *apptest.House) {
	t.Helper()
	stockHolds(t, h)
	for what, query := range map[string]string{
		"exposures that are not the sum of what is owed": "SELECT COUNT(*) FROM exposures WHERE owed_cents <> (" + owedSum + ")",
		"debts without an exposure": `SELECT COUNT(*) FROM orders o WHERE o.status IN ('validated', 'preparation') AND o.paid_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM exposures e WHERE e.supplier_id = o.supplier_id AND e.customer_id = o.customer_id)`,
		"orders that come to other than what was kept": "SELECT COUNT(*) FROM orders o JOIN (" + whatIsKept + ") w ON w.id = o.id WHERE o.total_tax_incl_cents <> w.total",
		"agents who earn on other than what was kept":  "SELECT COUNT(*) FROM orders o JOIN (" + whatIsKept + ") w ON w.id = o.id WHERE o.agent_fee_bp = 1500 AND o.agent_fee_cents <> w.fee",
		"orders that hold goods for nobody":            "SELECT COUNT(*) FROM stock_reservations r JOIN orders o ON o.id = r.order_id WHERE o.status IN ('canceled', 'quotation', 'canceled_quotation')",
		"lines made good more than once": `SELECT COUNT(*) FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.shipped_units > 0 AND i.shipped <
  (SELECT COALESCE(SUM(l.quantity), 0) FROM order_incident_lines l JOIN order_incidents n ON n.id = l.incident_id WHERE l.order_item_id = i.id AND l.outcome NOT IN ('', 'rejected') AND n.from_status <> 'preparation')`,
		"returns off what was taken back": `SELECT COUNT(*) FROM orders o WHERE (SELECT COALESCE(SUM(m.on_hand_delta), 0) FROM stock_movements m WHERE m.order_id = o.id AND m.kind = 'return') <>
  (SELECT COALESCE(SUM(l.quantity), 0) FROM order_incident_lines l JOIN order_incidents n ON n.id = l.incident_id WHERE n.order_id = o.id AND l.outcome = 'goods_back')`,
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

// wholeWalk is how many orders the whole run leads through their lives; the everyday run takes a sample.
const wholeWalk = 500

// Any sequence of what people and time do to orders, in any order, keeps stock equal to its ledger, reserved units equal to
// what open lines hold, and exposures, totals and fees equal to what was shipped and kept, to the cent: quotations that are countered, accepted or expire,
// moves, parcels, remainders, incidents of every kind with every outcome, cancellations.
func TestAnySequenceOfMovesKeepsTheSums(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		clients := map[string]*apitest.Client{}
		for role, person := range actors() {
			clients[role] = h.As(t, apptest.Email(person))
		}
		photo := pixels(t, 4, 4)
		walk := func(r *rapid.T) {
			w := &orderWalk{t: t, h: h, r: r, clients: clients, photo: photo}
			limit(t, h, 1_000_000_00)
			for range rapid.IntRange(1, 2).Draw(r, "orders") {
				w.begin()
			}
			if rapid.IntRange(0, 3).Draw(r, "limited") == 0 {
				limit(t, h, 0)
			}
			for range rapid.IntRange(2, 16).Draw(r, "steps") {
				w.step()
			}
			h.Settle(t)
			sumsHold(t, h)
			if monthlySumsHold(t, h); t.Failed() {
				r.FailNow()
			}
			w.replenish()
		}
		rapid.Check(t, walk)
		for testkit.Full() && h.Count(t, "SELECT COUNT(*) FROM orders") < wholeWalk {
			rapid.Check(t, walk)
		}
		t.Logf("%d orders, of them %d accepted quotations; %d parcels, %d given up, %d incidents, %d of their lines replaced, %d taken back, %d otherwise",
			h.Count(t, "SELECT COUNT(*) FROM orders"), h.Count(t, "SELECT COUNT(*) FROM orders WHERE quotation_number <> '' AND number LIKE 'CMD%'"),
			h.Count(t, "SELECT COUNT(*) FROM shipments"), h.Count(t, "SELECT COUNT(*) FROM order_items WHERE closed > 0"),
			h.Count(t, "SELECT COUNT(*) FROM order_incidents"), h.Count(t, "SELECT COUNT(*) FROM order_incident_lines WHERE outcome = 'replace'"),
			h.Count(t, "SELECT COUNT(*) FROM order_incident_lines WHERE outcome = 'goods_back'"),
			h.Count(t, "SELECT COUNT(*) FROM order_incident_lines WHERE outcome IN ('credit', 'refund', 'rejected')"))
	})
}

// limit is what the restaurant may owe the supplier.
func limit(t *testing.T, h *apptest.House, cents int64) {
	t.Helper()
	h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = ? WHERE parent_id = ? AND child_id = ?", cents, apptest.Alpha, apptest.Restaurant)
}
