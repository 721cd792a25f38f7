package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 5.3: what was paid in advance is invoiced at once, by rate of VAT and without goods; the invoice of the goods deducts it and asks
// for nothing. 6 × 11.78 and carriage of 12.00 are 82.68, VAT 16.54, 99.22.
func TestADepositIsInvoicedAndDeducted(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.prepays()
		order := s.placed(6)
		earlier := transfer(99.22, pays("order", order, 99.22))
		earlier["receivedOn"] = "2026-11-14"
		s.entered(earlier).Want(201)
		deposit := s.seller.Get("/api/invoices?kind[]=deposit&orders[]=" + order).Want(200).Text("hydra:member/0/@id")
		shown := s.buyer.Get(deposit).Want(200)
		s.holds(shown, map[string]any{
			"number": "ACO-S4-2026-000001", "kind": "deposit", "status": "paid", "totalPriceTaxExcl": 82.68, "totalPriceTaxIncl": 99.22,
			"vat/0/base": 82.68, "vat/0/amount": 16.54, "vat/1": nil, "items/0": nil, "openAmount": 0.0, "paidAmount": 99.22, "mentions/0/article": "CGI, 289 I-1-c",
			"mentions/0/text": "Acompte sur la commande " + s.buyer.Get(order).Want(200).Text("number") + ", payé le 14/11/2026.",
		})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid", "paidAmount": 99.22})
		s.told("deposit_issued", map[int64]int64{apptest.Restaurant: 1})
		s.mailed(apptest.Restaurant, "Votre facture d’acompte ACO-S4-2026-000001", "vous a facturé les 99,22 € TTC que vous avez payés d’avance")
		s.prepare(order)
		s.ship(order, 6)
		s.deliver(order, 0)
		invoice := s.buyer.Get(s.invoiceOf(order)).Want(200)
		s.holds(invoice, map[string]any{
			"totalPriceTaxIncl": 99.22, "openAmount": 0.0, "paidAmount": 99.22, "status": "paid", "deductedAmount": 99.22,
			"deposits/0/@id": deposit, "deposits/0/number": "ACO-S4-2026-000001", "deposits/0/amount": 99.22, "items/0/quantity": 6.0,
		})
		s.holds(s.buyer.Get(deposit).Want(200), map[string]any{"status": "paid", "openAmount": 0.0, "deductedAmount": 99.22})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "closed"})
		account := s.account()
		s.holds(s.buyer.Get(account+"?from=2026-11-01&to=2026-11-30").Want(200), map[string]any{
			"entries/0/kind": "payment", "entries/0/amount": -99.22, "entries/1/kind": "invoice", "entries/1/amount": 0.0,
			"entries/2/kind": "deposit", "entries/2/amount": 99.22, "closingBalance": 0.0, "openAmount": 0.0,
		})
	})
}

// Two parcels deduct it one after the other: 2 × 11.78 and carriage of 12.00 are 42.67 incl. tax, the rest 56.55.
func TestADepositIsDeductedParcelByParcel(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order, deposit := s.partlySent()
		s.holds(s.buyer.Get(s.invoiceOf(order)).Want(200), map[string]any{"totalPriceTaxIncl": 42.67, "deposits/0/amount": 42.67, "openAmount": 0.0})
		s.holds(s.buyer.Get(deposit).Want(200), map[string]any{"deductedAmount": 42.67, "openAmount": 0.0})
		s.ship(order, 4)
		s.deliver(order, 1)
		s.holds(s.buyer.Get("/api/invoices?kind[]=invoice").Want(200), map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/totalPriceTaxIncl": 56.55, "hydra:member/0/openAmount": 0.0,
		})
		s.holds(s.buyer.Get(deposit).Want(200), map[string]any{"deductedAmount": 99.22})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "closed"})
	})
}

// Domain 5.3: of an order that is canceled the deposit is credited, and what paid it is the customer's again, to be given back.
func TestADepositOfACanceledOrderIsCredited(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order, deposit := s.paidAhead()
		s.move(s.seller, order, "canceled", fields{"comment": "Rupture"}).Want(200)
		s.holds(s.buyer.Get(deposit).Want(200), map[string]any{
			"status": "credited", "creditedAmount": 99.22, "paidAmount": 0.0, "openAmount": 0.0, "creditNotes/0/number": "AVO-S4-2026-000001",
		})
		s.holds(s.seller.Get("/api/payments").Want(200), map[string]any{"hydra:member/0/unallocatedAmount": 99.22})
		s.owesInAll(-99_22)
	})
}

// What is given up of an order that was paid is credited of its deposit: 4 bottles of 6 are 2.
func TestWhatIsGivenUpIsCreditedOfTheDeposit(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order, deposit := s.partlySent()
		s.seller.Post(order+"/remainder", fields{"comment": "Rupture"}).Want(200)
		s.h.Settle(t)
		s.holds(s.buyer.Get(deposit).Want(200), map[string]any{"deductedAmount": 42.67, "creditedAmount": 56.55, "openAmount": 0.0, "paidAmount": 42.67})
		s.holds(s.seller.Get("/api/payments").Want(200), map[string]any{"hydra:member/0/unallocatedAmount": 56.55})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "closed"})
		s.owesInAll(-56_55)
	})
}

// A bank takes a payment back: the deposit is credited, the order is in dispute, and what pays it next is invoiced anew.
func TestADepositGoesWithItsPayment(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order, deposit := s.paidAhead()
		payment := s.seller.Get("/api/payments").Want(200).Text("hydra:member/0/@id")
		s.seller.Post(payment+"/reversal", fields{"version": 1, "reason": "Rejet de la banque"}).Want(200)
		s.h.Settle(t)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid_error", "paidAmount": 0.0})
		s.holds(s.buyer.Get(deposit).Want(200), map[string]any{"status": "credited", "creditedAmount": 99.22, "paidAmount": 0.0})
		s.pay(order, 99.22).Want(201)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid"})
		s.holds(s.buyer.Get("/api/invoices?kind[]=deposit").Want(200), map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/number": "ACO-S4-2026-000002", "hydra:member/0/status": "paid",
		})
		s.owesInAll(0)
	})
}

// Without the mandate there is no deposit invoice, its supplier is told once to issue one, and the order goes on.
func TestNoDepositWithoutTheMandate(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order, _ := s.paidAhead()
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid"})
		s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 0.0})
		s.told("deposit_due", map[int64]int64{apptest.Alpha: 1})
		number := s.buyer.Get(order).Want(200).Text("number")
		s.mailed(apptest.Alpha, "Commande "+number+" : facture d’acompte à émettre", "a payé d’avance 99,22 € TTC")
		said := s.placed(6)
		s.move(s.seller, said, "paid", nil).Want(200)
		s.told("deposit_due", map[int64]int64{apptest.Alpha: 2})
	})
}
