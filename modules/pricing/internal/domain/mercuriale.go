package domain

import (
	"cmp"
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
)

// mercuriales is step 2: the price of an active list of the customer or its group replaces step 1. Tiers
// count all professional lines of the product together, so splitting a line changes nothing.
func (c *cart) mercuriales() {
	quantities := map[int64]int64{}
	for _, l := range c.lines {
		if !l.store {
			quantities[l.ProductID] += l.Quantity
		}
	}
	for _, l := range c.lines {
		if l.store {
			continue
		}
		found := c.listEntry(l, quantities[l.ProductID])
		if found == nil {
			continue
		}
		l.listID, l.list, l.listPrice = found.list.ID, found.list.Discounts, found.entry.Price
		l.set(pricingapi.TraceStep{
			Code:     pricingapi.StepMercuriale,
			Label:    fault.Text{FR: "Mercuriale « {name} »", EN: "Price list “{name}”"}.Fill("name", found.list.Name),
			Document: found.list.Name, ValidUntil: found.list.To,
		}, found.entry.Price)
		// A list price above step 1 is the reference for the line's discounts.
		l.reference = max(l.reference, found.entry.Price)
		l.terms = found.entry.Price
	}
}

// listed is a list's price that a line could have.
type listed struct {
	list   Mercuriale
	entry  ListEntry
	narrow bool // the list names the customer, not only its group
}

// listEntry chooses among the active lists: the highest tier reached, then the narrower scope, then the
// newer list; never silently the cheapest.
func (c *cart) listEntry(l *line, quantity int64) *listed {
	var best *listed
	for _, list := range c.book.Lists {
		narrow := c.request.Customer.ID != 0 && slices.Contains(list.CustomerIDs, c.request.Customer.ID)
		inScope := narrow || slices.Contains(list.Groups, c.request.Customer.Group)
		if !inScope || list.SupplierID != l.SupplierID || !current(c.date, list.From, list.To) {
			continue
		}
		for _, entry := range list.Entries {
			if entry.ProductID != l.ProductID || entry.MinQuantity > quantity {
				continue
			}
			candidate := &listed{list: list, entry: entry, narrow: narrow}
			if best == nil || compareListed(candidate, best) > 0 {
				best = candidate
			}
		}
	}
	return best
}

func compareListed(a, b *listed) int {
	return cmp.Or(
		cmp.Compare(a.entry.MinQuantity, b.entry.MinQuantity),
		compareBool(a.narrow, b.narrow),
		a.list.CreatedAt.Compare(b.list.CreatedAt),
		cmp.Compare(a.list.ID, b.list.ID),
	)
}
