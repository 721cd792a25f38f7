package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// Incidents of before name the parcel of a line that had left in one alone when it was reported; where it may have been of two, none.
func TestIncidentsOfBeforeNameTheirParcel(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0196_incidents_name_parcels.sql"))
			addOrders(t, d, "1, 'C-1', 'k', 4, 0")
			for _, item := range []string{"(1, 1, 0", "(2, 1, 1"} {
				run(t, d, `INSERT INTO order_items (id, order_id, position, product_id, product, quantity, list_price_cents, unit_price_cents, net_cents, vat_bp, tag,
 warehouse, trace) VALUES `+item+`, 7, '{}', 12, 0, 0, 0, 2000, '', 'supplier', '[]')`)
			}
			run(t, d, `INSERT INTO shipments (id, order_id, number, carrier, shipped_at, shipped_by) VALUES
 (1, 1, 'E-1', '', '2026-02-02 09:00:00+00:00', 4), (2, 1, 'E-2', '', '2026-02-04 09:00:00+00:00', 4)`,
				"INSERT INTO shipment_lines (shipment_id, order_item_id, quantity) VALUES (1, 1, 3), (1, 1, 3), (1, 2, 6), (2, 2, 6), (2, 1, 1)",
				`INSERT INTO order_incidents (id, order_id, kind, comment, from_status, opened_at, opened_by, settled_at) VALUES
 (1, 1, 'wrong', '', 'shipped', '2026-02-03 09:00:00+00:00', 3, '2026-02-03 10:00:00+00:00'),
 (2, 1, 'wrong', '', 'shipped', '2026-02-05 09:00:00+00:00', 3, '2026-02-05 10:00:00+00:00')`,
				"INSERT INTO order_incident_lines (id, incident_id, order_item_id, quantity) VALUES (1, 1, 1, 6), (2, 1, 2, 1), (3, 2, 2, 1)")
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT shipment_id FROM order_incident_lines WHERE id = 1":                      1,
				"SELECT shipment_id FROM order_incident_lines WHERE id = 2":                      1,
				"SELECT COUNT(*) FROM order_incident_lines WHERE id = 3 AND shipment_id IS NULL": 1,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
