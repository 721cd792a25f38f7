package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// Orders made before their state table looked at more get what it looks at: since when they are where they are, what was
// paid and shipped, when the system moves them on, and what is owed.
func TestOrdersOutliveTheirStateTable(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0024_order_life.sql"))
			const at = "'2026-02-01 00:00:00+00:00'"
			for id, order := range map[string]struct{ status, group, warehouse string }{
				"1": {"waiting_payment", "customer", "supplier"}, "2": {"waiting_payment", "restaurant", "dartess"},
				"3": {"validated", "restaurant", "dartess"}, "4": {"pending_shipping", "restaurant", "supplier"}, "5": {"billed", "restaurant", "supplier"},
			} {
				run(t, d, `INSERT INTO orders (id, number, checkout_id, status, origin, customer_id, supplier_id, placed_by, customer, supplier, billing_address,
 shipping_address, customer_name, supplier_name, search_text, carrier_code, carrier_label, units, sub_total_without_discount_cents, sub_total_tax_excl_cents,
 sub_total_tax_incl_cents, discount_customer_cents, all_discount_cents, shipping_cents, fees_cents, total_tax_excl_cents, total_tax_incl_cents, vat, created_at, updated_at)
 VALUES (`+id+`, 'CMD-`+id+`', 'x', '`+order.status+`', 'millesime', 3, 4, 3, '{"group":"`+order.group+`"}', '{}', '{}', '{}', '', '', '', '', '', 12,
 0, 0, 0, 0, 0, 0, 0, 0, 1000, '[]', `+at+`, `+at+`)`,
					`INSERT INTO order_items (order_id, position, product_id, product, quantity, list_price_cents, unit_price_cents, net_cents, vat_bp, tag, warehouse, trace)
 VALUES (`+id+`, 0, 7, '{}', 12, 0, 0, 0, 2000, 'normal', '`+order.warehouse+`', '[]')`)
			}
			run(t, d, `INSERT INTO order_transitions (order_id, from_status, to_status, actor_id, created_at) VALUES
 (3, 'waiting_payment', 'paid', 4, '2026-02-02 00:00:00+00:00'), (3, 'paid', 'validated', 4, '2026-02-03 00:00:00+00:00')`)
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM orders WHERE id = 3 AND status_before = 'paid' AND paid_at IS NOT NULL AND moved_at > paid_at":            1,
				"SELECT COUNT(*) FROM orders WHERE id <> 3 AND status_before = '' AND paid_at IS NULL AND moved_at = created_at":                4,
				"SELECT COUNT(*) FROM orders WHERE at_dartess":                                                                                  2,
				"SELECT COUNT(*) FROM orders WHERE shipped_units = 12 AND id IN (4, 5)":                                                         2,
				"SELECT COUNT(*) FROM orders a, orders b WHERE a.id = 1 AND b.id IN (2, 4) AND a.due_at < b.due_at AND a.due_at > a.created_at": 2,
				"SELECT COUNT(*) FROM orders WHERE due_at IS NULL":                                                                              2,
				"SELECT owed_cents FROM exposures":                                                                                              2000,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
