package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// Orders of before know at which rates their carriage was invoiced: by their first invoice, or by their own part of one of a month. What
// was invoiced elsewhere, or not yet, says nothing.
func TestChargesOfBeforeKeepTheirRates(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0195_charges_invoiced.sql"))
			const at = "'2026-02-01 09:00:00+00:00'"
			addOrders(t, d, "1, 'C-1', 'k', 4, 0", "2, 'C-2', 'k', 4, 0", "3, 'C-3', 'k', 4, 0", "4, 'C-4', 'k', 4, 0")
			for _, invoice := range []string{
				`(1, 1, FALSE, '{"vat":[{"rate":20,"base":87.21,"amount":17.44,"shipping":16.53,"handling":0},{"rate":5.5,"base":26.67,"amount":1.47,"shipping":26.67,"handling":0}]}', 'F', 'F'`,
				`(2, 1, FALSE, '{"vat":[{"rate":20,"base":1,"amount":0.2,"shipping":0,"handling":0}]}', 'E', 'E'`,
				`(3, 0, FALSE, '{"vat":[],"parts":[{"orderId":9,"vat":[]},{"orderId":2,"vat":[{"rate":5.5,"base":7,"amount":1,"shipping":7,"handling":0}]},{"orderId":2,"vat":[]}]}', 'G', 'G'`,
				`(4, 3, TRUE, '{"vat":[]}', 'H', 'H'`,
			} {
				run(t, d, `INSERT INTO invoices (id, order_id, issued_elsewhere, paper, number, number_key, kind, supplier_id, customer_id, agent_id, placed_by, shipment_id, issued_on, due_on,
 total_tax_excl_cents, total_tax_incl_cents, customer_name, supplier_name, search_text, began_at, created_at, created_by, impersonator_id)
 VALUES `+invoice+`, 'invoice', 4, 3, 0, 3, 0, '2026-02-01', '2026-03-01', 0, 0, '', '', '', `+at+`, `+at+`, 0, 0)`)
			}
			run(t, d, "INSERT INTO invoice_orders (invoice_id, order_id, shipment_id) VALUES (1, 1, 1), (2, 1, 2), (3, 9, 3), (3, 2, 4), (3, 2, 5), (4, 3, 6)")
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM orders WHERE id = 1 AND CAST(charged AS TEXT) LIKE '%16.53%26.67%'":      1,
				"SELECT COUNT(*) FROM orders WHERE id = 2 AND CAST(charged ->> 0 AS TEXT) LIKE '%shipping%7%'": 1,
				"SELECT COUNT(*) FROM orders WHERE id IN (3, 4) AND charged IS NULL":                           2,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
