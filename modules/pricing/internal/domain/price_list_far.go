package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// CheckFar refuses prices that are more than half away from the wine's own, which nobody has confirmed: a sign that was read for
// another makes ten or a thousand times the price. prices are of step 1, by product; known are those that hold already.
func (l PriceList) CheckFar(group auth.Group, prices map[int64]pricingapi.ListPrice, known []ListEntry) error {
	held := make(map[ListEntry]bool, len(known))
	for _, e := range known {
		held[e] = true
	}
	var found []fault.Violation
	for i, e := range l.Entries {
		own := prices[e.ProductID].ForGroup(group)
		if !isFar(e.Price, own) || held[e] {
			continue
		}
		said, usual := fault.Euros(e.Price), fault.Euros(own)
		found = append(found, entryViolation(i, "priceTaxExcl", "far",
			said.FR+" s’écarte de plus de moitié du prix du vin ("+usual.FR+") : confirmez ce prix.",
			said.EN+" is more than half away from the wine’s price ("+usual.EN+"): confirm this price."))
	}
	if len(found) > 0 {
		return fault.Invalid(found...)
	}
	return nil
}

// isFar tells whether a price is more than half away from another; from none it is not.
func isFar(price, own money.Cents) bool {
	return own > 0 && (2*price > 3*own || 2*price < own)
}
