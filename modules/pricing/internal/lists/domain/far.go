package domain

import (
	"strconv"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// CheckFar refuses prices that nobody has confirmed and that are more than half away from the wine's own, or dearer than what a smaller
// quantity pays: a sign or a column that was read for another makes such prices. prices are of step 1, by product; known are those that
// hold already.
func (l PriceList) CheckFar(group auth.Group, prices map[int64]pricingapi.ListPrice, known []quote.ListEntry) error {
	held := make(map[quote.ListEntry]bool, len(known))
	for _, e := range known {
		held[e] = true
	}
	tiers := Tiers(l.Entries)
	var found []fault.Violation
	for i, e := range l.Entries {
		own := quote.ForGroup(prices[e.ProductID], group)
		smaller, isDearer := cheaperBefore(e, tiers[e.ProductID])
		switch {
		case held[e]:
		case isFar(e.Price, own):
			said, usual := fault.Euros(e.Price), fault.Euros(own)
			found = append(found, entryViolation(i, "priceTaxExcl", "far",
				said.FR+" s’écarte de plus de moitié du prix du vin ("+usual.FR+") : confirmez ce prix.",
				said.EN+" is more than half away from the wine’s price ("+usual.EN+"): confirm this price."))
		case isDearer:
			said, less, from := fault.Euros(e.Price), fault.Euros(smaller.Price), strconv.FormatInt(smaller.MinQuantity, 10)
			found = append(found, entryViolation(i, "priceTaxExcl", "dearer",
				said.FR+" est plus cher que dès "+from+" ("+less.FR+") : confirmez ce prix.",
				said.EN+" is dearer than from "+from+" ("+less.EN+"): confirm this price."))
		}
	}
	return fault.Check(found)
}

// isFar tells whether a price is more than half away from another; from none it is not.
func isFar(price, own money.Cents) bool {
	return own > 0 && (2*price > 3*own || 2*price < own)
}

// cheaperBefore is the tier before a product's tier, when that one is cheaper: it pays to order less (domain 4.2, step 2).
func cheaperBefore(e quote.ListEntry, tiers []quote.ListEntry) (quote.ListEntry, bool) {
	var before quote.ListEntry
	for _, tier := range tiers {
		if tier.MinQuantity < e.MinQuantity && tier.MinQuantity > before.MinQuantity {
			before = tier
		}
	}
	return before, before.MinQuantity > 0 && before.Price < e.Price
}

// Telling is how far people were told of a published list.
type Telling int64

// What people are told, in this order.
const (
	ToldNothing Telling = iota
	ToldBegun
	ToldMonth // of its end, 30 days before
	ToldWeek  // and 7
	ToldEnded
)

// Told is a list of which people are told now.
type Told struct {
	PriceList

	Before, Now Telling
}

// TellingDue is how far people should have been told of a published list by a civil day. A list that another one follows ends
// without a word: the next one's beginning tells it.
func (l PriceList) TellingDue(day string, followed bool) Telling {
	month, week := quote.LastDays(day)
	switch {
	case day < l.From:
		return ToldNothing
	case l.To == "" || followed:
		return ToldBegun
	case l.To < day:
		return ToldEnded
	case l.To <= week:
		return ToldWeek
	case l.To <= month:
		return ToldMonth
	default:
		return ToldBegun
	}
}
