package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// bounced takes the latest payment back, as its bank did.
func (s scene) bounced() {
	s.Helper()
	latest := s.seller.Get("/api/payments").Want(200)
	taken := fields{"version": latest.Value("hydra:member/0/version"), "reason": "Rejet de la banque"}
	s.seller.Post(latest.Text("hydra:member/0/@id")+"/reversal", taken).Want(200)
	s.h.Settle(s.TB)
}

// Domain 5.3, CGI 289 I-1-c: what bounces of a payment in advance is credited of its deposit, once; what stays is invoiced still, and what
// is paid again is invoiced anew. 99.22 are 82.68 and VAT of 16.54; 39.22 of them 32.68 and 6.54.
func TestADepositStandsForWhatIsPaid(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.prepays()
		order := s.placed(6)
		s.pay(order, 60).Want(201)
		s.pay(order, 39.22).Want(201)
		s.bounced()
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid_error", "paidAmount": 60.0})
		s.holds(s.seller.Get("/api/payments").Want(200), map[string]any{"hydra:member/1/unallocatedAmount": 0.0})
		s.told("refund_due", map[int64]int64{})
		s.pay(order, 39.22).Want(201)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid", "paidAmount": 99.22})
		s.bounced()
		s.pay(order, 20).Want(201)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid_error", "paidAmount": 80.0})
		s.pay(order, 19.22).Want(201)
		s.holds(s.buyer.Get("/api/invoices?kind[]=deposit&order[number]=asc").Want(200), map[string]any{
			"hydra:totalItems":      3.0,
			"hydra:member/0/status": "paid", "hydra:member/0/paidAmount": 60.0, "hydra:member/0/creditedAmount": 39.22,
			"hydra:member/1/status": "credited", "hydra:member/1/paidAmount": 0.0, "hydra:member/1/creditedAmount": 39.22,
			"hydra:member/2/status": "paid", "hydra:member/2/paidAmount": 39.22, "hydra:member/2/totalPriceTaxExcl": 32.68,
		})
		credited := s.buyer.Get("/api/invoices?kind[]=deposit&order[number]=asc").Want(200).Text("hydra:member/1/@id")
		s.holds(s.buyer.Get(credited).Want(200), map[string]any{"paidAt": nil, "vat/0/base": 32.68, "vat/0/amount": 6.54})
		s.holds(s.buyer.Get("/api/invoices?kind[]=credit_note").Want(200), map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/totalPriceTaxIncl": 39.22, "hydra:member/1/totalPriceTaxIncl": 39.22,
		})
		s.prepare(order)
		s.ship(order, 6)
		s.deliver(order, 0)
		s.holds(s.buyer.Get(s.invoiceOf(order)).Want(200), map[string]any{
			"openAmount": 0.0, "deductedAmount": 99.22, "deposits/0/amount": 60.0, "deposits/1/amount": 39.22, "deposits/2": nil,
		})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "closed"})
		s.owesInAll(0)
		s.none(apptest.WrongBooks())
	})
}

// What is paid again of an order that goes on already is invoiced too, of what no invoice of goods holds: 2 bottles and carriage were
// 42.67, the rest 47.12 and VAT of 9.43.
func TestADepositIsIssuedAgainOnTheWay(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order, _ := s.partlySent()
		s.bounced()
		s.pay(order, 56.55).Want(201)
		again := s.buyer.Get("/api/invoices?kind[]=deposit").Want(200)
		s.holds(again, map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/totalPriceTaxExcl": 47.12, "hydra:member/0/totalPriceTaxIncl": 56.55,
			"hydra:member/0/paidAmount": 56.55, "hydra:member/0/status": "paid",
		})
		s.holds(s.buyer.Get(again.Text("hydra:member/0/@id")).Want(200), map[string]any{"vat/0/base": 47.12, "vat/0/amount": 9.43})
		s.ship(order, 4)
		s.deliver(order, 1)
		s.holds(s.buyer.Get("/api/invoices?kind[]=invoice").Want(200), map[string]any{
			"hydra:member/0/openAmount": 0.0, "hydra:member/0/paidAmount": 56.55, "hydra:member/1/openAmount": 42.67,
		})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed"})
		s.owesInAll(42_67)
		s.none(apptest.WrongBooks())
	})
}

// CGI 289 I-1-c, 269-2 a: what is received before the delivery is a deposit, also of an order that may be paid later, once its customer
// paid all of it. A part is invoiced with the rest, or with the goods.
func TestAnOrderOnTermsThatIsPaidInAdvanceHasADeposit(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order, other := s.placed(6), s.placed(6)
		deposits := func(want float64) {
			t.Helper()
			s.holds(s.buyer.Get("/api/invoices?kind[]=deposit").Want(200), map[string]any{"hydra:totalItems": want})
		}
		s.entered(transfer(198.44, pays("order", order, 99.22), pays("order", other, 50))).Want(201)
		deposits(1)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "processing", "paidAmount": 99.22})
		payment := s.seller.Get("/api/payments").Want(200)
		deposit := s.buyer.Get("/api/invoices?kind[]=deposit").Want(200).Text("hydra:member/0/@id")
		s.seller.Post(payment.Text("hydra:member/0/@id")+"/allocations", fields{
			"version": payment.Value("hydra:member/0/version"), "allocations": []any{pays("invoice", deposit, 99.22), pays("order", other, 99.22)},
		}).Want(200)
		s.h.Settle(t)
		deposits(2)
		s.prepare(order)
		s.ship(order, 6)
		s.deliver(order, 0)
		s.holds(s.buyer.Get(s.invoiceOf(order)).Want(200), map[string]any{"deductedAmount": 99.22, "openAmount": 0.0, "deposits/0/@id": deposit})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "closed"})
		s.move(s.seller, other, "canceled", fields{"comment": "Rupture"}).Want(200)
		s.owesInAll(-99_22)
		s.none(apptest.WrongBooks())
	})
}
