package domain

import (
	"slices"
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
)

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
