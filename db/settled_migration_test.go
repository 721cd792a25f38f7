package db_test

import (
	"testing"

	"millesime/platform/testkit"
)

// What orders settled of invoices of before: all that was paid of an invoice of their own, their share of one that gathers others, less what
// was credited of it and no more than was paid; nothing while they are not closed.
func TestWhatWasSettledIsKept(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0156_settled_shares.sql"))
			const at = "'2026-02-01 09:00:00+00:00'"
			for _, order := range []string{"(1, 'C-1', " + at, "(2, 'C-2', NULL", "(3, 'C-3', " + at, "(4, 'C-4', " + at} {
				run(t, d, `INSERT INTO orders (id, number, paid_at, checkout_id, supplier_id, sub_total_tax_excl_cents, status, origin, customer_id, placed_by, customer, supplier,
 billing_address, shipping_address, customer_name, supplier_name, search_text, carrier_code, carrier_label, units, sub_total_without_discount_cents,
 sub_total_tax_incl_cents, discount_customer_cents, all_discount_cents, shipping_cents, fees_cents, total_tax_excl_cents, total_tax_incl_cents, vat, created_at,
 updated_at, began_at) VALUES `+order+`, '', 4, 0, 'closed', 'millesime', 3, 3, '{}', '{}', '{}', '{}', '', '', '', '', '', 12, 0, 0, 0, 0, 0, 0, 0, 0, '[]', `+at+`, `+at+`, `+at+`)`)
			}
			const parts = `{"parts": [{"orderId": 1, "totalTaxIncl": 60.30}, {"orderId": 2, "totalTaxIncl": 184.03}, {"orderId": 1, "totalTaxIncl": 38.92},
 {"orderId": 4, "totalTaxIncl": 150.00}]}`
			for _, invoice := range []string{
				"(1, 'F-1', 'invoice', 0, 0, 37325, 12908, '" + parts + "'",
				"(2, 'A-1', 'credit_note', 1, 1, 1414, 0, '{}'", // of order 1's share of 99.22
				"(3, 'F-2', 'invoice', 0, 3, 9922, 9922, '{}'",
			} {
				run(t, d, `INSERT INTO invoices (id, number, kind, credit_of, order_id, total_tax_incl_cents, paid_cents, paper, supplier_id, customer_id, placed_by, issued_on, due_on,
 issued_elsewhere, total_tax_excl_cents, customer_name, supplier_name, search_text, began_at, created_at, created_by) VALUES `+invoice+`, 4, 3, 3, '2026-02-01', '2026-03-01',
 FALSE, 0, '', '', '', `+at+`, `+at+`, 0)`)
			}
			run(t, d, `INSERT INTO invoice_orders (invoice_id, order_id, shipment_id) VALUES (1, 1, 11), (1, 1, 12), (1, 2, 21), (1, 4, 41), (2, 1, 12), (3, 3, 31), (3, 3, 32)`)
			migrate(t, d, before(t, "0222_payments.sql"))
			for query, want := range map[string]int{
				"SELECT settled_cents FROM invoice_orders WHERE shipment_id = 11":                 8508,  // 99.22 less 14.14
				"SELECT settled_cents FROM invoice_orders WHERE shipment_id = 41":                 12908, // of 150.00, as much was paid
				"SELECT settled_cents FROM invoice_orders WHERE shipment_id = 31":                 9922,
				"SELECT SUM(settled_cents) FROM invoice_orders WHERE shipment_id IN (12, 21, 32)": 0,
				"SELECT COUNT(*) FROM invoice_orders WHERE invoice_id = 2 AND settled_cents <> 0": 0,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
