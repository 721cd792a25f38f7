package billing_test

import "testing"

// dispute complains about a bottle of the first line and lets the seller settle it.
func (s scene) dispute(order, outcome, to string) {
	s.Helper()
	shown := s.seller.Get(order).Want(200)
	reported := s.move(s.buyer, order, "incident", fields{"comment": "Erreur", "incident": fields{
		"kind": "wrong", "lines": []any{fields{"item": shown.Value("items/0/id"), "quantity": 1, "reason": "Autre millésime"}},
	}}).Want(200)
	line := path("incidents", len(reported.Value("incidents").([]any))-1, "lines/0/id") //nolint:forcetypeassert // a list
	s.move(s.seller, order, to, fields{"comment": "Vérifié", "outcomes": []any{
		fields{"line": reported.Value(line), "outcome": outcome, "comment": "Vérifié"},
	}}).Want(200)
}

// What is paid of an invoice that gathers orders settles the first of them first, once, however often one is closed. 6 × 11.78 and carriage of 12.00 are 99.22 incl. tax,
// 12 are 184.03: what is open of 283.25 stays the other's.
func TestAnOrderSettlesItsShareOnce(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		m.invoiced("month")
		first, second := m.delivered(6), m.delivered(12)
		m.at("2026-11-30 20:00")
		m.issueWaiting()
		invoice := m.all(map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/totalPriceTaxIncl": 283.25})[0]
		open := map[string]any{"paidAmount": 99.22, "openAmount": 184.03, "status": "to_pay"}
		m.pay(invoice, 99.22).Want(201)
		m.holds(m.buyer.Get(first).Want(200), map[string]any{"status": "closed"})
		m.holds(m.buyer.Get(invoice).Want(200), open)
		m.dispute(first, "rejected", "closed")
		m.holds(m.buyer.Get(invoice).Want(200), open)
		m.dispute(first, "replace", "preparation")
		m.ship(first, 1)
		m.deliver(first, 1)
		m.holds(m.buyer.Get(first).Want(200), map[string]any{"status": "closed"})
		m.holds(m.buyer.Get(invoice).Want(200), open)
		m.pay(invoice, 184.03).Want(201)
		m.holds(m.buyer.Get(second).Want(200), map[string]any{"status": "closed"})
		m.holds(m.buyer.Get(invoice).Want(200), map[string]any{"paidAmount": 283.25, "openAmount": 0.0, "status": "paid"})
	})
}
