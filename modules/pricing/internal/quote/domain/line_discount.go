package domain

import (
	"millesime/platform/fault"
	"millesime/platform/sale"
)

// lineDiscounts is step 5: discountValue of the line, given by a seller (check.go says who and how much).
func (c *cart) lineDiscounts() {
	step := sale.TraceStep{
		Code:  sale.StepLineDiscount,
		Label: fault.Text{FR: "Remise sur la ligne", EN: "Line discount"},
	}
	for _, l := range c.lines {
		if l.Discount != 0 && !l.store && l.list != ListLocked {
			l.discount(step, l.Discount)
		}
	}
}
