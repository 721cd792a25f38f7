package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// replace complains about units of the first line and has them sent again.
func (s scene) replace(order string, units int) {
	s.Helper()
	shown := s.seller.Get(order).Want(200)
	reported := s.move(s.buyer, order, "incident", fields{"comment": "Erreur", "incident": fields{
		"kind": "wrong", "lines": []any{fields{"item": shown.Value("items/0/id"), "quantity": units, "reason": "Autre millésime"}},
	}}).Want(200)
	s.move(s.seller, order, "preparation", fields{"outcomes": []any{
		fields{"line": reported.Value("incidents/0/lines/0/id"), "outcome": "replace", "comment": ""},
	}}).Want(200)
}

// Domain 5.3: billed means a document, entered or issued: nobody says so by hand. What its supplier invoiced itself is not invoiced again
// when some of it is sent again, be it in two parcels; the order is billed again by the system. It waits for nothing.
func TestAnOrderThatWasInvoicedElsewhereIsNotInvoicedAgain(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.delivered(12)
		for _, who := range []*apitest.Client{s.seller, s.admin} {
			s.move(who, order, "billed", fields{"comment": "Facture F-88"}).Want(403)
		}
		s.seller.Post("/api/invoices", theirs(order, "F-88", 184.03)).Want(201)
		s.h.Settle(t)
		s.accept()
		s.replace(order, 2)
		for n, status := range []string{"partially_shipped", "billed"} {
			s.ship(order, 1)
			s.deliver(order, n+1)
			s.issueWaiting()
			s.holds(s.seller.Get("/api/invoices/waiting").Want(200), map[string]any{"rows/0": nil})
			s.holds(s.seller.Get(order).Want(200), map[string]any{"status": status})
			s.seller.Post("/api/invoices", fields{"order": order}).Want(409)
		}
		s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 1.0})
	})
}

// However many parcels have their invoices, those that have none are found behind them: 205 of one order do, the one of the other waits
// for its supplier's SIREN. 6 × 11.78 and carriage of 12.00 are 82.68, VAT 16.54.
func TestParcelsThatAreInvoicedHideNone(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		first := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(first, 6)
		s.deliver(first, 0)
		const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 205) `
		s.h.Exec(t, `INSERT INTO shipments (order_id, number, carrier, shipped_at, delivered_at, shipped_by) `+many+
			`SELECT s.order_id, s.number || '-' || n.i, s.carrier, s.shipped_at, s.delivered_at, s.shipped_by FROM shipments s, n`)
		s.h.Exec(t, `INSERT INTO invoice_orders (invoice_id, order_id, shipment_id)
 SELECT i.id, s.order_id, s.id FROM shipments s, invoices i WHERE s.id NOT IN (SELECT shipment_id FROM invoice_orders)`)
		s.h.Exec(t, "UPDATE users SET siren = '' WHERE id = ?", apptest.Alpha)
		second := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(second, 6)
		s.deliver(second, 0)
		s.h.Exec(t, "UPDATE users SET siren = '552100554' WHERE id = ?", apptest.Alpha)
		s.holds(s.seller.Get("/api/invoices/waiting").Want(200), map[string]any{"rows/0/order/@id": second, "rows/1": nil})
		s.issueWaiting()
		s.holds(s.buyer.Get("/api/invoices?orders[]="+second).Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/totalPriceTaxIncl": 99.22,
		})
	})
}

// What is bought at prices incl. tax is never gathered, whatever its buyer's terms: it is found by itself. 6 bottles of 15.00 are 90.00.
func TestAStoreOrderOfAMonthlyCustomerIsFoundByItself(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		m.invoiced("month")
		m.h.Exec(t, "UPDATE users SET siren = '' WHERE id = ?", apptest.Alpha)
		order := m.prepared(apptest.Item(apptest.AlphaWine, 6))
		m.h.Exec(t, "UPDATE orders SET origin = 'store'")
		m.h.Exec(t, "UPDATE order_items SET unit_price_tax_incl_cents = 1500, total_tax_incl_cents = 9000")
		m.ship(order, 6)
		m.deliver(order, 0)
		m.h.Exec(t, "UPDATE users SET siren = '552100554' WHERE id = ?", apptest.Alpha)
		m.holds(m.seller.Get("/api/invoices/waiting").Want(200), map[string]any{"rows/0/order/@id": order, "rows/1": nil})
		m.issueWaiting()
		m.all(map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/month": nil})
	})
}
