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

// lineNets ends the work on prices: they are rounded half-up to the cent, once, and multiplied; an amount
// code's share comes off the line.
func (c *cart) lineNets() {
	for _, l := range c.lines {
		l.unit = l.work.Round()
		l.amount = l.times(l.unit) - l.codeShare
		if !l.store {
			l.net, l.before = l.amount, l.times(l.reference)
		}
	}
	for _, o := range c.orders {
		if o.store {
			o.individualNets()
		}
		for _, l := range o.lines {
			o.lineNets += l.net
		}
	}
}
