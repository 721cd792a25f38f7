package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// creditedByHand has Alpha enter a credit note after it took its mandate back, and give it again.
func (s scene) creditedByHand(invoice, number string, total float64) {
	s.Helper()
	s.seller.Delete(mandate + "/4").Want(204)
	s.seller.Post(invoice+"/credit_notes", fields{"number": number, "issuedOn": "2026-11-16", "totalPriceTaxIncl": total, "cause": "other"}).Want(201)
	s.accept()
}

// A credit note that was entered by hand is none of the whole order: its next parcel is invoiced, at what 6 of 12 came to.
func TestACreditByHandHoldsUpNoInvoice(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.deliver(order, 0)
		s.creditedByHand(s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id"), "A-7", 10)
		s.ship(order, 6)
		s.deliver(order, 1)
		s.holds(s.buyer.Get("/api/invoices?kind[]=invoice&order[number]=desc").Want(200), map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/totalPriceTaxIncl": 84.81, "hydra:member/1/totalPriceTaxIncl": 99.22, "hydra:member/1/creditedAmount": 10.0,
		})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed"})
	})
}

// What an incident takes back is credited up to what is left of the invoice: of 99.22, 90.00 were credited by hand. What is given up
// afterwards finds nothing left, and the order goes on.
func TestACreditStaysBesideThoseByHand(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		invoice := s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")
		s.creditedByHand(invoice, "A-7", 90)
		s.takeBack(order, 2, "credit")
		note := s.buyer.Get("/api/invoices?kind[]=credit_note&order[number]=desc").Want(200)
		s.holds(note, map[string]any{"hydra:totalItems": 2.0, "hydra:member/0/number": "AVO-S4-2026-000001", "hydra:member/0/totalPriceTaxIncl": 9.22})
		// 2 × 11.78 are 23.56, VAT 4.71; of 9.22, 1.54 are VAT, and 23.56 - 7.68 were credited before.
		s.holds(s.buyer.Get(note.Text("hydra:member/0/@id")).Want(200), map[string]any{
			"totalPriceTaxExcl": 7.68, "vat/0/base": 7.68, "vat/0/amount": 1.54, "items/0/quantity": 2.0, "items/0/totalPriceTaxExcl": 23.56,
		})
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"creditedAmount": 99.22, "openAmount": 0.0, "status": "credited"})
		s.dispute(order, "replace", "preparation")
		s.seller.Post(order+"/remainder", fields{"comment": "Rupture"}).Want(200)
		s.h.Settle(t)
		s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 3.0})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "closed"}) // nothing of it is owed
	})
}

// Decision 0019: who will not wait for what replaces a bottle does not keep it. 60 × 19.00 are 1140.00, VAT 228.00; 6 of them 114.00 and 22.80 less.
// The order has arrived and goes on at once.
func TestAReplacementThatIsNotWaitedForIsCredited(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.LastOnes, 60)) // all there is
		s.ship(order, 60)
		s.move(s.buyer, order, "shipped", nil).Want(200)
		s.seller.Post("/api/receipts", fields{"warehouse": "supplier", "expectedOn": "2027-01-10", "lines": []any{
			fields{"product": apptest.IRI("products", apptest.LastOnes), "expected": 12},
		}}).Want(201)
		shown := s.seller.Get(order).Want(200)
		line := shown.Value("items/0/id")
		reported := s.move(s.buyer, order, "incident", fields{"comment": "Erreur", "incident": fields{
			"kind": "wrong", "lines": []any{fields{"item": line, "quantity": 6, "reason": "Autre millésime"}},
		}}).Want(200)
		s.move(s.seller, order, "preparation", fields{"outcomes": []any{
			fields{"line": reported.Value("incidents/0/lines/0/id"), "outcome": "replace", "comment": ""},
		}}).Want(200)
		s.buyer.Post(order+"/promises/give_up", fields{"lines": []any{fields{"item": line, "quantity": 6}}, "comment": ""}).Want(200)
		s.h.Settle(t)
		s.holds(s.buyer.Get("/api/invoices?order[number]=asc").Want(200), map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/number": "AVO-S4-2026-000001", "hydra:member/0/cause": "remainder",
			"hydra:member/0/totalPriceTaxIncl": 136.8, "hydra:member/1/totalPriceTaxIncl": 1368.0, "hydra:member/1/openAmount": 1231.2,
		})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed", "totalPriceTaxIncl": 1231.2})
	})
}
