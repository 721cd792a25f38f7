package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 2.2: an order that is not there, and one that a customer has of somebody else, are refused alike.
func TestNobodyFindsOrdersByTheirNumbers(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.delivered(6)
		cart := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.BetaWine, 6)))
		ofBeta := s.buyer.Post("/api/cart", cart).Want(201).Text("orders/0")
		s.h.Settle(t)
		for _, order := range []string{ofBeta, "/api/orders/999999"} {
			s.holds(s.entered(transfer(1, pays("order", order, 1))).Want(422), map[string]any{
				"violations/0/propertyPath": "allocations[0]", "violations/0/message": "Cette facture ou cette commande n’est pas de ce client",
			})
		}
	})
}

// A comment is its supplier's: its customer does not read it, nor find a payment by it.
func TestACommentIsNotSearched(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.delivered(6)
		payment := transfer(10)
		payment["comment"], payment["reference"] = "mauvais payeur", "VIR 12"
		s.holds(s.entered(payment).Want(201), map[string]any{"comment": "mauvais payeur"})
		s.holds(s.buyer.Get("/api/payments?search=vir").Want(200), map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/comment": ""})
		s.holds(s.buyer.Get("/api/payments?search=payeur").Want(200), map[string]any{"hydra:totalItems": 0.0})
	})
}

// What is allocated twice to one invoice is allocated in sum.
func TestAnInvoiceIsNamedTwice(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		invoice := s.invoiceOf(s.delivered(6))
		paid := s.entered(transfer(99.22, pays("invoice", invoice, 30), pays("invoice", invoice, 30))).Want(201)
		s.holds(paid, map[string]any{"unallocatedAmount": 39.22, "allocations/0/amount": 60.0, "allocations/1": nil})
		s.holds(s.seller.Post(paid.Text("@id")+"/allocations", fields{
			"version": paid.Value("version"), "allocations": []any{pays("invoice", invoice, 20), pays("invoice", invoice, 25)},
		}).Want(200), map[string]any{"unallocatedAmount": 54.22, "allocations/0/amount": 45.0, "allocations/1": nil})
		s.entered(transfer(99.22, pays("invoice", invoice, 30), pays("invoice", invoice, 30))).Want(422) // 54.22 are open
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"paidAmount": 45.0})
		s.none(apptest.WrongBooks())
	})
}
