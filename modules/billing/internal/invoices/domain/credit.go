package domain

import (
	"slices"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/clock"
	"millesime/platform/invoice"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Back is units of a line that an incident took back of a parcel.
type Back struct{ ItemID, ShipmentID, Units int64 }

// Returned are the units to be credited of those that an incident took back, by line of the order: what was not invoiced yet is
// missing from the invoice to come. What was lost on its way was not invoiced with its parcel: of it is credited what others hold beyond
// what is kept, as when it was to replace something.
func (l Ledger) Returned(back []Back) []int64 {
	arrived, lost := map[int64]int64{}, map[int64]int64{}
	for _, b := range back {
		if l.travels(b.ShipmentID) {
			lost[b.ItemID] += b.Units
		} else {
			arrived[b.ItemID] += b.Units
		}
	}
	out := make([]int64, len(l.units))
	for i, item := range l.order.Items {
		out[i] = min(arrived[item.ID], max(0, l.units[i]-l.arrived(i)))
		out[i] += min(lost[item.ID], max(0, l.units[i]-out[i]-item.Kept))
	}
	return out
}

// travels tells a parcel of which nobody said that it arrived.
func (l Ledger) travels(shipmentID int64) bool {
	return slices.ContainsFunc(l.order.Parcels, func(p ordersapi.Parcel) bool { return p.ShipmentID == shipmentID && p.DeliveredAt.IsZero() })
}

// ofFirst are documents, those of some parcels last.
func ofFirst(documents []Share, shipments []int64) []Share {
	sorted := slices.Clone(documents)
	isOf := func(d Share) int {
		if slices.ContainsFunc(shipments, d.isAbout) {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(sorted, func(a, b Share) int { return isOf(a) - isOf(b) })
	return sorted
}

// Beyond are the units to be credited of those that were given up, by line of the order: what was invoiced and will never be sent. Facts
// of before named no lines.
func (l Ledger) Beyond(given map[int64]int64) []int64 {
	out := make([]int64, len(l.units))
	for i, item := range l.order.Items {
		out[i] = max(0, l.units[i]-item.Kept)
		if len(given) > 0 {
			out[i] = min(out[i], given[item.ID])
		}
	}
	return out
}

// Credits are the credit notes by which units are taken back, one for each invoice that they are in, those of the parcels that they came in
// first, then the latest; and carriage, from the invoice that has it, of who owes none any more. They have no number yet. What was credited
// whole by hand is not credited again. They are issued under the mandate that is in force.
func (l Ledger) Credits(units, shipments []int64, cause Cause, mandate Mandate, now time.Time) []Draft {
	units = slices.Clone(units)
	var credits []Draft
	for _, of := range slices.Backward(ofFirst(l.documents, shipments)) {
		if of.Kind != KindInvoice || of.Elsewhere {
			continue
		}
		left := l.left(of)
		taken, some := make([]int64, len(units)), l.owesLess() && charged(left.amounts) > 0
		for i := range units {
			taken[i] = min(units[i], left.units[i])
			units[i] -= taken[i]
			some = some || taken[i] > 0
		}
		if !some || of.TotalTaxIncl > 0 && of.Creditable() == 0 {
			continue
		}
		credit := l.credit(of, left, taken, now)
		credit.Credit.Cause, credit.Paper.Mandate = cause, mandate.Named()
		credit.Paper.Mentions = invoice.CreditMentions(mentioned(credit.Paper), of.Number, of.IssuedOn, credit.IssuedOn)
		credits = append(credits, credit)
		l = l.With([]Document{{Draft: credit}})
	}
	return credits
}

// owesLess tells an order of which neither carriage nor handling is owed any more, or, where nothing of it is kept, less than was
// charged.
func (l Ledger) owesLess() bool {
	owed := l.order.Sold.Shipping + l.order.Sold.Handling
	return owed == 0 || l.keepsNothing() && owed < charged(l.amounts)
}

// stillOwed are carriage and handling of who owes less of them than was charged, at each rate.
func (l Ledger) stillOwed() []sale.OrderVAT {
	if l.order.Sold.Shipping+l.order.Sold.Handling == 0 {
		return nil
	}
	return l.order.Kept.VAT
}

func (l Ledger) keepsNothing() bool {
	return !slices.ContainsFunc(l.order.Items, func(i ordersapi.InvoiceItem) bool { return i.Kept > 0 })
}

func charged(amounts sale.KeptAmounts) money.Cents {
	var charges money.Cents
	for _, v := range amounts.VAT {
		charges += v.Shipping + v.Handling
	}
	return charges
}

// left is what of an invoice was not credited.
func (l Ledger) left(of Share) Ledger {
	return LedgerOf(l.order, slices.DeleteFunc(slices.Clone(l.documents), func(d Share) bool {
		return d.ID != of.ID && (d.Kind != KindCreditNote || d.Credit.Of != of.ID)
	}))
}

// credit takes units of an invoice back, for what the order shrinks by. Carriage stays charged, but for who owes none any more, or
// less of it.
func (l Ledger) credit(of Share, left Ledger, units []int64, now time.Time) Draft {
	until, last := slices.Clone(l.units), make([]bool, len(units))
	for i, n := range units {
		until[i] -= n
		last[i] = n == left.units[i]
	}
	stay, charges := left.amounts.VAT, l.amounts.VAT
	if l.owesLess() && charged(left.amounts) > 0 {
		stay, charges = l.stillOwed(), l.stillOwed()
	}
	most := left.amounts.Less(sale.Until(l.order.Sold, make([]int64, len(units)), stay), l.order.Sold)
	amounts := l.amounts.Less(sale.Until(l.order.Sold, until, charges), l.order.Sold)
	out := of.taken()
	out.IssuedOn, out.DueOn, out.CreatedAt = clock.DateOf(now), clock.DateOf(now), now
	out.Paper.Month, out.Paper.Parts = "", nil
	out.AgentID, out.PlacedBy, out.BeganAt = l.order.AgentID, l.order.PlacedBy, l.order.BeganAt // its own, where the invoice gathers others
	hold(&out, l.order, units, amounts.Within(most, l.order.Sold, last))
	return out.within(of.Creditable())
}

// taken is a credit note of an invoice, still without its number, days and cause.
func (d Document) taken() Draft {
	out := d.Draft
	out.Kind, out.Number, out.Credit = KindCreditNote, "", Credit{Of: d.ID, Number: d.Number}
	return out
}

// within lowers a credit to what is left to credit of its invoice: the rest of its units was credited by hand, an allowance on them.
func (d Draft) within(most money.Cents) Draft {
	if d.TotalTaxIncl <= most {
		return d
	}
	p := &d.Paper
	var weights []int64
	for _, v := range p.VAT {
		weights = append(weights, int64(v.Base-v.Shipping-v.Handling), int64(v.Shipping), int64(v.Handling), int64(v.Amount))
	}
	shares := money.Spread(most, weights)
	full := p.VAT
	p.VAT, p.Shipping, p.Handling, d.TotalTaxExcl, d.TotalTaxIncl = nil, 0, 0, 0, most
	for n, v := range full {
		goods, shipping, handling := shares[4*n], shares[4*n+1], shares[4*n+2]
		kept := invoice.VAT{Rate: v.Rate, Base: goods + shipping + handling, Amount: shares[4*n+3], Shipping: shipping, Handling: handling}
		p.VAT = append(p.VAT, kept)
		p.Covered = append(p.Covered, invoice.VAT{
			Rate: v.Rate, Base: v.Base - kept.Base, Amount: v.Amount - kept.Amount, Shipping: v.Shipping - shipping, Handling: v.Handling - handling,
		})
		p.Shipping, p.Handling, d.TotalTaxExcl = p.Shipping+shipping, p.Handling+handling, d.TotalTaxExcl+kept.Base
		p.Allowance += v.Base - v.Shipping - v.Handling - goods
	}
	return d
}
