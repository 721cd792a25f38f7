package domain

import (
	"cmp"
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// parcelGroup is a set of lines that travel together: all that Dartess holds, or one supplier's own.
type parcelGroup struct {
	warehouse  string
	supplierID int64 // 0 for Dartess
	members    []groupMember
}

// groupMember is an order's part of a parcel group.
type groupMember struct {
	order       *order
	units       int64
	weight      int64 // grams
	equivalents int64 // millilitres
}

// parcelGroups splits the cart (domain 4.6): Dartess first, then the suppliers by id.
func (c *cart) parcelGroups() []parcelGroup {
	var groups []parcelGroup
	for _, o := range c.orders {
		for _, l := range o.lines {
			groups = addToGroup(groups, o, l)
		}
	}
	slices.SortFunc(groups, func(a, b parcelGroup) int { return cmp.Compare(a.supplierID, b.supplierID) })
	return groups
}

func addToGroup(groups []parcelGroup, o *order, l *line) []parcelGroup {
	owner := o.supplier.ID
	if l.Warehouse == pricingapi.WarehouseDartess {
		owner = 0
	}
	i := slices.IndexFunc(groups, func(g parcelGroup) bool { return g.supplierID == owner })
	if i < 0 {
		i = len(groups)
		groups = append(groups, parcelGroup{warehouse: l.Warehouse, supplierID: owner})
	}
	group := &groups[i]
	if last := len(group.members) - 1; last < 0 || group.members[last].order != o {
		group.members = append(group.members, groupMember{order: o})
	}
	member := &group.members[len(group.members)-1]
	member.units += l.Quantity
	member.weight += l.WeightGrams * l.Quantity
	member.equivalents += int64(sale.Equivalents75(l.BottleSizeMl, l.Quantity))
	return groups
}

func (g parcelGroup) units() (sum int64) {
	for _, m := range g.members {
		sum += m.units
	}
	return sum
}

func (g parcelGroup) weight() (sum int64) {
	for _, m := range g.members {
		sum += m.weight
	}
	return sum
}

// shares divides the group's fee among its orders by 75 cl equivalents, or by units when no size is known. A franco that is
// reached pays the standard fee: of a dearer offer the buyer pays what it costs beyond that.
func (g parcelGroup) shares(fee, standard money.Cents) []money.Cents {
	weights := make([]int64, len(g.members))
	var known int64
	for i, m := range g.members {
		weights[i] = m.equivalents
		known += m.equivalents
	}
	if known == 0 {
		for i, m := range g.members {
			weights[i] = m.units
		}
	}
	shares, paid := money.Spread(fee, weights), money.Spread(standard, weights)
	for i, m := range g.members {
		if m.order.franco().Reached {
			shares[i] = max(0, shares[i]-paid[i])
		}
	}
	return shares
}
