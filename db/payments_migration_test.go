package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// What orders of before had paid is a payment each: of their invoices, less what was credited, then of what is not invoiced yet; the rest is
// unallocated, and what a canceled order had paid was refunded.
func TestWhatWasPaidBeforeIsAPayment(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0222_payments.sql"))
			const at = "'2026-02-01 09:00:00+00:00'"
			for _, order := range []string{
				"(1, 'C-1', 'closed', 60000, 60000", "(2, 'C-2', 'closed', 50000, 60000", "(3, 'C-3', 'paid', 30000, 30000",
				"(4, 'C-4', 'partially_shipped', 30000, 30000", "(5, 'C-5', 'canceled', 5000, 5000", "(6, 'C-6', 'billed', 7000, 0",
			} {
				run(t, d, `INSERT INTO orders (id, number, status, total_tax_incl_cents, paid_cents, paid_at, moved_at, checkout_id, supplier_id, sub_total_tax_excl_cents, origin,
 customer_id, placed_by, customer, supplier, billing_address, shipping_address, customer_name, supplier_name, search_text, carrier_code, carrier_label, units,
 sub_total_without_discount_cents, sub_total_tax_incl_cents, discount_customer_cents, all_discount_cents, shipping_cents, fees_cents, total_tax_excl_cents, vat, created_at,
 updated_at, began_at) VALUES `+order+`, `+at+`, `+at+`, '', 4, 0, 'millesime', 3, 3, '{}', '{}', '{}', '{}', '', '', '', '', '', 12, 0, 0, 0, 0, 0, 0, 0, '[]', `+at+`, `+at+`, `+at+`)`)
			}
			for _, invoice := range []string{
				"(1, 'F-1', 1, 60000, 60000, 0", "(2, 'F-2', 2, 60000, 60000, 10000", "(4, 'F-4', 4, 10000, 10000, 0", "(6, 'F-6', 6, 7000, 0, 0",
			} {
				run(t, d, `INSERT INTO invoices (id, number, order_id, total_tax_incl_cents, paid_cents, credited_cents, kind, paper, supplier_id, customer_id, placed_by, issued_on,
 due_on, issued_elsewhere, total_tax_excl_cents, customer_name, supplier_name, search_text, began_at, created_at, created_by, paid_at, number_key)
 VALUES `+invoice+`, 'invoice', '{}', 4, 3, 3, '2026-02-01', '2026-03-01', FALSE, 0, '', '', '', `+at+`, `+at+`, 0, `+at+`, 'K' || `+invoice[1:2]+`)`)
			}
			run(t, d, `INSERT INTO invoice_orders (invoice_id, order_id, shipment_id, settled_cents) VALUES
 (1, 1, 11, 60000), (2, 2, 21, 60000), (4, 4, 41, 10000), (6, 6, 61, 0)`)
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM payments": 6,
				"SELECT COUNT(*) FROM payments WHERE comment LIKE 'Constaté avant le __/__/____' AND received_on = '2026-02-01'":                               6,
				"SELECT amount_cents FROM payment_allocations WHERE invoice_id = 1":                                                                            60000,
				"SELECT amount_cents FROM payment_allocations WHERE invoice_id = 2":                                                                            50000,
				"SELECT unallocated_cents FROM payments WHERE by_hand = 2":                                                                                     10000,
				"SELECT paid_cents FROM invoices WHERE id = 2":                                                                                                 50000,
				"SELECT paid_cents FROM orders WHERE id = 2":                                                                                                   50000,
				"SELECT settled_cents FROM invoice_orders WHERE invoice_id = 2":                                                                                50000,
				"SELECT amount_cents FROM payment_allocations WHERE order_id = 3":                                                                              30000,
				"SELECT amount_cents FROM payment_allocations WHERE invoice_id = 4":                                                                            10000,
				"SELECT amount_cents FROM payment_allocations WHERE order_id = 4":                                                                              20000,
				"SELECT paid_cents FROM orders WHERE id = 4":                                                                                                   30000,
				"SELECT paid_cents FROM orders WHERE id = 5":                                                                                                   0,
				"SELECT amount_cents FROM payments WHERE by_hand = 5 AND kind = 'refund'":                                                                      5000,
				"SELECT COUNT(*) FROM payments WHERE by_hand = 6":                                                                                              0,
				"SELECT COUNT(*) FROM invoices WHERE paid_at IS NULL":                                                                                          1,
				"SELECT SUM(amount_cents) - SUM(unallocated_cents) - (SELECT SUM(amount_cents) FROM payment_allocations) FROM payments WHERE kind <> 'refund'": 0,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
