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
			Label: fault.Text{FR: "Remise permanente", EN: "Permanent discount"},
		}
		for _, l := range o.lines {
			if l.list == ListOpen {
				l.discount(step, o.supplier.PermanentDiscount)
				l.terms = l.work.Round()
			}
		}
	}
}
