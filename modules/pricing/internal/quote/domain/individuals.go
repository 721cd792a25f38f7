package domain

import (
	"millesime/platform/money"
	"millesime/platform/sale"
)

// individualNets derives the amounts excl. tax of a store order, where the amount incl. tax is the master (domain 4.3).
func (o *order) individualNets() {
	for _, group := range o.byRate() {
		gross, full := make([]money.Cents, len(group.Lines)), make([]money.Cents, len(group.Lines))
		for i, l := range group.Lines {
			gross[i], full[i] = l.amount, l.times(l.reference)
		}
		nets, befores := sale.NetsWithin(gross, group.Rate), sale.NetsWithin(full, group.Rate)
		for i, l := range group.Lines {
			l.net, l.before = nets[i], befores[i]
		}
	}
}
