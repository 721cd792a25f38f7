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
 WHERE l.reserved <> COALESCE(m.r, 0) OR l.promised <> COALESCE(m.p, 0)`)
	none(t, d, "levels against open receipts", `SELECT l.product_id FROM stock_levels l LEFT JOIN
 (SELECT rl.product_id, SUM(rl.expected - rl.received) AS i, SUM(rl.promised) AS p FROM receipt_lines rl
  JOIN receipts r ON r.id = rl.receipt_id WHERE r.status IN ('processing', 'warehouse', 'partiel') GROUP BY rl.product_id) m
  ON m.product_id = l.product_id
 WHERE l.incoming <> COALESCE(m.i, 0) OR l.promised <> COALESCE(m.p, 0) OR l.promised > l.incoming`)
	none(t, d, "products without a level", "SELECT id FROM products WHERE id NOT IN (SELECT product_id FROM stock_levels)")
	none(t, d, "a ledger that dips below zero", `SELECT 1 FROM (SELECT SUM(on_hand_delta) OVER w AS h, SUM(reserved_delta) OVER w AS r
 FROM stock_movements WINDOW w AS (PARTITION BY product_id ORDER BY id)) s WHERE h < 0 OR r < 0 OR r > h`)
	none(t, d, "a ledger out of time", `SELECT 1 FROM stock_movements a JOIN stock_movements b ON b.id = a.id + 1 WHERE b.created_at < a.created_at`)
	none(t, d, "multiples", "SELECT id FROM products WHERE min_quantity % order_multiple <> 0 OR "+
		"(warehouse = 'dartess' AND (order_multiple <> 1 OR min_quantity <> 1)) OR (warehouse = 'supplier' AND order_multiple <> units_per_carton)")
	none(t, d, "prices", "SELECT id FROM products LEFT JOIN product_prices ON product_id = id WHERE list_price_cents IS NULL OR "+
		"list_price_cents < 50 OR in_store <> (store_price_cents IS NOT NULL)")
}
