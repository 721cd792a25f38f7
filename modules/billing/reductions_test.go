package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Code de commerce, L441-9: each line says its price, what lowers it by its name, and what it comes to, on invoices and credit notes. Of
// 12 bottles at 12.40, 5 % off are 11.78, and a code takes 5.00 off them all: of 6 it is 2.50, and 74.40 less 3.72 less 2.50 are 68.18. Two
// that come back take 0.83 of the code with them: 24.80 less 1.24 less 0.83 are 22.73. An agent reads no terms between the two sides.
func TestALineSaysWhatLowersItsPrice(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.admin.Post("/api/promo_codes", fields{
			"code": "CINQ", "amount": 5, "suppliers": []any{apptest.IRI("users", apptest.Alpha)}, "startsOn": "2026-11-16", "combinable": true, "label": "Cinq",
		}).Want(201)
		order := s.ordered(apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)), fields{"promoCode": "CINQ"}))
		s.ship(order, 6)
		s.ship(order, 6)
		s.move(s.buyer, order, "shipped", nil).Want(200)
		invoice := s.buyer.Get("/api/invoices?order[number]=asc").Want(200).Text("hydra:member/0/@id")
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{
			"items/0/grossUnitPrice": 12.4, "items/0/unitPriceTaxExcl": 11.78, "items/0/totalPriceTaxExcl": 68.18, "items/0/totalPriceTaxIncl": nil,
			"items/0/reductions/0/label": "Remise permanente", "items/0/reductions/0/rate": 5.0, "items/0/reductions/0/amount": 3.72,
			"items/0/reductions/1/label": "Code CINQ", "items/0/reductions/1/rate": nil, "items/0/reductions/1/amount": 2.5, "items/0/reductions/2": nil,
		})
		s.holds(s.h.As(t, apptest.Email(apptest.Agent)).Get(invoice).Want(200), map[string]any{
			"items/0/reductions/0/label": "Conditions du client", "items/0/reductions/0/rate": nil, "items/0/reductions/0/amount": 3.72,
		})
		s.takeBack(order, 2, "credit")
		note := s.buyer.Get("/api/invoices?kind[]=credit_note").Want(200).Text("hydra:member/0/@id")
		s.holds(s.buyer.Get(note).Want(200), map[string]any{
			"items/0/grossUnitPrice": 12.4, "items/0/totalPriceTaxExcl": 22.73, "items/0/reductions/0/amount": 1.24, "items/0/reductions/1/amount": 0.83,
		})
	})
}
