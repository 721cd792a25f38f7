package domain

import (
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// agreementFrames is step 3: the tier that this order reaches at a supplier of the buyer's frame. The
// measure counts every professional line, the discount skips products of net lists.
func (c *cart) agreementFrames() {
	for _, o := range c.professional() {
		frame := c.frameWith(o.supplier)
		if frame == nil {
			continue
		}
		rate := frame.reached(o)
		if rate == 0 {
			continue
		}
		step := sale.TraceStep{
			Code:     sale.StepAgreementFrame,
			Label:    fault.Text{FR: "Accord-cadre « {name} »", EN: "Agreement frame “{name}”"}.Fill("name", frame.Name),
			Document: frame.Name, ValidUntil: frame.To,
		}
		for _, l := range o.lines {
			if l.list == ListOpen {
				l.discount(step, rate)
				l.terms = l.work.Round()
			}
		}
	}
}

// frameWith is the buyer's frame when the supplier is in it and the day is in its dates, else nil.
func (c *cart) frameWith(supplier pricingapi.Supplier) *Frame {
	frame := c.book.Frame
	if frame == nil || !slices.Contains(frame.SupplierIDs, supplier.ID) || !current(c.date, frame.From, frame.To) {
		return nil
	}
	return frame
}

// reached is the rate of the highest tier that the order reaches, 0 when none.
func (f Frame) reached(o *order) money.Rate {
	rate, _ := o.measure().place(f.Basis, f.Tiers)
	return rate
}

// measure is what the order is worth at the prices of step 2, and holds.
func (o *order) measure() measure {
	m := measure{volume: o.equivalents()}
	for _, l := range o.lines {
		m.value += l.times(l.listPrice)
	}
	return m
}

// equivalents counts the order's goods in 75 cl bottles.
func (o *order) equivalents() sale.Equivalents {
	var sum sale.Equivalents
	for _, l := range o.lines {
		sum += sale.Equivalents75(l.BottleSizeMl, l.Quantity)
	}
	return sum
}
