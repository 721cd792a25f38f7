package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// franco tells how far the order is from free shipping: on its own line nets, in a store on what an individual sees, or on 75 cl
// equivalents, wherever the goods are held (domain 4.6).
func (o *order) franco() pricingapi.FrancoStatus {
	terms, goods := o.supplier.Franco, o.lineNets
	if o.store {
		terms, goods = o.supplier.StoreFranco, 0
		for _, l := range o.lines {
			goods += l.amount
		}
	}
	status := pricingapi.FrancoStatus{Value: terms.Value, Quantity: terms.Quantity}
	if terms.Value != nil {
		status.MissingValue = max(0, *terms.Value-goods)
		status.Reached = status.MissingValue == 0
	}
	if terms.Quantity != nil {
		status.MissingQuantity = o.equivalents().Missing(*terms.Quantity)
		status.Reached = status.Reached || status.MissingQuantity == 0
	}
	return status
}

// missingOrderValue is what lacks to the supplier's minimum. The minimum is a condition between
// professionals: store orders have none.
func (o *order) missingOrderValue() money.Cents {
	if o.store {
		return 0
	}
	return max(0, o.supplier.MinimumOrderValue-o.lineNets)
}

// minimumOrderValues blocks the orders below their supplier's minimum.
func (c *cart) minimumOrderValues() {
	for i, o := range c.orders {
		missing := o.missingOrderValue()
		if missing == 0 {
			continue
		}
		lack, least := fault.Euros(missing), fault.Euros(o.supplier.MinimumOrderValue)
		c.blockers = append(c.blockers, pricingapi.Blocker{
			PropertyPath: indexed("suppliers", i, "minimumOrderValue"),
			Code:         pricingapi.BlockerMinimumOrderValue,
			SupplierID:   o.supplier.ID,
			Missing:      missing,
			Text: fault.Say("Il manque "+lack.FR+" HT pour atteindre le minimum de commande de "+least.FR+" HT",
				"Add "+lack.EN+" excl. tax to reach the minimum order of "+least.EN+" excl. tax"),
		})
	}
}
