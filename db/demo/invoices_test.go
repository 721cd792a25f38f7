package demo_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/db"
)

// invoiced checks that invoices sum to their orders, are paid with them, and have numbers without gaps that go by time.
func invoiced(t *testing.T, d *db.DB) {
	none(t, d, "invoices off their orders", `SELECT o.id FROM orders o JOIN invoices i ON i.order_id = o.id AND NOT i.is_deposit
 GROUP BY o.id, o.total_tax_excl_cents, o.total_tax_incl_cents
 HAVING SUM(CASE i.kind WHEN 'invoice' THEN i.total_tax_excl_cents ELSE -i.total_tax_excl_cents END) <> o.total_tax_excl_cents
 OR SUM(CASE i.kind WHEN 'invoice' THEN i.total_tax_incl_cents ELSE -i.total_tax_incl_cents END) <> o.total_tax_incl_cents`)
	none(t, d, "credits off their invoices", `SELECT i.id FROM invoices i WHERE i.credited_cents <>
 (SELECT COALESCE(SUM(c.total_tax_incl_cents), 0) FROM invoices c WHERE c.credit_of = i.id)`)
	none(t, d, "invoices of orders that are not billed", `SELECT 1 FROM invoices i JOIN orders o ON o.id = i.order_id
 WHERE NOT i.is_deposit AND o.status NOT IN ('billed', 'closed')`)
	none(t, d, "paid orders of professionals without a deposit", `SELECT o.id FROM orders o JOIN order_transitions t ON t.order_id = o.id AND t.to_status = 'paid'
 JOIN users u ON u.id = o.customer_id AND u.group_code <> 'customer' JOIN invoicing_mandates m ON m.supplier_id = o.supplier_id AND NOT m.elsewhere
 WHERE (SELECT COUNT(*) FROM invoices i WHERE i.order_id = o.id AND i.kind = 'deposit' AND i.total_tax_incl_cents =
 CASE WHEN o.status = 'canceled' THEN i.credited_cents ELSE o.total_tax_incl_cents END) <> 1`)
	none(t, d, "invoices after a deposit that are open", "SELECT id FROM invoices WHERE kind = 'invoice' AND deducted_cents <> 0 AND paid_cents <> total_tax_incl_cents")
	none(t, d, "payments off their orders", `SELECT 1 FROM invoices i JOIN orders o ON o.id = i.order_id
 WHERE i.kind = 'invoice' AND (o.paid_at IS NOT NULL) <> (i.paid_cents = i.total_tax_incl_cents)`)
	for what, query := range apptest.WrongBooks() {
		if n := number(t.Context(), t, d, query); n != 0 {
			t.Errorf("%d %s", n, what)
		}
	}
	none(t, d, "documents of no order", "SELECT 1 FROM invoices i WHERE NOT EXISTS (SELECT 1 FROM invoice_orders o WHERE o.invoice_id = i.id)")
	none(t, d, "due before they were issued", "SELECT 1 FROM invoices WHERE due_on < issued_on")
	none(t, d, "gaps", `SELECT n.supplier_id FROM invoice_numbers n LEFT JOIN invoices i ON i.supplier_id = n.supplier_id AND i.kind = n.kind AND i.number LIKE '%-S%-' || n.year || '-%'
 GROUP BY n.supplier_id, n.kind, n.year, n.last HAVING COUNT(i.id) <> n.last`)
	none(t, d, "numbers out of time", `SELECT 1 FROM invoices a JOIN invoices b ON b.supplier_id = a.supplier_id AND b.kind = a.kind AND NOT a.issued_elsewhere
 AND substr(b.number, 1, 12) = substr(a.number, 1, 12) AND b.number > a.number AND b.created_at < a.created_at`)
	none(t, d, "issued without a mandate", `SELECT 1 FROM invoices i LEFT JOIN invoicing_mandates m ON m.supplier_id = i.supplier_id
 WHERE NOT i.issued_elsewhere AND (m.supplier_id IS NULL OR m.elsewhere)`)
	none(t, d, "billed without a document", `SELECT o.id FROM orders o WHERE o.total_tax_incl_cents > 0
 AND EXISTS (SELECT 1 FROM order_transitions t WHERE t.order_id = o.id AND t.to_status = 'billed')
 AND NOT EXISTS (SELECT 1 FROM invoice_orders i WHERE i.order_id = o.id)`)
	for query, least := range map[string]int{
		"SELECT count(*) FROM invoices WHERE kind = 'credit_note' AND supplier_id = 7":                                                                                    1,
		"SELECT count(*) FROM invoices WHERE kind = 'credit_note' AND customer_id = 3":                                                                                    1,
		"SELECT count(*) FROM invoices WHERE order_id = 0 AND supplier_id = 7":                                                                                            1,
		"SELECT count(*) FROM invoices WHERE supplier_id = 7 AND paid_cents < total_tax_incl_cents":                                                                       1,
		"SELECT count(*) FROM invoices WHERE customer_id = 3 AND paid_cents < total_tax_incl_cents":                                                                       1,
		"SELECT count(*) FROM invoices WHERE paid_cents < total_tax_incl_cents AND due_on < '2026-11-21'":                                                                 1,
		"SELECT count(*) FROM invoices WHERE paid_cents = total_tax_incl_cents":                                                                                           500,
		"SELECT count(*) FROM invoices WHERE customer_id = 3 AND kind = 'invoice' AND paid_cents < total_tax_incl_cents AND due_on BETWEEN '2026-11-21' AND '2026-11-28'": 1,
		"SELECT count(*) FROM invoices WHERE kind = 'deposit' AND supplier_id = 7 AND deducted_cents = 0 AND credited_cents = 0":                                          1,
		"SELECT count(*) FROM invoices WHERE issued_elsewhere":                                                                                                            20,
	} {
		if n := number(t.Context(), t, d, query); n < least {
			t.Errorf("%s: %d, want at least %d", query, n, least)
		}
	}
}
