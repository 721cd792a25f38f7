package domain

import (
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/platform/clock"
	"millesime/platform/invoice"
	"millesime/platform/money"
)

// Deposit is the invoice of an order that was paid before anything of it is invoiced: what it comes to, by rate of VAT, and no goods
// (CGI, 269-2 a and 289 I-1-c); the last of it came on a day. Individuals get none; nor does an order that has documents, or comes to
// nothing.
func (l Ledger) Deposit(seller billingapi.Party, issue Issue, paidOn string) (deposit Draft, owed bool) {
	kept := l.order.Kept
	if !l.order.Paid || !l.order.Payable || len(l.documents) > 0 || kept.TotalPriceTaxIncl <= 0 || !l.order.Customer.Group.IsProfessional() {
		return Draft{}, false
	}
	day := clock.DateOf(issue.At)
	out := Draft{
		Kind: KindDeposit, IsDeposit: true, Supplier: l.order.Supplier.ID, Customer: l.order.Customer.ID, AgentID: l.order.AgentID,
		PlacedBy: l.order.PlacedBy, OrderID: l.order.ID, IssuedOn: day, DueOn: day, BeganAt: l.order.BeganAt, CreatedAt: issue.At,
		TotalTaxExcl: kept.TotalPriceTaxExcl, TotalTaxIncl: kept.TotalPriceTaxIncl, Paper: paperOf(l.order, seller),
	}
	out.Paper.Mandate = issue.Mandate
	for _, v := range kept.VAT {
		out.Paper.VAT = append(out.Paper.VAT, invoice.VAT{Rate: v.Rate, Base: v.Base, Amount: v.Amount})
	}
	out.Paper.Mentions = invoice.DepositMentions(mentioned(out.Paper), l.order.Number, paidOn, day)
	return out, true
}

// Left is what of a deposit is neither deducted by an invoice nor credited.
func (d Document) Left() money.Cents { return d.TotalTaxIncl - d.Deducted - d.Credited }

// LeftOf is what is left of some deposits.
func LeftOf(deposits []Document) money.Cents {
	var left money.Cents
	for _, d := range deposits {
		left += d.Left()
	}
	return left
}

// Deduct lets invoices that are about to be issued deduct what is left of the deposits of their orders, the oldest first.
func Deduct(drafts []Draft, deposits []Document) []Draft {
	drafts, deposits = slices.Clone(drafts), slices.Clone(deposits)
	for n, draft := range drafts {
		open := draft.TotalTaxIncl
		for m, deposit := range deposits {
			amount := min(open, deposit.Left())
			if draft.Kind != KindInvoice || amount <= 0 || !draft.IsOf(deposit.OrderID) {
				continue
			}
			open -= amount
			deposits[m].Deducted += amount
			drafts[n].Paper.Deposits = append(drafts[n].Paper.Deposits, billingapi.Deposit{
				ID: deposit.ID, Number: deposit.Number, IssuedOn: deposit.IssuedOn, Amount: amount,
			})
		}
	}
	return drafts
}

// CreditDeposit takes back an amount of a deposit that nothing will deduct: its order was canceled, or comes to less. Each rate of VAT
// has its share.
func (d Document) CreditDeposit(amount money.Cents, mandate Mandate, now time.Time) Draft {
	out := d.taken()
	out.Credit.Cause, out.Paper.Mandate = CauseOther, mandate.Named()
	out.IssuedOn, out.DueOn, out.CreatedAt = clock.DateOf(now), clock.DateOf(now), now
	var weights []int64
	for _, v := range d.Paper.VAT {
		weights = append(weights, int64(v.Base), int64(v.Amount))
	}
	shares := money.Spread(amount, weights)
	out.Paper.VAT, out.TotalTaxExcl, out.TotalTaxIncl = nil, 0, amount
	for n, v := range d.Paper.VAT {
		own := invoice.VAT{Rate: v.Rate, Base: shares[2*n], Amount: shares[2*n+1]}
		out.Paper.VAT, out.TotalTaxExcl = append(out.Paper.VAT, own), out.TotalTaxExcl+own.Base
	}
	out.Paper.Mentions = invoice.CreditMentions(mentioned(out.Paper), d.Number, d.IssuedOn, out.IssuedOn)
	return out
}
