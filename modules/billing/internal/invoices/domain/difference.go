package domain

import (
	"slices"

	"millesime/platform/money"
	"millesime/platform/sale"
)

// sums are what the documents of an order come to beside what they are about: those of elsewhere may come to something else.
type sums struct {
	theirs   money.Cents // as documents say, without credit notes of elsewhere
	ours     money.Cents // as the order has what they are about
	byHand   money.Cents // credit notes of elsewhere: nothing says what they are about
	cameBack money.Cents // what of ours is no longer kept
}

func (l Ledger) sums() sums {
	var s sums
	for _, d := range l.documents {
		switch {
		case d.isBare():
			s.theirs, s.ours = s.theirs+d.TotalTaxIncl, s.ours+d.TotalTaxIncl
		case d.Elsewhere && d.Kind == KindCreditNote:
			s.byHand += d.TotalTaxIncl
		default:
			s.theirs += d.Signed(d.TotalTaxIncl)
			for _, v := range slices.Concat(d.Paper.VAT, d.Paper.Covered) {
				s.ours += d.Signed(v.Base + v.Amount)
			}
		}
	}
	s.cameBack = l.cameBack(s.ours)
	return s
}

// cameBack is what the units that came back of documents come to, as a credit note would have them, incl. tax; what is still to be invoiced
// is not set off against them. Where a document does not say what it is about, it is what documents hold beyond the order.
func (l Ledger) cameBack(ours money.Cents) money.Cents {
	if slices.ContainsFunc(l.documents, Share.isBare) {
		return max(0, ours-l.order.Kept.TotalPriceTaxIncl)
	}
	until, charges := slices.Clone(l.units), l.amounts.VAT
	for i, units := range l.toCredit() {
		until[i] -= units
	}
	owesLess := l.owesLess() && charged(l.amounts) > 0
	if owesLess {
		charges = l.stillOwed()
	}
	if !owesLess && slices.Equal(until, l.units) {
		return 0
	}
	return max(0, l.amounts.Less(sale.Until(l.order.Sold, until, charges), l.order.Sold).TotalPriceTaxIncl)
}

// Difference is by how much the documents of the order differ from what they are about, and what was credited by hand is more than what
// came back (domain 5.6). Its customer owes what documents come to.
func (l Ledger) Difference() money.Cents {
	s := l.sums()
	return s.theirs - s.ours - max(0, s.byHand-s.cameBack)
}

// MayDiffer tells an order of which a document was entered by hand: only those come to something else.
func (l Ledger) MayDiffer() bool {
	return slices.ContainsFunc(l.documents, func(d Share) bool { return d.Elsewhere })
}
