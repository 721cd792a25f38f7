package domain

import (
	"millesime/platform/fault"
	"millesime/platform/sale"
)

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
