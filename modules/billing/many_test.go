package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// What waits is shown as it would be invoiced, with what holds it back; those that are chosen are issued, each with an answer of its own.
func TestWhatWaitsIsIssuedWhenItIsChosen(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		const waiting, bulk = "/api/invoices/waiting", "/api/invoices/bulk"
		m.accept()
		m.h.Exec(t, "UPDATE users SET siren = '' WHERE id = ?", apptest.Alpha)
		order := m.delivered(6)
		held := m.seller.Get(waiting).Want(200)
		m.holds(held, map[string]any{
			"rows/0/order/@id": order, "rows/0/customer/company": "Le Bistrot", "rows/0/parcels": 1.0, "rows/0/totalPriceTaxIncl": 99.22,
			"rows/0/dueOn": "2026-12-16", "rows/0/month": nil, "rows/0/error/code": "billing.seller_incomplete",
		})
		m.holds(m.admin.Get(waiting+"?supplier=/api/users/4").Want(200), map[string]any{"rows/0/order/@id": order})
		m.holds(m.seller.Post(bulk, fields{"rows": []any{fields{"order": order}}}).Want(200), map[string]any{
			"results/0/error/code": "billing.seller_incomplete", "results/0/order": order,
		})
		m.h.Exec(t, "UPDATE users SET siren = '552100554' WHERE id = ?", apptest.Alpha)
		m.holds(m.seller.Get(waiting).Want(200), map[string]any{"rows/0/error": nil})
		m.all(map[string]any{"hydra:totalItems": 0.0})
		chosen := fields{"rows": []any{fields{"order": order}, fields{"order": "/api/orders/999999"}}}
		m.holds(m.seller.Post(bulk, chosen).Want(200), map[string]any{
			"results/0/invoices/0/number": "FAC-S4-2026-000001", "results/0/error": nil, "results/1/error/code": "orders.not_found",
		})
		m.holds(m.seller.Post(bulk, chosen).Want(200), map[string]any{"results/0/error/code": "billing.not_awaited"})
		m.invoiced("month")
		m.delivered(6)
		m.holds(m.seller.Get(waiting).Want(200), map[string]any{
			"rows/0/order": nil, "rows/0/customer/@id": apptest.IRI("users", apptest.Restaurant), "rows/0/month": "2026-11", "rows/0/dueOn": "2026-12-16", "rows/0/error": nil,
		})
		month := fields{"supplier": "/api/users/4", "rows": []any{fields{"customer": apptest.IRI("users", apptest.Restaurant)}}}
		m.holds(m.admin.Post(bulk, month).Want(200), map[string]any{"results/0/invoices/0/number": "FAC-S4-2026-000002"})
		m.holds(m.admin.Post(bulk, month).Want(200), map[string]any{"results/0/error/code": "billing.nothing_gathered"})
		m.all(map[string]any{"hydra:totalItems": 2.0})
		for _, rows := range [][]any{{fields{}}, {fields{"order": order, "customer": "/api/users/9"}}, {}} {
			m.seller.Post(bulk, fields{"rows": rows}).Want(422)
		}
	})
}

// An order whose parcels have a draft each is one order.
func TestAnOrderThatWaitsIsNamedOnce(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.ship(order, 6)
		s.move(s.buyer, order, "shipped", nil).Want(200)
		s.holds(s.seller.Get("/api/invoices/waiting").Want(200), map[string]any{
			"rows/0/order/@id": order, "rows/0/parcels": 2.0, "rows/0/orders/0/@id": order, "rows/0/orders/1": nil,
		})
	})
}
