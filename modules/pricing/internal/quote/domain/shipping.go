package domain

import (
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// pricedOffer is a carrier's offer with what each order pays of it.
type pricedOffer struct {
	offer  pricingapi.Offer
	shares map[*order]money.Cents
}

// shipping makes the offers and applies the chosen one (domain 4.6). Without a destination there is none
// yet; an address that is not served blocks the order.
func (c *cart) shipping() {
	c.groups = c.parcelGroups()
	if c.request.Destination == nil || len(c.groups) == 0 {
		return
	}
	department, known := sale.Department(c.request.Destination.Country, c.request.Destination.Postcode)
	if !known {
		c.block("shippingAddress", pricingapi.BlockerAddressNotServed,
			"Livraison non proposée à cette adresse", "Delivery is not available at this address")
		return
	}
	served := c.delivered(department)
	standard := standardOf(served, len(c.groups))
	for _, offer := range served {
		c.offers = append(c.offers, c.priced(offer, standard))
	}
	if len(c.offers) == 0 {
		c.blockers = append(c.blockers, c.undelivered(department)...)
		return
	}
	c.choose()
}

// priced is a carrier's offer, less what suppliers bear of it.
func (c *cart) priced(served delivery, standard []money.Cents) pricedOffer {
	carrier := served.carrier
	priced := pricedOffer{shares: map[*order]money.Cents{}, offer: pricingapi.Offer{
		Code:     carrier.Code,
		Label:    fault.Text{FR: carrier.LabelFR, EN: carrier.LabelEN},
		Delay:    fault.Text{FR: carrier.DelayFR, EN: carrier.DelayEN},
		Delivery: carrier.Delivery, Region: c.region(),
	}}
	for i, group := range c.groups {
		priced.add(group, served.fees[i], standard[i])
	}
	return priced
}

// add puts a group's fee on the offer, less what suppliers bear of it: their shares of the standard fee.
func (p *pricedOffer) add(group parcelGroup, fee, standard money.Cents) {
	var due money.Cents
	for i, share := range group.shares(fee, standard) {
		p.shares[group.members[i].order] += share
		due += share
	}
	p.offer.PriceTaxExcl += due
	p.offer.Groups = append(p.offer.Groups, pricingapi.OfferGroup{
		Warehouse: group.warehouse, SupplierID: group.supplierID, PriceTaxExcl: due,
	})
}

// choose applies the offer and the relay that the request names.
func (c *cart) choose() {
	if c.request.CarrierCode == "" {
		return
	}
	i := slices.IndexFunc(c.offers, func(p pricedOffer) bool { return p.offer.Code == c.request.CarrierCode })
	if i < 0 {
		c.block("carrierOfferCode", pricingapi.BlockerCarrierUnavailable,
			"Ce mode de livraison n’est pas proposé pour cette commande", "This delivery is not offered for this order")
		return
	}
	c.chosen = &c.offers[i]
	standard := c.standardOffer()
	for o, share := range c.chosen.shares {
		o.shipping, o.standardShipping = share, min(share, standard.shares[o])
	}
	if c.chosen.offer.Delivery == pricingapi.DeliveryRelay {
		c.chooseRelay()
	}
}

// standardOffer is the cheapest one to the door; the chosen one where nobody delivers there.
func (c *cart) standardOffer() pricedOffer {
	standard := *c.chosen
	for _, p := range c.offers {
		if p.offer.Delivery != pricingapi.DeliveryHome {
			continue
		}
		if standard.offer.Delivery != pricingapi.DeliveryHome || p.offer.PriceTaxExcl < standard.offer.PriceTaxExcl {
			standard = p
		}
	}
	return standard
}

func (c *cart) chooseRelay() {
	c.relays = c.relaysOf(c.chosen.offer.Code)
	if c.request.RelayCode == "" {
		c.block("relayCode", pricingapi.BlockerRelayRequired, "Choisissez un point relais", "Choose a pickup point")
		return
	}
	if c.relay = c.findRelay(c.chosen.offer.Code, c.request.RelayCode); c.relay == nil {
		c.block("relayCode", pricingapi.BlockerRelayUnknown, "Ce point relais n’existe pas", "This pickup point does not exist")
	}
}

// region is dartess when all lines leave from Dartess.
func (c *cart) region() string {
	for _, l := range c.lines {
		if l.Warehouse != pricingapi.WarehouseDartess {
			return pricingapi.RegionHorsDartess
		}
	}
	return pricingapi.RegionDartess
}

func (c *cart) block(path, code, fr, en string) {
	c.blockers = append(c.blockers, pricingapi.Blocker{PropertyPath: path, Code: code, Text: fault.Text{FR: fr, EN: en}})
}
