package domain

import (
	"slices"

	"millesime/platform/money"
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
			for _, v := range slices.Concat(d.VAT, d.Covered) {
				s.ours += d.Signed(v.Base + v.Amount)
			}
		}
	}
	s.cameBack = max(0, s.ours-l.order.Kept.TotalPriceTaxIncl) + l.crossedAmount()
	return s
}

// Difference is by how much the documents of the order differ from what they are about, and what was credited by hand is more than what
// came back (domain 5.6). Its customer owes what documents come to.
func (l Ledger) Difference() money.Cents {
	s := l.sums()
	return s.theirs - s.ours - max(0, s.byHand-s.cameBack)
}

// MayDiffer tells an order of which a document was entered by hand: only those come to something else.
func (l Ledger) MayDiffer() bool {
	return slices.ContainsFunc(l.documents, func(d Invoice) bool { return d.Elsewhere })
}
