package demo_test

import (
	"testing"

	"millesime/platform/db"
)

// ledger checks domain 3.2: the figures equal the sum of the ledger, and what orders hold.
func ledger(t *testing.T, d *db.DB) {
	t.Helper()
	none(t, d, "levels against the ledger", `SELECT l.product_id FROM stock_levels l LEFT JOIN
 (SELECT product_id, SUM(on_hand_delta) AS h, SUM(reserved_delta) AS r, SUM(promised_delta) AS p
  FROM stock_movements GROUP BY product_id) m ON m.product_id = l.product_id
 WHERE l.on_hand <> COALESCE(m.h, 0) OR l.reserved <> COALESCE(m.r, 0) OR l.promised <> COALESCE(m.p, 0)`)
	none(t, d, "levels against reservations", `SELECT l.product_id FROM stock_levels l LEFT JOIN
 (SELECT product_id, SUM(reserved) AS r, SUM(promised) AS p FROM stock_reservations GROUP BY product_id) m
  ON m.product_id = l.product_id
 LEFT JOIN (SELECT vl.product_id, SUM(vl.quantity) AS q FROM stock_recovery_lines vl JOIN stock_recoveries v ON v.id = vl.recovery_id
  WHERE v.status = 'pending' GROUP BY vl.product_id) b ON b.product_id = l.product_id
 WHERE l.reserved <> COALESCE(m.r, 0) + COALESCE(b.q, 0) OR l.promised <> COALESCE(m.p, 0)`)
	none(t, d, "returns of other suppliers or warehouses", `SELECT vl.id FROM stock_recovery_lines vl JOIN stock_recoveries v ON v.id = vl.recovery_id
 JOIN products p ON p.id = vl.product_id WHERE p.supplier_id <> v.supplier_id OR p.warehouse <> v.warehouse`)
	none(t, d, "levels against open receipts", `SELECT l.product_id FROM stock_levels l LEFT JOIN
 (SELECT rl.product_id, SUM(CASE WHEN rl.expected > rl.received + rl.damaged THEN rl.expected - rl.received - rl.damaged ELSE 0 END) AS i, SUM(rl.promised) AS p FROM receipt_lines rl
  JOIN receipts r ON r.id = rl.receipt_id WHERE r.status IN ('processing', 'warehouse', 'partiel') GROUP BY rl.product_id) m
  ON m.product_id = l.product_id
 WHERE l.incoming <> COALESCE(m.i, 0) OR l.promised <> COALESCE(m.p, 0) OR l.promised > l.incoming`)
	none(t, d, "lots against the ledger", `SELECT k.id FROM stock_lots k WHERE k.units < 0 OR k.units <>
 (SELECT SUM(m.on_hand_delta) FROM stock_movements m WHERE m.product_id = k.product_id AND m.lot = k.lot)`)
	none(t, d, "lots that left against parcels", `SELECT q.lot FROM
 (SELECT i.product_id, q.lot, SUM(q.quantity) AS units FROM shipment_lots q JOIN shipment_lines l ON l.id = q.shipment_line_id
  JOIN order_items i ON i.id = l.order_item_id GROUP BY i.product_id, q.lot) q
 LEFT JOIN (SELECT product_id, lot, SUM(-on_hand_delta) AS units FROM stock_movements WHERE kind = 'shipment' AND lot <> '' GROUP BY product_id, lot) m
  ON m.product_id = q.product_id AND m.lot = q.lot WHERE m.units IS NULL OR m.units <> q.units`)
	none(t, d, "products without a level", "SELECT id FROM products WHERE id NOT IN (SELECT product_id FROM stock_levels)")
	none(t, d, "a ledger that dips below zero", `SELECT 1 FROM (SELECT SUM(on_hand_delta) OVER w AS h, SUM(reserved_delta) OVER w AS r
 FROM stock_movements WINDOW w AS (PARTITION BY product_id ORDER BY id)) s WHERE h < 0 OR r < 0 OR r > h`)
	none(t, d, "a ledger out of time", `SELECT 1 FROM stock_movements a JOIN stock_movements b ON b.id = a.id + 1 WHERE b.created_at < a.created_at`)
	none(t, d, "multiples", "SELECT id FROM products WHERE min_quantity % order_multiple <> 0 OR "+
		"(warehouse = 'dartess' AND (order_multiple <> 1 OR min_quantity <> 1)) OR (warehouse = 'supplier' AND order_multiple <> units_per_carton)")
	none(t, d, "prices", "SELECT id FROM products LEFT JOIN product_prices ON product_id = id WHERE list_price_cents IS NULL OR "+
		"list_price_cents < 50 OR in_store <> (store_price_cents IS NOT NULL)")
}

// returns checks that fournisseur@ has some in each state, in both warehouses.
func returns(t *testing.T, d *db.DB) {
	t.Helper()
	for _, warehouse := range []string{"supplier", "dartess"} {
		for _, status := range []string{"pending", "ordered"} {
			query := "SELECT count(*) FROM stock_recoveries v JOIN users u ON u.id = v.supplier_id WHERE u.email = 'fournisseur@millesime.test' AND v.warehouse = '" +
				warehouse + "' AND v.status = '" + status + "'"
			if number(t.Context(), t, d, query) == 0 {
				t.Errorf("fournisseur@ has no %s return at %s", status, warehouse)
			}
		}
	}
}

// stocktaking checks the counting sessions: some in each state, whose lines tell what is there and what was corrected.
func stocktaking(t *testing.T, d *db.DB) {
	t.Helper()
	for _, status := range []string{"open", "review", "approved", "canceled"} {
		if number(t.Context(), t, d, "SELECT count(*) FROM stock_counts c JOIN stock_count_lines cl ON cl.count_id = c.id WHERE c.status = '"+status+"'") == 0 {
			t.Errorf("no session is %s", status)
		}
	}
	none(t, d, "proposed and held by Dartess", `SELECT 1 FROM (SELECT COUNT(DISTINCT proposed) AS ways FROM stock_counts WHERE warehouse = 'dartess') w WHERE ways < 2`)
	none(t, d, "lines against entries", `SELECT cl.id FROM stock_count_lines cl WHERE cl.counted <>
 (SELECT COALESCE(SUM(units), 0) FROM stock_count_entries ce WHERE ce.count_id = cl.count_id AND ce.product_id = cl.product_id)`)
	none(t, d, "differences", `SELECT id FROM stock_count_lines WHERE difference <> COALESCE(counted - expected, 0) OR value_cents <> difference * price_cents`)
	none(t, d, "open sessions that expect what is not there", `SELECT cl.id FROM stock_count_lines cl JOIN stock_levels l ON l.product_id = cl.product_id
 WHERE cl.is_open AND cl.expected <> l.on_hand`)
	none(t, d, "corrections against the ledger", `SELECT cl.id FROM stock_count_lines cl JOIN stock_counts c ON c.id = cl.count_id WHERE cl.corrected <>
 (SELECT COALESCE(SUM(m.on_hand_delta), 0) FROM stock_movements m WHERE m.product_id = cl.product_id AND m.kind = 'correction' AND m.reason = c.number)`)
}
