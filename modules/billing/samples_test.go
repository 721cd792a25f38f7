package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 5.7: a sample is never invoiced, be it sent in two parcels, and its order is closed once it arrived.
func TestASampleIsNotInvoiced(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.h.Exec(t, "INSERT INTO sample_quotas (supplier_id, units, updated_at) VALUES (?, 2, ?)", apptest.Alpha, apptest.At())
		asked := s.buyer.Post("/api/sample_requests", fields{
			"quantity": 2, "product": apptest.IRI("products", apptest.AlphaWine),
			"shippingAddress": apptest.IRI("addresses", apptest.Shipping(apptest.Restaurant)),
		}).Want(201).Text("@id")
		s.seller.Post(asked+"/transitions", fields{"transition": "valid"}).Want(200)
		order := s.buyer.Post(asked+"/transitions", fields{"transition": "ordering"}).Want(200).Text("order/@id")
		s.h.Settle(t)
		s.move(s.seller, order, "validated", nil).Want(200)
		s.move(s.seller, order, "preparation", nil).Want(200)
		for n, status := range []string{"partially_shipped", "closed"} {
			s.ship(order, 1)
			s.deliver(order, n)
			s.issueWaiting()
			s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": status})
			s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 0.0})
			s.holds(s.seller.Get("/api/invoices/waiting").Want(200), map[string]any{"rows/0": nil})
		}
	})
}

// What is taken back whole before its invoice leaves nothing to invoice where no carriage is due: 18 × 11.78 are above franco.
func TestAnOrderOfWhichNothingIsLeftHasNoInvoice(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.delivered(18)
		s.accept()
		s.takeBack(order, 18, "credit")
		s.issueWaiting()
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "closed", "totalPriceTaxIncl": 0.0})
		s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 0.0})
	})
}
