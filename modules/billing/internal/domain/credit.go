package domain

import (
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/clock"
)

// Returned are the units to be credited of those that an incident took back, by line of the order: what was not invoiced yet is
// missing from the invoice to come.
func (l Ledger) Returned(units map[int64]int64) []int64 {
	out := make([]int64, len(l.units))
	for i, item := range l.order.Items {
		out[i] = min(units[item.ID], max(0, l.units[i]-l.arrived(i)))
	}
	return out
}

// Beyond are the units that were invoiced and will never be sent.
func (l Ledger) Beyond() []int64 {
	out := make([]int64, len(l.units))
	for i, item := range l.order.Items {
		out[i] = max(0, l.units[i]-item.Kept)
	}
	return out
}

// Credits are the credit notes by which units are taken back, one for each invoice that they are in, the latest first. They have no
// number yet.
func (l Ledger) Credits(units []int64, cause Cause, now time.Time) []Invoice {
	units = slices.Clone(units)
	var credits []Invoice
	for _, invoice := range slices.Backward(slices.Clone(l.documents)) {
		if invoice.Kind != KindInvoice || invoice.Elsewhere {
			continue
		}
		left := l.left(invoice)
		taken, some := make([]int64, len(units)), false
		for i := range units {
			taken[i] = min(units[i], left.units[i])
			units[i] -= taken[i]
			some = some || taken[i] > 0
		}
		if !some {
			continue
		}
		credit := l.credit(invoice, left, taken, now)
		credit.Cause = cause
		credit.Mentions = billingapi.MentionsOfCredit(credit.Paper, invoice.Number, invoice.IssuedOn, credit.IssuedOn)
		credits = append(credits, credit)
		l = LedgerOf(l.order, append(slices.Clone(l.documents), credit))
	}
	return credits
}

// left is what of an invoice was not credited.
func (l Ledger) left(invoice Invoice) Ledger {
	return LedgerOf(l.order, slices.DeleteFunc(slices.Clone(l.documents), func(d Invoice) bool {
		return d.ID != invoice.ID && (d.Kind != KindCreditNote || d.CreditOf != invoice.ID)
	}))
}

// credit takes units of an invoice back, for what the order shrinks by. Carriage stays charged, but for who owes none any more.
func (l Ledger) credit(invoice Invoice, left Ledger, units []int64, now time.Time) Invoice {
	until := slices.Clone(l.units)
	for i, n := range units {
		until[i] -= n
	}
	charges := l.amounts.VAT
	if l.order.Sold.Shipping+l.order.Sold.Handling == 0 && invoice.Shipping+invoice.Handling > 0 {
		charges = nil
	}
	amounts := l.amounts.Less(pricingapi.Until(l.order.Sold, until, charges), l.order.Sold)
	amounts = amounts.Within(left.amounts)
	out := invoice
	out.ID, out.Number, out.Kind, out.CreditOf, out.CreditOfNumber = 0, "", KindCreditNote, invoice.ID, invoice.Number
	out.IssuedOn, out.DueOn, out.CreatedAt = clock.DateOf(now), clock.DateOf(now), now
	out.Paid, out.PaidAt, out.Credited, out.CreatedBy, out.Impersonator = 0, time.Time{}, 0, 0, 0
	out.Month, out.Parts = "", nil
	out.AgentID, out.PlacedBy, out.BeganAt = l.order.AgentID, l.order.PlacedBy, l.order.BeganAt // its own, where the invoice gathers others
	return out.holding(l.order, units, amounts)
}
