package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// What was billed by hand has a document of elsewhere of what was kept, whose number is to be completed; it is paid where its order is. What
// was entered at another total is owed as it says, and numbers that differ by case and dashes alone stay apart.
func TestWhatWasBilledByHandHasADocument(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0191_documents_of_elsewhere.sql"))
			const at = "'2026-02-01 09:00:00+00:00'"
			for _, order := range []string{
				"(1, 'CMD-1', NULL, 0, 'billed', 9922", "(2, 'CMD-2', " + at + ", 18403, 'closed', 18403", // by hand
				"(3, 'CMD-3', NULL, 0, 'billed', 9922", "(4, 'CMD-4', NULL, 0, 'pending_invoice', 9922", // entered, and waiting
				"(5, 'CMD-5', NULL, 0, 'billed', 9922", // by hand, on terms of the month
			} {
				run(t, d, `INSERT INTO orders (id, number, paid_at, paid_cents, status, total_tax_incl_cents, total_tax_excl_cents, checkout_id, supplier_id, sub_total_tax_excl_cents, origin,
 customer_id, placed_by, customer, supplier, billing_address, shipping_address, customer_name, supplier_name, search_text, carrier_code, carrier_label, units,
 sub_total_without_discount_cents, sub_total_tax_incl_cents, discount_customer_cents, all_discount_cents, shipping_cents, fees_cents, vat, payment_terms_kind, payment_terms_days,
 created_at, updated_at, began_at) VALUES `+order+`, 8268, '', 4, 0, 'millesime', 3, 3, '{"id": 3, "company": "Le Bistrot"}', '{"id": 4, "company": "Maison Alpha"}',
 '{"street": "1 rue du Test"}', '{"city": "Paris"}', 'le bistrot', 'maison alpha', '', '', '', 12, 0, 0, 0, 0, 0, 0, '[]', 'days', 30, `+at+`, `+at+`, `+at+`)`)
			}
			run(t, d, "UPDATE orders SET payment_terms_kind = 'end_of_month' WHERE id = 5", `INSERT INTO order_transitions (order_id, from_status, to_status, actor_id, created_at) VALUES
 (1, 'pending_invoice', 'billed', 4, `+at+`), (5, 'pending_invoice', 'billed', 4, `+at+`), (2, 'pending_invoice', 'billed', 4, `+at+`), (2, 'billed', 'closed', 4, `+at+`), (3, 'pending_invoice', 'billed', 4, `+at+`)`,
				`INSERT INTO exposures (supplier_id, customer_id, owed_cents, updated_at) VALUES (4, 3, 29766, `+at+`)`)
			for _, invoice := range []string{"('F-2026-1', 3, 13406", "('f-2026\u20111', 9, 100"} {
				run(t, d, `INSERT INTO invoices (number, order_id, total_tax_incl_cents, kind, paid_cents, paper, supplier_id, customer_id, placed_by, issued_on, due_on, issued_elsewhere,
 total_tax_excl_cents, customer_name, supplier_name, search_text, began_at, created_at, created_by) VALUES `+invoice+`, 'invoice', 0, '{}', 4, 3, 3, '2026-02-01', '2026-03-01',
 TRUE, 0, '', '', '', `+at+`, `+at+`, 0)`)
			}
			run(t, d, `INSERT INTO invoice_orders (invoice_id, order_id, shipment_id) VALUES (1, 3, 0), (2, 9, 0)`)
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM invoices WHERE number_lacking AND issued_elsewhere":                                                                           3,
				"SELECT COUNT(*) FROM invoices WHERE order_id = 5 AND issued_on = '2026-02-01' AND due_on = '2026-03-30'":                                           1,
				"SELECT COUNT(*) FROM invoices WHERE order_id = 1 AND number = 'CMD-1' AND issued_on = '2026-02-01' AND due_on = '2026-03-03' AND paid_cents = 0":   1,
				"SELECT COUNT(*) FROM invoices WHERE order_id = 2 AND total_tax_incl_cents = 18403 AND paid_cents = 18403 AND paid_at IS NOT NULL":                  1,
				"SELECT SUM(settled_cents) FROM invoice_orders WHERE order_id IN (1, 2)":                                                                            18403,
				"SELECT COUNT(*) FROM invoices WHERE paper ->> 'buyer' LIKE '%Le Bistrot%' AND paper ->> 'buyer' LIKE '%rue du Test%' AND paper ->> 'lines' = '[]'": 3,
				"SELECT invoice_difference_cents FROM orders WHERE id = 3":                                                                                          34_84,
				"SELECT owed_cents FROM exposures":                                                    297_66 + 34_84,
				"SELECT COUNT(*) FROM invoices WHERE id = 1 AND number_key = 'F-2026-1'":              1,
				"SELECT COUNT(*) FROM invoices WHERE id = 2 AND number_key = 'F-2026-1 (2)'":          1,
				"SELECT COUNT(*) FROM invoices WHERE order_id = 4 OR order_id = 3 AND number_lacking": 0,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
