package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// Receipts made before they could be counted get a number, a timeline and what is on its way by them; promises their day.
func TestReceiptsOutliveTheirNumbers(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0070_receipts.sql"))
			const at = "'2026-02-01 09:00:00+00:00'"
			run(t, d, `INSERT INTO receipts (id, supplier_id, warehouse, status, expected_on, created_at, updated_at) VALUES
 (1, 4, 'supplier', 'processing', '2026-03-01', `+at+`, `+at+`), (2, 4, 'supplier', 'partiel', '2026-02-20', `+at+`, `+at+`),
 (3, 4, 'supplier', 'complete', '2026-02-02', `+at+`, `+at+`)`,
				`INSERT INTO receipt_lines (id, receipt_id, product_id, expected, received, promised) VALUES
 (1, 1, 7, 12, 0, 6), (2, 1, 8, 6, 0, 0), (3, 2, 7, 24, 6, 0), (4, 2, 8, 6, 9, 0), (5, 3, 7, 60, 48, 0)`,
				`INSERT INTO stock_levels (product_id, warehouse, supplier_id, incoming, promised, updated_at) VALUES
 (7, 'supplier', 4, 1, 6, `+at+`), (8, 'supplier', 4, 1, 0, `+at+`), (9, 'supplier', 4, 3, 0, `+at+`)`,
				`INSERT INTO stock_reservations (order_id, order_item_id, product_id, promised, receipt_line_id, created_at) VALUES (1, 1, 7, 6, 1, `+at+`)`)
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM receipts WHERE number = 'REC-2026-000002' AND id = 2 AND arrived_at IS NOT NULL AND version = 1": 1,
				"SELECT COUNT(*) FROM receipts WHERE arrived_at IS NULL":                                                               1,
				"SELECT position FROM receipt_lines WHERE id = 4":                                                                      1,
				"SELECT COUNT(*) FROM receipt_steps":                                                                                   5,
				"SELECT incoming FROM stock_levels WHERE product_id = 7":                                                               30,
				"SELECT incoming FROM stock_levels WHERE product_id = 8":                                                               6,
				"SELECT incoming FROM stock_levels WHERE product_id = 9":                                                               0,
				"SELECT COUNT(*) FROM stock_reservations WHERE promised_on = '2026-03-01' AND waiting = 0":                             1,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
