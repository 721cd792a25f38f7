package domain

import (
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// delivery is a carrier that takes every parcel group, with what it asks for each.
type delivery struct {
	carrier Carrier
	fees    []money.Cents // of the groups, before francos
}

func (d delivery) total() (sum money.Cents) {
	for _, fee := range d.fees {
		sum += fee
	}
	return sum
}

// delivered are the carriers that take the whole cart to a department.
func (c *cart) delivered(department string) []delivery {
	var served []delivery
	for _, carrier := range c.book.Carriers {
		if carrier.Delivery == pricingapi.DeliveryRelay && !c.hasRelays(carrier.Code) {
			continue
		}
		if fees, all := c.fees(carrier, department); all {
			served = append(served, delivery{carrier, fees})
		}
	}
	return served
}

// hasRelays tells whether a cart can go to a pickup point of a carrier: it travels as one parcel, to a point in reach.
func (c *cart) hasRelays(carrier string) bool {
	return len(c.groups) == 1 && slices.ContainsFunc(c.book.Relays, func(r RelayPoint) bool { return r.CarrierCode == carrier })
}

func (c *cart) fees(carrier Carrier, department string) ([]money.Cents, bool) {
	fees := make([]money.Cents, len(c.groups))
	for i, group := range c.groups {
		fee, carried := feeOf(c.book.Grids, carrier, group, department)
		if !carried {
			return nil, false
		}
		fees[i] = fee
	}
	return fees, true
}

// feeOf is what a carrier asks for a group; false when it does not take it.
func feeOf(grids []Grid, carrier Carrier, group parcelGroup, department string) (money.Cents, bool) {
	if carrier.MaxWeightGrams != nil && group.weight() > *carrier.MaxWeightGrams {
		return 0, false
	}
	grid := gridFor(grids, group, carrier.Code, department)
	if grid == nil {
		return 0, false
	}
	return grid.price(group)
}

// standardOf is what the standard offer asks for each group, which a reached franco pays: the cheapest delivery to the door that
// takes this cart, else the cheapest to a pickup point (domain 4.6).
func standardOf(served []delivery, groups int) []money.Cents {
	standard := make([]money.Cents, groups)
	var least money.Cents
	found, toTheDoor := false, false
	for _, offer := range served {
		home := offer.carrier.Delivery == pricingapi.DeliveryHome
		total := offer.total()
		if !found || home && !toTheDoor || home == toTheDoor && total < least {
			standard, least, found, toTheDoor = offer.fees, total, true, home
		}
	}
	return standard
}

// undelivered says who does not deliver a cart that no carrier takes, and what helps.
func (c *cart) undelivered(department string) []pricingapi.Blocker {
	var blockers []pricingapi.Blocker
	for _, group := range c.groups {
		reached, taken := c.reach(group, department)
		if !taken {
			blockers = append(blockers, c.undeliveredGroup(group, department, reached))
		}
	}
	if len(blockers) == 0 { // each group has a carrier, but not the same
		blockers = append(blockers, pricingapi.Blocker{
			PropertyPath: "carrierOfferCode", Code: pricingapi.BlockerNoSharedCarrier, SupplierIDs: c.supplierIDs(c.groups...),
			Text: fault.Say("Aucun transporteur ne livre ensemble les produits de {suppliers} : passez une commande pour chacun.",
				"No carrier delivers the products of {suppliers} together: order from each of them separately."),
		})
	}
	return blockers
}

// reach tells whether a carrier goes to a department for a group, and whether one takes this much there.
func (c *cart) reach(group parcelGroup, department string) (reached, taken bool) {
	for _, carrier := range c.book.Carriers {
		if carrier.Delivery == pricingapi.DeliveryRelay && !c.hasRelays(carrier.Code) {
			continue
		}
		grid := gridFor(c.book.Grids, group, carrier.Code, department)
		reached = reached || grid != nil && !grid.closed()
		_, carried := feeOf(c.book.Grids, carrier, group, department)
		taken = taken || carried
	}
	return reached, taken
}

func (c *cart) undeliveredGroup(group parcelGroup, department string, reached bool) pricingapi.Blocker {
	suppliers := c.supplierIDs(group)
	at := slices.IndexFunc(c.orders, func(o *order) bool { return o == group.members[0].order })
	blocker := pricingapi.Blocker{
		PropertyPath: indexed("suppliers", at, "delivery"), Code: pricingapi.BlockerNotDelivered, SupplierID: group.supplierID,
		SupplierIDs: suppliers,
		Text: fault.Say("{suppliers} : pas de livraison dans le département {department}. Changez d’adresse de livraison ou retirez ces produits.",
			"{suppliers}: no delivery to department {department}. Choose another delivery address or remove these products."),
	}
	if reached {
		blocker.Code = pricingapi.BlockerTooMuchToDeliver
		blocker.Text = fault.Say("{suppliers} : aucun transporteur ne prend autant dans le département {department}. Réduisez les quantités ou passez deux commandes.",
			"{suppliers}: no carrier takes this much to department {department}. Lower the quantities or place two orders.")
	}
	blocker.Text = blocker.Text.Fill("department", department)
	return blocker
}

// supplierIDs are those of groups, each once.
func (c *cart) supplierIDs(groups ...parcelGroup) []int64 {
	var ids []int64
	for _, group := range groups {
		for _, member := range group.members {
			if id := member.order.supplier.ID; !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}
