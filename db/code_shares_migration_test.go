package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// addOrders writes orders of 1 February 2026: id, number, checkout, supplier and goods of each.
func addOrders(t *testing.T, d *db.DB, orders ...string) {
	t.Helper()
	const at = "'2026-02-01 09:00:00+00:00'"
	for _, order := range orders {
		run(t, d, `INSERT INTO orders (id, number, checkout_id, supplier_id, sub_total_tax_excl_cents, status, origin, customer_id, placed_by, customer, supplier,
 billing_address, shipping_address, customer_name, supplier_name, search_text, carrier_code, carrier_label, units, sub_total_without_discount_cents,
 sub_total_tax_incl_cents, discount_customer_cents, all_discount_cents, shipping_cents, fees_cents, total_tax_excl_cents, total_tax_incl_cents, vat, created_at,
 updated_at, began_at) VALUES (`+order+`, 'valid', 'millesime', 3, 3, '{}', '{}', '{}', '{}', '', '', '', '', '', 12, 0, 0, 0, 0, 0, 0, 0, 0, '[]', `+at+`, `+at+`, `+at+`)`)
	}
}

// Uses of promo codes from before shares were kept are shared among the suppliers that bear the code, by what they sold in that checkout;
// the odd cent is the first one's.
func TestUsesOfBeforeAreShared(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0155_code_shares.sql"))
			const at = "'2026-02-01 09:00:00+00:00'"
			run(t, d, `INSERT INTO promo_codes (id, code, label, rate_bp, minimum_cents, starts_on, ends_on, combinable, uses, search_text, created_at, created_by, updated_at)
 VALUES (1, 'A', '', 1000, 0, '2026-01-01', '9999-12-31', TRUE, 2, '', `+at+`, 9, `+at+`), (2, 'B', '', 1000, 0, '2026-01-01', '9999-12-31', TRUE, 1, '', `+at+`, 9, `+at+`)`,
				`INSERT INTO promo_code_suppliers (code_id, supplier_id) VALUES (1, 4), (1, 5)`,
				`INSERT INTO promo_code_uses (id, code_id, checkout_id, customer_id, amount_cents, goods_cents, used_at) VALUES
 (1, 1, 'both', 3, 1001, 22001, `+at+`), (2, 1, 'one', 3, 300, 3000, `+at+`), (3, 2, 'nobody', 3, 500, 5000, `+at+`)`)
			addOrders(t, d, "1, 'C-1', 'both', 4, 6000", "2, 'C-2', 'both', 4, 4000", // 100.00 of the two bearers' 150.01
				"3, 'C-3', 'both', 5, 5001", "4, 'C-4', 'both', 6, 7000", // who bears nothing
				"5, 'C-5', 'one', 5, 3000", "6, 'C-6', 'nobody', 4, 5000")
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM promo_code_shares":                                               3,
				"SELECT amount_cents FROM promo_code_shares WHERE use_id = 1 AND supplier_id = 4":      668, // 10.01 × 10000 / 15001 = 667.29, and the odd cent
				"SELECT goods_cents FROM promo_code_shares WHERE use_id = 1 AND supplier_id = 4":       10000,
				"SELECT amount_cents FROM promo_code_shares WHERE use_id = 1 AND supplier_id = 5":      333, // 333.71
				"SELECT amount_cents FROM promo_code_shares WHERE use_id = 2 AND supplier_id = 5":      300,
				"SELECT COUNT(*) FROM promo_code_shares WHERE use_id = 3 OR supplier_id NOT IN (4, 5)": 0,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
