package domain

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
