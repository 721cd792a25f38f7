package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
)

// individualNets derives the amounts excl. tax of a store order, where the amount incl. tax is the master (domain 4.3).
func (o *order) individualNets() {
	for _, rate := range o.rates() {
		lines := o.linesAt(rate)
		gross, full := make([]money.Cents, len(lines)), make([]money.Cents, len(lines))
		for i, l := range lines {
			gross[i], full[i] = l.amount, l.times(l.reference)
		}
		nets, befores := pricingapi.NetsWithin(gross, rate), pricingapi.NetsWithin(full, rate)
		for i, l := range lines {
			l.net, l.before = nets[i], befores[i]
		}
	}
}
