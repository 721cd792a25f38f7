package domain

import (
	"maps"
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Conditions are a professional viewer's steps 2 and 4, in memory (pricingapi.Conditions). They leave out the trace and the taxes,
// for they price a whole catalogue; what they choose and compute is what ViewerPrices chooses and computes.
type Conditions struct {
	offered map[product][]listed
	rates   map[int64]money.Rate // permanentDiscounts by supplier
	lines   int
}

// NewConditions gathers them from the lists of a moment; nil when they change no price.
func NewConditions(at time.Time, viewer pricingapi.Viewer, terms map[int64]money.Rate, lists []Mercuriale) *Conditions {
	c := conditionsOf(at, viewer, terms, lists)
	if c.lines == 0 && len(c.rates) == 0 {
		return nil
	}
	return c
}

func conditionsOf(at time.Time, viewer pricingapi.Viewer, terms map[int64]money.Rate, lists []Mercuriale) *Conditions {
	c := &Conditions{offered: offers(lists, viewer.CustomerID, viewer.Group, clock.DateOf(at)), rates: maps.Clone(terms)}
	maps.DeleteFunc(c.rates, func(_ int64, rate money.Rate) bool { return rate == 0 })
	for _, prices := range c.offered {
		c.lines += len(prices)
	}
	return c
}

// Price implements pricingapi.Conditions.
func (c *Conditions) Price(of pricingapi.ProductRef, before money.Cents) money.Cents {
	price, _ := c.paid(of, before)
	return price
}

// paid is the price of a product in its quantity, and the list that sets it; nil: none does.
func (c *Conditions) paid(of pricingapi.ProductRef, before money.Cents) (money.Cents, *Mercuriale) {
	work, discounts := before.Micro(), ListOpen
	var list *Mercuriale
	if c.lines > 0 {
		if found := best(c.offered[product{of.SupplierID, of.ID}], max(1, of.Quantity)); found != nil {
			list, work, discounts = found.list, found.entry.Price.Micro(), found.list.Discounts
		}
	}
	if discounts == ListOpen {
		work = work.Less(c.rates[of.SupplierID])
	}
	return work.Round(), list
}

// Lines implements pricingapi.Conditions.
func (c *Conditions) Lines() int { return c.lines }

// permanentDiscounts is step 4: permanentDiscount of the supplier→customer relation.
func (c *cart) permanentDiscounts() {
	for _, o := range c.professional() {
		if o.supplier.PermanentDiscount == 0 {
			continue
		}
		step := sale.TraceStep{
			Code:  sale.StepPermanentDiscount,
			Label: fault.Say("Remise permanente", "Permanent discount"),
		}
		for _, l := range o.lines {
			if l.list == ListOpen {
				l.discount(step, o.supplier.PermanentDiscount)
				l.terms = l.work.Round()
			}
		}
	}
}

// lineDiscounts is step 5: discountValue of the line, given by a seller (check.go says who and how much).
func (c *cart) lineDiscounts() {
	step := sale.TraceStep{
		Code:  sale.StepLineDiscount,
		Label: fault.Say("Remise sur la ligne", "Line discount"),
	}
	for _, l := range c.lines {
		if l.Discount != 0 && !l.store && l.list != ListLocked {
			l.discount(step, l.Discount)
		}
	}
}
