package domain

import (
	"cmp"
	"slices"

	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/sale"
)

// mercuriales is step 2: the price of an active list of the customer or its group replaces step 1. Tiers
// count all professional lines of the product together, so splitting a line changes nothing.
func (c *cart) mercuriales() {
	if len(c.book.Lists) == 0 {
		return
	}
	quantities := map[int64]int64{}
	for _, l := range c.lines {
		if !l.store {
			quantities[l.ProductID] += l.Quantity
		}
	}
	offered := offers(c.book.Lists, c.request.Customer.ID, c.request.Customer.Group, c.date)
	for _, l := range c.lines {
		if l.store {
			continue
		}
		found := best(offered[product{l.SupplierID, l.ProductID}], quantities[l.ProductID])
		if found == nil {
			continue
		}
		l.listID, l.list, l.listPrice = found.list.ID, found.list.Discounts, found.entry.Price
		l.set(sale.TraceStep{
			Code:     sale.StepMercuriale,
			Label:    fault.Say("Mercuriale « {name} »", "Price list “{name}”").Fill("name", found.list.Name),
			Document: found.list.Name, ValidUntil: found.list.To,
		}, found.entry.Price)
		// A list price above step 1 is the reference for the line's discounts.
		l.reference = max(l.reference, found.entry.Price)
		l.terms = found.entry.Price
	}
}

// product is one of a supplier: a list prices its own supplier's products only.
type product struct{ supplierID, id int64 }

// listed is a list's price that a line could have.
type listed struct {
	list   *Mercuriale
	entry  ListEntry
	narrow bool // the list names the customer, not only its group
}

// offers are the prices of all lists that hold for a customer on a day, by product.
func offers(lists []Mercuriale, customerID int64, group auth.Group, day string) map[product][]listed {
	offered := map[product][]listed{}
	for i := range lists {
		list := &lists[i]
		narrow := customerID != 0 && slices.Contains(list.CustomerIDs, customerID)
		inScope := narrow || slices.Contains(list.Groups, group)
		if !inScope || !current(day, list.From, list.To) {
			continue
		}
		for _, entry := range list.Entries {
			key := product{list.SupplierID, entry.ProductID}
			offered[key] = append(offered[key], listed{list: list, entry: entry, narrow: narrow})
		}
	}
	return offered
}

// best chooses among the prices that a quantity reaches (domain 4.2, step 2): of the list that names the customer, else of its
// group's; of the list that began last, then of the one published last; within it the highest tier. Never silently the cheapest.
func best(offered []listed, quantity int64) *listed {
	var chosen *listed
	for i := range offered {
		candidate := &offered[i]
		if candidate.entry.MinQuantity > quantity {
			continue
		}
		if chosen == nil || compareListed(candidate, chosen) > 0 {
			chosen = candidate
		}
	}
	return chosen
}

func compareListed(a, b *listed) int {
	if a.list == b.list {
		return cmp.Compare(a.entry.MinQuantity, b.entry.MinQuantity)
	}
	return cmp.Or(compareBool(a.narrow, b.narrow), CompareAge(a.list, b.list), cmp.Compare(a.list.ID, b.list.ID))
}

// CompareAge puts the list that began last, then the one published last, above the other.
func CompareAge(a, b *Mercuriale) int {
	return cmp.Or(cmp.Compare(a.From, b.From), a.PublishedAt.Compare(b.PublishedAt))
}
