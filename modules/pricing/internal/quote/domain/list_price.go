package domain

import (
	"slices"
	"time"

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

// PaidTier is what a customer pays for a unit from a quantity on: steps 1, 2 and 4, as a cart charges them.
type PaidTier struct {
	From  int64
	Price money.Cents
	List  *Mercuriale // that sets the price; nil: none does
}

// PaidTiers are what a customer pays for each product by its lists of a moment: a tier for each quantity from which the price, or the
// list that sets it, is another. before are the prices of step 1, by product.
func PaidTiers(
	at time.Time, viewer pricingapi.Viewer, terms map[int64]money.Rate, lists []Mercuriale,
	products []pricingapi.ProductRef, before map[int64]pricingapi.ListPrice,
) map[int64][]PaidTier {
	conditions := conditionsOf(at, viewer, terms, lists)
	paid := make(map[int64][]PaidTier, len(products))
	for _, p := range products {
		paid[p.ID] = conditions.tiers(p, ForGroup(before[p.ID], viewer.Group))
	}
	return paid
}

func (c *Conditions) tiers(of pricingapi.ProductRef, before money.Cents) []PaidTier {
	quantities := []int64{1}
	for _, l := range c.offered[product{of.SupplierID, of.ID}] {
		quantities = append(quantities, l.entry.MinQuantity)
	}
	slices.Sort(quantities)
	var tiers []PaidTier
	for _, quantity := range slices.Compact(quantities) {
		of.Quantity = quantity
		price, list := c.paid(of, before)
		if last := len(tiers) - 1; last < 0 || tiers[last].Price != price || tiers[last].List != list {
			tiers = append(tiers, PaidTier{From: quantity, Price: price, List: list})
		}
	}
	return tiers
}
