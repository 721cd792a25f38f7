package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/money"
	"millesime/platform/sale"
)

const wholeBottle = 100 // hundredths

// Told is a threshold as it is told: cents, or hundredths of a 75 cl bottle.
func (b FrameBasis) Told(from int64) money.Cents {
	if b == ByEquivalents {
		from *= wholeBottle
	}
	return money.Cents(from)
}

// measure is what was bought as thresholds count it.
type measure struct {
	value  money.Cents
	volume sale.Equivalents
}

func (m measure) missing(basis FrameBasis, from int64) int64 {
	if basis == ByEquivalents {
		return m.volume.Missing(from)
	}
	return max(from-int64(m.value), 0)
}

// told is the measure in the unit of Told.
func (m measure) told(basis FrameBasis) money.Cents {
	if basis == ByEquivalents {
		return m.volume.Told()
	}
	return m.value
}

// place gives the rate of the highest of some tiers, in ascending order, that a measure reaches, and the next that gives more: one
// that gives less is never proposed (domain 4.2).
func (m measure) place(basis FrameBasis, tiers []Tier) (money.Rate, *pricingapi.NextTier) {
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
	rate, next := m.place(frame.Basis, frame.Tiers)
	return &pricingapi.FrameProgress{Name: frame.Name, Basis: frame.Basis.String(), Reached: m.told(frame.Basis), Discount: rate, Next: next}
}

// FrameYear is what one buyer bought under a frame in a civil year, as far as the year is in the frame's days.
type FrameYear struct {
	BuyerID  int64
	From, To string      // the first and the last day that count
	Reached  money.Cents // as Told, by what was ordered
	Ordered  money.Cents
	Shipped  money.Cents
	Rate     money.Rate  // of the yearly tier that is reached
	Rebate   money.Cents // a projection: the rate of what was shipped so far
	Next     *pricingapi.NextTier
}

// YearOf is the part of a day's civil year in which a frame is in force: its first and its last day; from is after to when there
// is none.
func (f *KeptFrame) YearOf(day string) (from, to string) {
	year := day[:4]
	from, to = max(year+"-01-01", f.From), year+"-12-31"
	if f.To != "" {
		to = min(to, f.To)
	}
	return from, to
}

// Year sums up what a buyer bought of the frame's suppliers. A supplier (0: the buyer itself) reads what was bought of it alone, the
// rate that it owes, and not how far the buyer is with the others.
func (f *KeptFrame) Year(buyerID, supplierID int64, day string, bought map[usersapi.Pair]pricingapi.Bought) FrameYear {
	var all, shown measure
	year := FrameYear{BuyerID: buyerID}
	year.From, year.To = f.YearOf(day)
	for _, id := range f.SupplierIDs {
		part := bought[usersapi.Pair{SupplierID: id, CustomerID: buyerID}]
		all = measure{all.value + part.Ordered, all.volume + part.OrderedVolume}
		if supplierID == 0 || supplierID == id {
			shown = measure{shown.value + part.Ordered, shown.volume + part.OrderedVolume}
			year.Shipped += part.Shipped
		}
	}
	year.Reached, year.Ordered = shown.told(f.Basis), shown.value
	year.Rate, year.Next = all.place(f.Basis, f.Rebates)
	if supplierID != 0 {
		year.Next = nil
	}
	year.Rebate = money.Percent(year.Shipped, year.Rate)
	return year
}

// FrameProgress is a frame as a member reads it, with what was bought under it.
type FrameProgress struct {
	FrameView

	Years []FrameYear
}
