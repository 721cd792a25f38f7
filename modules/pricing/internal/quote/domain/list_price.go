package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// listPrices is step 1: the price of the customer's group, else the list price. Store lines start from the
// store price incl. tax (domain 4.3).
func (c *cart) listPrices() {
	group := c.request.Customer.Group
	for _, l := range c.lines {
		prices := c.book.Prices[l.ProductID]
		step := sale.TraceStep{Code: sale.StepListPrice, Label: fault.Say("Prix tarif", "List price")}
		price := ForGroup(prices, group)
		if _, own := prices.Groups[group]; own {
			step.Code, step.Label = sale.StepGroupPrice, sale.GroupPriceLabel(group)
		}
		if l.store {
			price = prices.StoreTaxIncl
			step.Code = sale.StepStorePrice
			step.Label = fault.Say("Prix public TTC", "Public price incl. VAT")
		}
		l.work = price.Micro() // nothing was there before: the trace begins at the price itself
		l.set(step, price)
		l.reference, l.listPrice, l.terms = price, price, price
	}
}

// ForGroup is step 1 for a group: its own price, else the list price (domain 4.2).
func ForGroup(p pricingapi.ListPrice, group auth.Group) money.Cents {
	if price, ok := p.Groups[group]; ok {
		return price
	}
	return p.ListTaxExcl
}
