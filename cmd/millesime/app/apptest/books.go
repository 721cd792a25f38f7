package apptest

// owing is what a customer owes: its orders from validated on, less what is paid of them, less what pays nothing yet.
const owing = `(SELECT COALESCE(SUM(o.total_tax_incl_cents + o.invoice_difference_cents - o.paid_cents), 0) FROM orders o
 WHERE o.supplier_id = exposures.supplier_id AND o.customer_id = exposures.customer_id
 AND o.status IN ('validated', 'preparation', 'partially_shipped', 'pending_shipping', 'shipped', 'pending_invoice', 'billed',
 'closed', 'incident'))
 - (SELECT COALESCE(SUM(p.unallocated_cents), 0) FROM payments p
 WHERE p.supplier_id = exposures.supplier_id AND p.customer_id = exposures.customer_id)`

// OffTheirPayments is wrong of orders that their seller says to be paid until the event of it came.
const OffTheirPayments = "orders off their payments"

// WrongBooks are queries that count what never holds of payments, invoices, orders and what customers owe, by what is wrong.
func WrongBooks() map[string]string {
	const pays = "COALESCE((SELECT SUM(a.amount_cents) FROM payment_allocations a WHERE a."
	return map[string]string{
		"payments off what they pay": "SELECT COUNT(*) FROM payments p WHERE p.kind <> 'refund' AND CASE WHEN p.reversed_at IS NULL THEN p.amount_cents ELSE 0 END <> p.unallocated_cents + " +
			pays + "payment_id = p.id), 0)",
		"refunds off what they give back": "SELECT COUNT(*) FROM payments p WHERE p.kind = 'refund' AND CASE WHEN p.reversed_at IS NULL THEN p.amount_cents ELSE 0 END <> " +
			pays + "refund_id = p.id), 0)",
		"invoices off their payments": "SELECT COUNT(*) FROM invoices i WHERE i.kind <> 'credit_note' AND i.paid_cents - CASE i.kind WHEN 'deposit' THEN i.deducted_cents ELSE 0 END <> " +
			pays + "invoice_id = i.id), 0)",
		"invoices paid beyond what they come to": "SELECT COUNT(*) FROM invoices i WHERE i.kind <> 'credit_note' AND i.paid_cents + i.credited_cents > i.total_tax_incl_cents",
		"invoices off what their orders settled": "SELECT COUNT(*) FROM invoices i WHERE i.kind = 'invoice' AND i.paid_cents <> (SELECT SUM(r.settled_cents) FROM invoice_orders r WHERE r.invoice_id = i.id)",
		"deposits off what invoices deduct":      "SELECT COUNT(*) FROM (SELECT order_id, SUM(CASE kind WHEN 'deposit' THEN deducted_cents ELSE -deducted_cents END) AS off FROM invoices GROUP BY order_id) d WHERE off <> 0",
		OffTheirPayments:                         "SELECT COUNT(*) FROM orders o WHERE o.paid_cents <> " + pays + "order_id = o.id), 0) + COALESCE((SELECT SUM(r.settled_cents) FROM invoice_orders r WHERE r.order_id = o.id), 0)",
		"orders invoiced beyond what they come to": `SELECT COUNT(*) FROM orders o WHERE o.total_tax_incl_cents + o.invoice_difference_cents <
 (SELECT COALESCE(SUM(CASE i.kind WHEN 'credit_note' THEN -i.total_tax_incl_cents ELSE i.total_tax_incl_cents END), 0) -
 COALESCE(SUM(CASE i.kind WHEN 'invoice' THEN i.deducted_cents ELSE 0 END), 0)
 FROM invoices i WHERE i.order_id = o.id AND o.status <> 'canceled')`,
		"canceled orders that are paid":           "SELECT COUNT(*) FROM orders o WHERE o.status = 'canceled' AND o.paid_cents <> 0",
		"closed orders that are owed":             "SELECT COUNT(*) FROM orders o WHERE o.status = 'closed' AND o.paid_cents < o.total_tax_incl_cents + o.invoice_difference_cents",
		"billed or waiting orders that are whole": "SELECT COUNT(*) FROM orders o WHERE o.status IN ('billed', 'waiting_payment') AND o.paid_cents >= o.total_tax_incl_cents + o.invoice_difference_cents",
		"customers off what they owe":             "SELECT COUNT(*) FROM exposures WHERE owed_cents <> " + owing,
	}
}
