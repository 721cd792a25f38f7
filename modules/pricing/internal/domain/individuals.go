package domain

import "millesime/platform/money"

// individualNets derives the amounts excl. tax of a store order, where the amount incl. tax is the master
// (domain 4.3): per rate, VAT is half-up(gross × r ÷ (100 + r)) and net the rest; the lines share the net
// in proportion to their gross, by largest remainder.
func (o *order) individualNets() {
	for _, rate := range o.rates() {
		lines := o.linesAt(rate)
		gross, full := make([]int64, len(lines)), make([]int64, len(lines))
		var grossSum, fullSum money.Cents
		for i, l := range lines {
			before := l.times(l.reference)
			gross[i], full[i] = int64(l.amount), int64(before)
			grossSum += l.amount
			fullSum += before
		}
		nets := money.Spread(grossSum-vatWithin(grossSum, rate), gross)
		befores := money.Spread(fullSum-vatWithin(fullSum, rate), full)
		for i, l := range lines {
			l.net, l.before = nets[i], befores[i]
		}
	}
}

// vatWithin is the VAT inside an amount incl. tax, half-up: the amount spread between the rate and 100, the
// tax first so that it wins the half cent.
func vatWithin(gross money.Cents, rate money.Rate) money.Cents {
	return money.Spread(gross, []int64{int64(rate), int64(wholeRate)})[0]
}
