package domain

import (
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/platform/clock"
	"millesime/platform/invoice"
	"millesime/platform/money"
)

// Ahead is what of an order is neither invoiced nor in its deposits, once all of it was paid: a deposit invoice is due of it (CGI, 269-2 a
// and 289 I-1-c). Individuals get none.
func (l Ledger) Ahead(deposits []Document, paid money.Cents) money.Cents {
	rest := l.Rest() - LeftOf(deposits)
	if !l.order.Payable || !l.order.Customer.Group.IsProfessional() || paid < rest {
		return 0
	}
	return max(0, rest)
}

// Deposit is the invoice of an amount that was paid of what of an order is not invoiced, by rate of VAT and without goods; the last of it
// came on a day.
func (l Ledger) Deposit(seller billingapi.Party, issue Issue, amount money.Cents, paidOn string) Draft {
	day := clock.DateOf(issue.At)
	out := Draft{
		Kind: KindDeposit, IsDeposit: true, Supplier: l.order.Supplier.ID, Customer: l.order.Customer.ID, AgentID: l.order.AgentID,
		PlacedBy: l.order.PlacedBy, OrderID: l.order.ID, IssuedOn: day, DueOn: day, BeganAt: l.order.BeganAt, CreatedAt: issue.At,
		Paper: paperOf(l.order, seller),
	}
	out.Paper.Mandate = issue.Mandate
	shareOut(&out, amount, l.restByRate())
	out.Paper.Mentions = invoice.DepositMentions(mentioned(out.Paper), l.order.Number, paidOn, day)
	return out
}

// restByRate is what of the order has no invoice yet, by rate of VAT.
func (l Ledger) restByRate() []invoice.VAT {
	var rest []invoice.VAT
	for _, v := range l.order.Kept.VAT {
		left := invoice.VAT{Rate: v.Rate, Base: v.Base, Amount: v.Amount}
		for _, done := range l.amounts.VAT {
			if done.Rate == v.Rate {
				left.Base, left.Amount = max(0, left.Base-done.Base), max(0, left.Amount-done.Amount)
			}
		}
		rest = append(rest, left)
	}
	return rest
}

// shareOut lets a draft come to an amount incl. tax, of which each rate of VAT has its share.
func shareOut(d *Draft, amount money.Cents, of []invoice.VAT) {
	var weights []int64
	for _, v := range of {
		weights = append(weights, int64(v.Base), int64(v.Amount))
	}
	shares := money.Spread(amount, weights)
	d.Paper.VAT, d.TotalTaxExcl, d.TotalTaxIncl = nil, 0, amount
	for n, v := range of {
		if own := (invoice.VAT{Rate: v.Rate, Base: shares[2*n], Amount: shares[2*n+1]}); own.Base != 0 || own.Amount != 0 {
			d.Paper.VAT, d.TotalTaxExcl = append(d.Paper.VAT, own), d.TotalTaxExcl+own.Base
		}
	}
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
		deducted := map[int64]money.Cents{} // of each order
		for m, deposit := range deposits {
			if draft.Kind != KindInvoice || !draft.IsOf(deposit.OrderID) {
				continue
			}
			own := Document{Draft: draft}.Of(deposit.OrderID).TotalTaxIncl - deducted[deposit.OrderID]
			amount := min(own, deposit.Left())
			if amount <= 0 {
				continue
			}
			deducted[deposit.OrderID] += amount
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
	shareOut(&out, amount, d.Paper.VAT)
	out.Paper.Mentions = invoice.CreditMentions(mentioned(out.Paper), d.Number, d.IssuedOn, out.IssuedOn)
	return out
}
