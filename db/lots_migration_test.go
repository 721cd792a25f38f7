package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// Recalls of before hold their lots since the last of them; what moved between warehouses came of a lot once; lots and references are found
// folded; a moved promise of which only a day was kept is told by it; and the one lot of an announced line is kept as others are until
// something of it is counted.
func TestLotsAndPromisesOfBefore(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0175_recalls_hold.sql"))
			const at = "'2026-02-01 09:00:00+00:00'"
			run(t, d, `INSERT INTO stock_lots (id, product_id, lot, received, units, created_at) VALUES
 (1, 7, 'L1', 24, -6, `+at+`), (2, 7, 'ÉTÉ–2', 6, 6, `+at+`), (3, 8, 'M1', 30, 30, `+at+`), (4, 9, 'M1', 5, 5, `+at+`)`,
				`INSERT INTO lot_recalls (id, lot_id, supplier_id, product_id, lot, reason, advice, actor_id, actor_name, created_at) VALUES
 (1, 1, 4, 7, 'L1', '', '', 4, '', '2026-02-02 09:00:00+00:00'), (2, 1, 4, 7, 'L1', '', '', 4, '', '2026-02-05 09:00:00+00:00')`,
				`INSERT INTO receipts (id, number, supplier_id, warehouse, status, expected_on, created_at, updated_at) VALUES
 (1, 'R-1', 4, 'supplier', 'complete', '2026-02-01', `+at+`, `+at+`), (2, 'R-2', 4, 'dartess', 'complete', '2026-02-01', `+at+`, `+at+`),
 (3, 'R-3', 4, 'supplier', 'processing', '2026-03-01', `+at+`, `+at+`), (4, 'R-4', 4, 'supplier', 'canceled', '2026-03-01', `+at+`, `+at+`)`,
				`INSERT INTO receipt_lines (id, receipt_id, product_id, expected, received, lot, best_before) VALUES
 (1, 1, 8, 18, 18, 'm1', ''), (2, 2, 8, 12, 12, 'm1', ''), (3, 3, 7, 12, 0, 'x', '2028-01-31'), (4, 3, 8, 12, 6, 'y', ''), (5, 3, 9, 12, 0, '', ''),
 (6, 4, 7, 12, 0, 'z', '')`,
				`INSERT INTO stock_recoveries (id, number, supplier_id, warehouse, move_to, status, reason, line_count, units, receipt_id, search_text, created_at, updated_at) VALUES
 (5, 'RET-5', 4, 'supplier', 'dartess', 'ordered', 'move', 1, 12, 2, '', `+at+`, `+at+`), (6, 'RET-6', 4, 'supplier', '', 'pending', 'unsold', 1, 12, NULL, '', `+at+`, `+at+`)`,
				`INSERT INTO stock_movements (product_id, kind, on_hand_delta, receipt_line_id, lot, created_at) VALUES
 (8, 'receipt', 18, 1, 'M1', `+at+`), (8, 'receipt', 12, 2, 'M1', `+at+`), (8, 'receipt', 7, 2, '', `+at+`)`,
				"INSERT INTO promise_moves (order_item_id, order_id, product_id, before_on, moved, served) VALUES (1, 1, 7, '2026-03-01', TRUE, 0), (2, 1, 8, '', TRUE, 0), (3, 1, 9, '', FALSE, 3)")
			addOrders(t, d, "1, 'C-1', 'k', 4, 0", "2, 'C-2', 'l', 4, 0")
			run(t, d, "UPDATE orders SET customer_reference = 'Réf–7', search_text = 'c-1' WHERE id = 1")
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM stock_lots WHERE id = 1 AND recalled_at = '2026-02-05 09:00:00+00:00' AND units = -6 AND search_text = 'l1'": 1,
				"SELECT COUNT(*) FROM stock_lots WHERE id > 1 AND recalled_at IS NULL":                                                             3,
				"SELECT COUNT(*) FROM lot_recalls WHERE lifted_at IS NULL AND lift_reason = ''":                                                    2,
				"SELECT COUNT(*) FROM stock_lots WHERE id = 2 AND search_text = 'ete-2' AND lot = 'ÉTÉ-2'":                                         1,
				"SELECT received FROM stock_lots WHERE id = 3":                                                                                     18,
				"SELECT received FROM stock_lots WHERE id = 4":                                                                                     5,
				"SELECT recovery_id FROM receipts WHERE id = 2":                                                                                    5,
				"SELECT SUM(recovery_id) FROM receipts WHERE id <> 2":                                                                              0,
				"SELECT COUNT(*) FROM promise_moves WHERE order_item_id = 1 AND before_parts = '999999999:2026-03-01'":                             1,
				"SELECT COUNT(*) FROM promise_moves WHERE order_item_id = 2 AND before_parts = '999999999:'":                                       1,
				"SELECT COUNT(*) FROM promise_moves WHERE order_item_id = 3 AND before_parts = ''":                                                 1,
				"SELECT COUNT(*) FROM orders WHERE id = 1 AND reference_text = 'ref-7' AND search_text = 'c-1 ref-7'":                              1,
				"SELECT COUNT(*) FROM orders WHERE id = 2 AND reference_text = ''":                                                                 1,
				"SELECT COUNT(*) FROM receipt_line_lots WHERE line_id = 3 AND lot = 'x' AND quantity = 12 AND best_before = '2028-01-31'":          1,
				"SELECT COUNT(*) FROM receipt_line_lots":                                                                                           1,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}

// Lots of a product whose names look the same are one: what there is of them is summed, a recall of one holds all of it, and what was
// said of each is said of it. References of products get one form likewise; where two would become one, the later stays as it is.
func TestLotsThatLookTheSameAreOne(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0220_"))
			const accent = "\u0301"
			const at, recalled = "'2026-02-01 09:00:00+00:00'", "'2026-03-01 09:00:00+00:00'"
			run(t, d, `INSERT INTO stock_lots (id, product_id, lot, best_before, received, units, arrived_at, created_at, recalled_at) VALUES
 (1, 7, 'CUVE`+accent+`E-1', '', 6, 6, '2026-01-05 09:00:00+00:00', `+at+`, NULL), (2, 7, 'CUVÉE-1', '2028-01-31', 12, 9, `+at+`, `+at+`, `+recalled+`),
 (3, 7, 'CUVéE-1', '2027-12-31', 2, -1, NULL, `+at+`, NULL), (4, 8, 'CUVE`+accent+`E-1', '', 5, 5, `+at+`, `+at+`, NULL),
 (5, 7, 'L’ÎLE', '', 3, 3, `+at+`, `+at+`, NULL), (6, 7, 'L1', '', 1, 1, `+at+`, `+at+`, NULL), (7, 9, 'L1', '', 1, 1, `+at+`, `+at+`, NULL)`,
				`INSERT INTO stock_movements (id, product_id, kind, on_hand_delta, lot, created_at) VALUES
 (1, 7, 'receipt', 6, 'CUVE`+accent+`E-1', `+at+`), (2, 7, 'receipt', 12, 'CUVÉE-1', `+at+`), (3, 7, 'receipt', 3, 'L’ÎLE', `+at+`), (4, 7, 'receipt', 1, '', `+at+`)`,
				`INSERT INTO lot_recalls (id, lot_id, supplier_id, product_id, lot, reason, advice, actor_id, actor_name, created_at, lifted_at) VALUES
 (1, 2, 4, 7, 'CUVÉE-1', '', '', 4, '', `+recalled+`, NULL), (2, 1, 4, 7, 'CUVE`+accent+`E-1', '', '', 4, '', `+at+`, `+at+`)`,
				`INSERT INTO lot_recall_recipients (recall_id, lot_id, customer_id, units, mailed) VALUES (1, 2, 9, 3, TRUE), (2, 1, 9, 1, TRUE)`,
				productRow(1, 4, "L''Île 1", ""), productRow(2, 4, "L’Île 1", ""), productRow(3, 4, "Cuve"+accent+"e’2", ""), productRow(4, 5, "l’île 1", ""))
			addOrders(t, d, "1, 'C-1', 'k', 4, 0")
			run(t, d, "DELETE FROM notifications",
				`INSERT INTO notifications (user_id, kind, subject, subject_id, party_id, params, source, in_app, in_digest, created_at) VALUES
 (4, 'lot_shared', 'stock_lots', 1, 0, '{}', 'x', TRUE, FALSE, `+at+`)`)
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM stock_lots":    5,
				"SELECT COUNT(*) FROM notifications": 2,
				"SELECT COUNT(*) FROM stock_lots WHERE id = 2 AND product_id = 7 AND lot = 'CUVÉE-1' AND received = 20 AND units = 14":      1,
				"SELECT COUNT(*) FROM stock_lots WHERE id = 2 AND best_before = '2027-12-31' AND recalled_at = " + recalled:                 1,
				"SELECT COUNT(*) FROM stock_lots WHERE id = 2 AND arrived_at = '2026-01-05 09:00:00+00:00'":                                 1,
				"SELECT COUNT(*) FROM stock_lots WHERE id = 4 AND lot = 'CUVÉE-1' AND units = 5 AND recalled_at IS NULL":                    1,
				"SELECT COUNT(*) FROM stock_lots WHERE id = 5 AND lot = 'L''ÎLE' AND units = 3":                                             1,
				"SELECT COUNT(*) FROM stock_lots WHERE id IN (6, 7) AND lot = 'L1' AND units = 1":                                           2,
				"SELECT COUNT(*) FROM stock_movements WHERE id < 3 AND lot = 'CUVÉE-1' OR id = 3 AND lot = 'L''ÎLE' OR id = 4 AND lot = ''": 4,
				"SELECT COUNT(*) FROM lot_recalls WHERE lot_id = 2":                                                                         2,
				"SELECT COUNT(*) FROM lot_recall_recipients WHERE lot_id = 2":                                                               2,
				"SELECT COUNT(*) FROM notifications WHERE kind = 'lot_shared' AND subject_id = 2":                                           1,
				"SELECT COUNT(*) FROM products WHERE id IN (1, 4) AND reference IN ('L''Île 1', 'l''île 1')":                                2,
				"SELECT COUNT(*) FROM products WHERE id = 2 AND reference = 'L’Île 1' OR id = 3 AND reference = 'Cuvée''2'":                 2,
				"SELECT COUNT(*) FROM notifications WHERE kind = 'reference_shared' AND subject_id = 2":                                     1,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
