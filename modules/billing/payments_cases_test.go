package billing_test

import (
	"fmt"
	"math"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Of two people who allocate one payment at once, one does; the other reads it again.
func TestTwoPeopleAllocateOnePayment(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		invoice := s.invoiceOf(s.delivered(12)) // 184.03
		payment := s.entered(transfer(100)).Want(201).Text("@id")
		wanted := fields{"version": 1, "allocations": []any{pays("invoice", invoice, 100)}}
		if done := s.atOnce(409, func() *apitest.Response { return s.seller.Post(payment+"/allocations", wanted) }); done != 1 {
			t.Errorf("%d people allocated it", done)
		}
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"paidAmount": 100.0, "openAmount": 84.03})
		s.owesInAll(84_03)
	})
}

// Two people who enter the same payment at once enter it once, also of a customer that has no relation with its supplier any more.
func TestTwoPeopleEnterOnePayment(t *testing.T) {
	t.Parallel()
	for _, related := range []bool{true, false} {
		t.Run(fmt.Sprint("related ", related), func(t *testing.T) {
			t.Parallel()
			scenes(t, func(s scene) {
				s.accept()
				s.delivered(6)
				if !related {
					s.h.Exec(t, "UPDATE user_relations SET status = 'removed' WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
				}
				same := transfer(99.22)
				same["reference"] = "VIR 2026-11"
				if done := s.atOnce(409, func() *apitest.Response { return s.seller.Post("/api/payments", same) }); done != 1 {
					t.Errorf("%d people entered it", done)
				}
				s.holds(s.seller.Get("/api/payments").Want(200), map[string]any{"hydra:totalItems": 1.0})
				s.owesInAll(0)
			})
		})
	}
}

// Of two people who give the same back at once, also without a relation, one does.
func TestTwoPeopleRefundOnePayment(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.delivered(6)
		s.h.Exec(t, "UPDATE user_relations SET status = 'removed' WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		s.entered(transfer(99.22)).Want(201)
		back := refund(99.22)
		back["enteredAgain"] = true
		if done := s.atOnce(422, func() *apitest.Response { return s.seller.Post("/api/payments", back) }); done != 1 {
			t.Errorf("%d people gave it back", done)
		}
		s.owesInAll(99_22)
	})
}

// 2 of 6 bottles that were paid in advance come back: 28.28 incl. tax of the invoice is the customer's, the deposit stays deducted.
func TestACreditAfterADepositIsTheCustomers(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order, deposit := s.paidAhead()
		s.prepare(order)
		s.ship(order, 6)
		s.deliver(order, 0)
		s.takeBack(order, 2, "credit")
		s.holds(s.buyer.Get(s.invoiceOf(order)).Want(200), map[string]any{"paidAmount": 70.94, "creditedAmount": 28.28, "openAmount": 0.0})
		s.holds(s.buyer.Get(deposit).Want(200), map[string]any{"deductedAmount": 99.22, "creditedAmount": 0.0, "openAmount": 0.0})
		s.holds(s.seller.Get("/api/payments").Want(200), map[string]any{"hydra:member/0/unallocatedAmount": 28.28})
		s.owesInAll(-28_28)
		s.entered(refund(28.28)).Want(201)
		s.owesInAll(0)
	})
}

// Code de la consommation L221-24: who withdraws from all is refunded all of it, and the carriage that the standard offer would have cost. Of
// 12.00, where that is 8.00, 4.00 and 0.80 of VAT stay; where nobody kept it, nothing does.
func TestAWithdrawalIsRefunded(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		standard any
		goes     []int
		refunded float64
	}{
		"by the standard offer":            {1200, []int{6}, 99.22},
		"by a dearer one":                  {800, []int{6}, 94.42},
		"by a dearer one, in several goes": {800, []int{1, 3, 2}, 94.42},
		"of before it was kept":            {nil, []int{2, 4}, 99.22},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			scenes(t, func(s scene) {
				s.accept()
				order := s.delivered(6)
				invoice := s.invoiceOf(order)
				s.pay(invoice, 99.22).Want(201)
				s.h.Exec(t, `UPDATE orders SET customer = '{"id":3,"group":"customer","company":"Le Bistrot"}', standard_shipping_cents = ?`, c.standard)
				for _, units := range c.goes {
					s.withdrawn(order, units)
				}
				s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"creditedAmount": c.refunded, "openAmount": 0.0})
				s.holds(s.buyer.Get(order).Want(200), map[string]any{"totalPriceTaxIncl": math.Round((99.22-c.refunded)*100) / 100})
				s.entered(refund(c.refunded + 0.01)).Want(422)
				s.entered(refund(c.refunded)).Want(201)
				s.owesInAll(0)
			})
		})
	}
}

// What is damaged, and given back, costs its customer nothing at all: that is no withdrawal.
func TestWhatIsDamagedCostsNoCarriage(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		invoice := s.invoiceOf(order)
		s.pay(invoice, 99.22).Want(201)
		s.h.Exec(t, `UPDATE orders SET customer = '{"id":3,"group":"customer","company":"Le Bistrot"}', standard_shipping_cents = 800`)
		s.takeBack(order, 2, "refund")
		s.withdrawn(order, 4)
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"creditedAmount": 99.22})
	})
}

// withdrawn withdraws from bottles of an order, and takes them back.
func (s scene) withdrawn(order string, units int) {
	s.Helper()
	shown := s.buyer.Get(order).Want(200)
	reported := s.move(s.buyer, order, "incident", fields{"comment": "Je change d’avis", "incident": fields{
		"kind": "withdrawal", "lines": []any{fields{"item": shown.Value("items/0/id"), "quantity": units, "reason": "Rétractation"}},
	}}).Want(200)
	open := path("incidents", len(reported.Value("incidents").([]any))-1, "lines/0/id") //nolint:forcetypeassert // a list
	s.move(s.seller, order, shown.Text("status"), fields{"outcomes": []any{
		fields{"line": reported.Value(open), "outcome": "goods_back", "comment": ""},
	}}).Want(200)
}

// What comes after an order was canceled pays nothing: it is given back with what was paid before.
func TestWhatArrivesAfterCancelIsGivenBack(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.canceledAfter(50)
		s.pay(order, 49.22).Want(422)
		s.entered(transfer(49.22)).Want(201)
		s.owesInAll(-99_22)
		s.entered(refund(99.22)).Want(201)
		s.holds(s.seller.Get("/api/payments?kind[]=transfer").Want(200), map[string]any{
			"hydra:member/0/refundedAmount": 49.22, "hydra:member/1/refundedAmount": 50.0, "hydra:member/0/unallocatedAmount": 0.0,
		})
		s.owesInAll(0)
	})
}

// Each row of many is entered by itself: one that is refused holds up no other, and says why.
func TestManyPaymentsAreEnteredTogether(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		first, second := s.invoiceOf(s.delivered(6)), s.invoiceOf(s.delivered(12))
		rows := []any{transfer(99.22, pays("invoice", first, 99.22)), transfer(200, pays("invoice", second, 184.04)), transfer(10)}
		got := s.seller.Post("/api/payments/bulk", fields{"rows": rows}).Want(200)
		s.h.Settle(t)
		s.holds(got, map[string]any{
			"results/0/error": nil, "results/0/payment/status": "allocated", "results/1/payment": nil, "results/1/error/code": "violations",
			"results/2/payment/unallocatedAmount": 10.0,
		})
		s.holds(s.buyer.Get(first).Want(200), map[string]any{"status": "paid"})
		s.holds(s.buyer.Get(second).Want(200), map[string]any{"openAmount": 184.03})
		s.owesInAll(174_03)
	})
}

// More than two invoices come to stays the customer's, and pays the next one when its supplier says so.
func TestAnOverpaymentOfTwoInvoicesPaysTheNext(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		one, two := s.invoiceOf(s.delivered(6)), s.invoiceOf(s.delivered(12))
		payment := s.entered(transfer(300, pays("invoice", one, 99.22), pays("invoice", two, 184.03))).Want(201)
		s.holds(payment, map[string]any{"unallocatedAmount": 16.75})
		s.owesInAll(-16_75)
		three := s.invoiceOf(s.delivered(6))
		s.seller.Post(payment.Text("@id")+"/allocations", fields{"version": 1, "allocations": []any{
			pays("invoice", one, 99.22), pays("invoice", two, 184.03), pays("invoice", three, 16.75),
		}}).Want(200)
		s.h.Settle(t)
		s.holds(s.buyer.Get(three).Want(200), map[string]any{"paidAmount": 16.75, "openAmount": 82.47})
		s.owesInAll(82_47)
	})
}
