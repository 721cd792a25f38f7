package billing_test

import (
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
)

// granted lets Le Bistrot owe Alpha so much.
func (s scene) granted(cents int64) {
	s.Helper()
	s.h.Exec(s.TB, "UPDATE user_relations SET outstanding_value_cents = ? WHERE parent_id = ? AND child_id = ?", cents, apptest.Alpha, apptest.Restaurant)
}

// Domain 5.3: an order that was paid whole before anybody decided on it waits for no payment, whatever its customer may owe by then: it is
// paid, with its deposit invoice, and goes where its seller sends it.
func TestAnOrderThatIsPaidWaitsForNothing(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order, other := s.placed(6), s.placed(6)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "processing"})
		s.pay(order, 99.22).Want(201)
		s.pay(other, 50).Want(201)
		s.granted(10_00)
		s.holds(s.move(s.seller, order, "validated", nil).Want(200), map[string]any{"status": "validated", "paidAmount": 99.22})
		s.holds(s.seller.Get("/api/invoices?kind[]=deposit&orders[]="+order).Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/paidAmount": 99.22,
		})
		s.move(s.seller, other, "validated", nil).Want(409) // 49.22 of it are not paid
		s.holds(s.buyer.Get(other).Want(200), map[string]any{"status": "waiting_payment"})
		s.pay(other, 49.22).Want(201)
		s.holds(s.buyer.Get(other).Want(200), map[string]any{"status": "paid"})
		s.owesInAll(0)
		s.none(apptest.WrongBooks())
	})
}

// The system cancels no order that was paid, however it came to wait.
func TestAPaidOrderIsNeverCanceledByTheSystem(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.prepays()
		paid, unpaid := s.placed(6), s.placed(6)
		s.pay(paid, 99.22).Want(201)
		s.h.Exec(t, "UPDATE orders SET status = 'waiting_payment', paid_at = NULL, due_at = ?", apptest.Monday().Add(-time.Hour))
		if _, err := s.h.App.Modules.Orders.MoveDue(t.Context()); err != nil {
			t.Fatal(err)
		}
		s.h.Settle(t)
		s.holds(s.buyer.Get(paid).Want(200), map[string]any{"status": "paid", "paidAmount": 99.22})
		s.holds(s.buyer.Get(unpaid).Want(200), map[string]any{"status": "canceled"})
	})
}

// Domain 5.8: what arrives after cancel is given back, also to who has no relation with its supplier and bought nothing else of it.
func TestWhoHasNoRelationIsGivenBackWhatItPaid(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		stranger := s.h.As(t, apptest.Email(apptest.Stranger))
		from := func(body fields) fields {
			body["customer"] = apptest.IRI("users", apptest.Stranger)
			return body
		}
		s.entered(from(transfer(10))).Want(404) // it never ordered
		order := stranger.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Stranger, apptest.Item(apptest.AlphaWine, 6)))).Want(201).Text("orders/0")
		s.h.Settle(t)
		total, is := stranger.Get(order).Want(200).Value("totalPriceTaxIncl").(float64)
		if !is || total <= 40 {
			t.Fatalf("it comes to %v", total)
		}
		s.entered(from(transfer(40, pays("order", order, 40)))).Want(201)
		s.move(stranger, order, "canceled", nil).Want(200)
		s.entered(from(transfer(2.50))).Want(201)
		s.entered(from(refund(42.51))).Want(422)
		s.entered(from(refund(42.50))).Want(201)
		s.holds(s.seller.Get("/api/payments?kind[]=transfer").Want(200), map[string]any{
			"hydra:member/0/unallocatedAmount": 0.0, "hydra:member/1/unallocatedAmount": 0.0,
		})
	})
}

// An order that is not paid any more tells why on its timeline, and how much is open again; an agent is told no amount.
func TestAnOrderTellsWhyItIsNotPaidAnyMore(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		invoice := s.invoiceOf(order)
		payment := transfer(99.22, pays("invoice", invoice, 99.22))
		payment["reference"] = "VIR 12"
		entered := s.entered(payment).Want(201).Text("@id")
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "closed", "openAmount": 0.0})
		s.seller.Post(entered+"/reversal", fields{"version": 1, "reason": "Rejet de la banque"}).Want(200)
		s.h.Settle(t)
		got := s.buyer.Get(order).Want(200)
		s.holds(got, map[string]any{"status": "billed", "openAmount": 99.22})
		last := len(got.Value("timeline").([]any)) - 1 //nolint:forcetypeassert // the API's
		s.holds(got, map[string]any{path("timeline", last, "to"): "billed", path("timeline", last, "comment"): "Paiement VIR 12 repris : Rejet de la banque"})
		s.pay(invoice, 40).Want(201)
		s.holds(s.seller.Get("/api/orders?status[]=billed").Want(200), map[string]any{"hydra:member/0/openAmount": 59.22})
		s.holds(s.h.As(t, apptest.Email(apptest.Agent)).Get(order).Want(200), map[string]any{"openAmount": nil})
	})
}
