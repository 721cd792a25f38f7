package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// 6 × 11.78 and carriage of 12.00 are 99.22 incl. tax, 12 are 184.03: together 283.25, of which 280.25 came.
func TestOneTransferPaysTwoInvoicesWithThreeEurosMissing(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		first, second := s.delivered(6), s.delivered(12)
		one, two := s.invoiceOf(first), s.invoiceOf(second)
		paid := s.entered(transfer(280.25, pays("invoice", one, 99.22), pays("invoice", two, 181.03))).Want(201)
		s.holds(paid, map[string]any{"status": "allocated", "unallocatedAmount": 0.0, "allocations/0/amount": 99.22, "allocations/1/invoice": two})
		s.holds(s.buyer.Get(one).Want(200), map[string]any{"status": "paid", "paidAmount": 99.22, "openAmount": 0.0})
		s.holds(s.buyer.Get(two).Want(200), map[string]any{"status": "to_pay", "paidAmount": 181.03, "openAmount": 3.0})
		s.holds(s.buyer.Get(first).Want(200), map[string]any{"status": "closed"})
		s.holds(s.buyer.Get(second).Want(200), map[string]any{"status": "billed"})
		s.owesInAll(3_00)
		s.entered(transfer(2, pays("invoice", two, 2.01))).Want(409) // more than the payment has
		s.entered(transfer(3.01, pays("invoice", two, 3.01))).Want(422)
		s.entered(transfer(3, pays("invoice", two, 2), pays("invoice", two, 1.01))).Want(422)
		s.entered(transfer(3, pays("invoice", two, 3))).Want(201)
		s.holds(s.buyer.Get(second).Want(200), map[string]any{"status": "closed"})
	})
}

// What is paid beyond what is owed stays the customer's until it pays something else or is given back.
func TestWhatIsPaidTooMuchStaysTheCustomers(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		invoice := s.invoiceOf(s.delivered(6))
		paid := s.entered(transfer(110, pays("invoice", invoice, 99.22))).Want(201)
		s.holds(paid, map[string]any{"status": "unallocated", "unallocatedAmount": 10.78})
		s.owesInAll(-10_78)
		next := s.invoiceOf(s.delivered(12)) // 184.03
		payment := paid.Text("@id")
		s.seller.Post(payment+"/allocations", fields{
			"version": 1, "allocations": []any{pays("invoice", invoice, 99.22), pays("invoice", next, 10.79)},
		}).Want(409)
		both := s.seller.Post(payment+"/allocations", fields{
			"version": 1, "allocations": []any{pays("invoice", invoice, 99.22), pays("invoice", next, 10)},
		}).Want(200)
		s.h.Settle(t)
		s.holds(both, map[string]any{"unallocatedAmount": 0.78, "version": 2.0})
		s.seller.Post(payment+"/allocations", fields{"version": 1, "allocations": []any{}}).Want(409)
		s.holds(s.buyer.Get(next).Want(200), map[string]any{"openAmount": 174.03})
		s.entered(refund(0.79)).Want(422)
		s.entered(refund(0.78)).Want(201)
		s.owesInAll(174_03)
		s.seller.Post(payment+"/reversal", fields{"version": 2, "reason": "Rejet de la banque"}).Want(409) // a part was given back
	})
}

// A payment that is entered again is refused unless it is another one; a repeated call is answered.
func TestAPaymentIsEnteredOnce(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.delivered(6)
		one := transfer(20)
		one["reference"] = "VIR Bistrot 12"
		key := apitest.Header("Idempotency-Key", "a-transfer")
		first := s.seller.Post("/api/payments", one, key).Want(201)
		if again := s.seller.Post("/api/payments", one, key).Want(201); again.Text("@id") != first.Text("@id") {
			t.Errorf("%s instead of %s", again.Text("@id"), first.Text("@id"))
		}
		one["reference"] = "vir  bistrot 12"
		s.seller.Post("/api/payments", one).Want(409)
		one["enteredAgain"] = true
		s.seller.Post("/api/payments", one).Want(201)
		s.holds(s.seller.Get("/api/payments").Want(200), map[string]any{"hydra:totalItems": 2.0})
	})
}

// What a payment paid is open again when it is taken back, and its order with it.
func TestAPaymentIsTakenBack(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		invoice := s.invoiceOf(order)
		payment := s.pay(invoice, 99.22).Want(201).Text("@id")
		s.seller.Post(payment+"/reversal", fields{"version": 1, "reason": ""}).Want(422)
		got := s.seller.Post(payment+"/reversal", fields{"version": 1, "reason": "Rejet de la banque"}).Want(200)
		s.h.Settle(t)
		s.holds(got, map[string]any{"status": "reversed", "unallocatedAmount": 0.0, "reversalReason": "Rejet de la banque"})
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"status": "to_pay", "openAmount": 99.22})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed"})
		s.seller.Post(payment+"/reversal", fields{"version": 2, "reason": "Encore"}).Want(409)
		s.owesInAll(99_22)
	})
}

// Domain 5.3: a part changes no state, the last euro does; what was paid before pays the invoices of the parcels.
func TestAPrepaidOrderIsPaidInParts(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.prepays()
		order := s.placed(6)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "waiting_payment"})
		s.pay(order, 50).Want(201)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "waiting_payment"})
		s.entered(transfer(49.23, pays("order", order, 49.23))).Want(422)
		s.pay(order, 49.22).Want(201)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid"})
		s.move(s.seller, order, "validated", nil).Want(200)
		s.move(s.seller, order, "preparation", nil).Want(200)
		s.ship(order, 2)
		s.deliver(order, 0)
		s.ship(order, 4)
		s.deliver(order, 1)
		s.holds(s.buyer.Get("/api/invoices?kind[]=invoice").Want(200), map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/openAmount": 0.0, "hydra:member/1/openAmount": 0.0, "hydra:member/0/status": "paid",
		})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "closed"})
		s.owesInAll(0)
	})
}

// What was paid of an order that is canceled is the customer's, to be given back.
func TestWhatWasPaidOfACanceledOrderIsGivenBack(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.canceledAfter(99.22)
		s.holds(s.seller.Get("/api/payments").Want(200), map[string]any{"hydra:member/0/unallocatedAmount": 99.22, "hydra:member/0/status": "unallocated"})
		s.owesInAll(-99_22)
		s.entered(transfer(10, pays("order", order, 10))).Want(422) // it waits for nothing any more
		refund := s.entered(refund(99.22)).Want(201)
		s.owesInAll(0)
		s.seller.Post(refund.Text("@id")+"/reversal", fields{"version": 1, "reason": "Compte clos"}).Want(200)
		s.owesInAll(-99_22)
	})
}

// What a seller says of an order is a payment, which it takes back like any other: the order is in dispute then.
func TestWhatIsSaidToBePaidIsAPayment(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.prepays()
		order := s.placed(6)
		s.pay(order, 50).Want(201)
		s.move(s.seller, order, "paid", nil).Want(200)
		payments := s.seller.Get("/api/payments?orders[]=" + order + "&kind[]=other").Want(200)
		s.holds(payments, map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/amount": 49.22, "hydra:member/0/byHand": true})
		s.move(s.seller, order, "paid_error", nil).Want(403)
		s.seller.Post(payments.Text("hydra:member/0/@id")+"/reversal", fields{"version": 1, "reason": "Chèque impayé"}).Want(200)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid_error"})
		s.pay(order, 49.22).Want(201)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid"})
	})
}

// What is credited of a paid invoice is the customer's: 4 × 11.78 and carriage of 12.00 are 59.12, VAT 11.82, 70.94 of 99.22.
func TestACreditOfAPaidInvoiceIsUnallocated(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		invoice := s.invoiceOf(order)
		s.pay(invoice, 99.22).Want(201)
		s.takeBack(order, 2, "credit")
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"paidAmount": 70.94, "creditedAmount": 28.28, "openAmount": 0.0})
		s.holds(s.seller.Get("/api/payments").Want(200), map[string]any{"hydra:member/0/unallocatedAmount": 28.28})
		s.owesInAll(-28_28)
	})
}

// An administrator alone closes what was not paid, for a reason: it is written off, and only an administrator takes that back.
func TestAnAdministratorWritesOff(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		s.pay(s.invoiceOf(order), 90).Want(201)
		s.move(s.seller, order, "closed", fields{"comment": "Perdu"}).Want(403)
		s.move(s.admin, order, "closed", nil).Want(422)
		s.move(s.admin, order, "closed", fields{"comment": "Liquidation"}).Want(200)
		lost := s.seller.Get("/api/payments?kind[]=write_off").Want(200)
		s.holds(lost, map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/amount": 9.22})
		s.owesInAll(0)
		reversal := fields{"version": 1, "reason": "Dividende"}
		s.seller.Post(lost.Text("hydra:member/0/@id")+"/reversal", reversal).Want(403)
		s.admin.Post(lost.Text("hydra:member/0/@id")+"/reversal", reversal).Want(200)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed"})
	})
}

// Both sides read one account: every document and payment on its day, and the balance after it.
func TestBothSidesReadOneAccount(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.delivered(12)
		s.pay(s.invoiceOf(s.delivered(6)), 90).Want(201)
		account := s.account()
		got := s.seller.Get(account + "?from=2026-11-01&to=2026-11-30").Want(200)
		s.holds(got, map[string]any{
			"openingBalance": 0.0, "closingBalance": 193.25, "entries/0/kind": "invoice", "entries/0/balance": 184.03, "entries/1/amount": 99.22,
			"entries/2/kind": "payment", "entries/2/amount": -90.0, "entries/2/on": "2026-11-16", "openAmount": 193.25, "aging/notDue": 193.25,
		})
		if other := s.buyer.Get(account + "?from=2026-11-01&to=2026-11-30").Want(200); string(other.Body) != string(got.Body) {
			t.Errorf("%s and %s", got.Body, other.Body)
		}
		s.holds(s.buyer.Get(account+"?from=2026-11-17&to=2026-11-18").Want(200), map[string]any{"openingBalance": 193.25, "entries/0": nil})
		s.holds(s.seller.Get("/api/accounts").Want(200), map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/balance": 193.25})
		s.h.As(t, apptest.Email(apptest.Stranger)).Get(account).Want(404)
	})
}
