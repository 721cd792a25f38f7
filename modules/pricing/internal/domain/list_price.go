package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
)

// listPrices is step 1: the price of the customer's group, else the list price. Store lines start from the
// store price incl. tax (domain 4.3).
func (c *cart) listPrices() {
	group := c.request.Customer.Group
	for _, l := range c.lines {
		prices := c.book.Prices[l.ProductID]
		step := pricingapi.TraceStep{Code: pricingapi.StepListPrice, Label: fault.Text{FR: "Prix tarif", EN: "List price"}}
		price := prices.ListTaxExcl
		if own, ok := prices.Groups[group]; ok {
			price = own
			step.Code, step.Label = pricingapi.StepGroupPrice, pricingapi.GroupPriceLabel(group)
		}
		if l.store {
			price = prices.StoreTaxIncl
			step.Code = pricingapi.StepStorePrice
			step.Label = fault.Text{FR: "Prix public TTC", EN: "Public price incl. VAT"}
		}
		l.work = price.Micro() // nothing was there before: the trace begins at the price itself
		l.set(step, price)
		l.reference, l.listPrice, l.terms = price, price, price
	}
}
