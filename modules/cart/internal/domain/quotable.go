package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// quotable refuses what nobody negotiates: store prices are the same for every individual (domain 4.3).
func quotable(priced Priced) []fault.Violation {
	if priced.Customer.Group == auth.Customer {
		return []fault.Violation{fault.At("step", "professionals_only",
			"Les devis sont réservés aux professionnels : passez commande directement.",
			"Quotations are for professionals only: place an order instead.")}
	}
	var refused []fault.Violation
	if priced.Payload.PromoCode != "" {
		refused = append(refused, fault.At("promoCode", "orders_only",
			"Un code promo sert à une commande, pas à un devis : retirez-le.",
			"A promo code is for an order, not for a quotation: take it out."))
	}
	for i, item := range priced.Payload.Items {
		if item.Wanted != nil && priced.Actor.ID != priced.Customer.ID {
			refused = append(refused, fault.At(itemPath(i, "wantedUnitPriceTaxExcl"), "customer",
				"Seul le client indique un prix souhaité", "Only the customer names a price it wishes"))
		}
		if item.Store {
			refused = append(refused, fault.At(itemPath(i, "store"), "store_price",
				"Un prix de boutique ne se négocie pas : commandez ce produit à part.",
				"A store price is not negotiable: order this product separately."))
		}
	}
	return refused
}

// UsualCarrier is how goods of a quotation, or of a sale beside any cart, travel when nobody chose: the cheapest offer to the door,
// the first among equals; "" when nobody goes there, or no choice is due.
func (p Priced) UsualCarrier() string {
	chosenForIt := p.Payload.Step == StepQuotation || p.Payload.Origin != ""
	if !chosenForIt || p.Payload.CarrierCode != "" {
		return ""
	}
	var usual *pricingapi.Offer
	for i, offer := range p.Quote.Offers {
		if offer.Delivery == pricingapi.DeliveryHome && (usual == nil || offer.PriceTaxExcl < usual.PriceTaxExcl) {
			usual = &p.Quote.Offers[i]
		}
	}
	if usual == nil {
		return ""
	}
	return usual.Code
}
