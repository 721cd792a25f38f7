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
			Label:    fault.Say("Accord-cadre « {name} »", "Agreement frame “{name}”").Fill("name", frame.Name),
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
	rate, _ := o.measure().Place(f.Basis, f.Tiers)
	return rate
}

// measure is what the order is worth at the prices of step 2, and holds.
func (o *order) measure() Measure {
	m := Measure{Volume: o.equivalents()}
	for _, l := range o.lines {
		m.Value += l.times(l.listPrice)
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

const wholeBottle = 100 // hundredths

// Told is a threshold as it is told: cents, or hundredths of a 75 cl bottle.
func (b FrameBasis) Told(from int64) money.Cents {
	if b == ByEquivalents {
		from *= wholeBottle
	}
	return money.Cents(from)
}

// Measure is what was bought as thresholds count it.
type Measure struct {
	Value  money.Cents
	Volume sale.Equivalents
}

func (m Measure) missing(basis FrameBasis, from int64) int64 {
	if basis == ByEquivalents {
		return m.Volume.Missing(from)
	}
	return max(from-int64(m.Value), 0)
}

// Told is the measure in the unit of Told.
func (m Measure) Told(basis FrameBasis) money.Cents {
	if basis == ByEquivalents {
		return m.Volume.Told()
	}
	return m.Value
}

// Place gives the rate of the highest of some tiers, in ascending order, that a measure reaches, and the next that gives more: one
// that gives less is never proposed (domain 4.2).
func (m Measure) Place(basis FrameBasis, tiers []Tier) (money.Rate, *pricingapi.NextTier) {
	var reached money.Rate
	for _, tier := range tiers {
		missing := m.missing(basis, tier.From)
		switch {
		case missing == 0:
			reached = tier.Rate
		case tier.Rate > reached:
			return reached, &pricingapi.NextTier{From: basis.Told(tier.From), Rate: tier.Rate, Missing: basis.Told(missing)}
		}
	}
	return reached, nil
}

// frameProgress is how far an order is in the frame of its buyer, for whoever reads the buyer's terms; nil without a frame.
func (c *cart) frameProgress(o *order) *pricingapi.FrameProgress {
	frame := c.frameWith(o.supplier)
	if o.store || frame == nil || len(frame.Tiers) == 0 || !c.readsTerms(o.supplier.ID) {
		return nil
	}
	m := o.measure()
	rate, next := m.Place(frame.Basis, frame.Tiers)
	return &pricingapi.FrameProgress{Name: frame.Name, Basis: frame.Basis.String(), Reached: m.Told(frame.Basis), Discount: rate, Next: next}
}
