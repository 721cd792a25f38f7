package domain

import (
	"fmt"
	"slices"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
	"millesime/platform/sale"
)

// KeptCarrier is a carrier as administrators keep it.
type KeptCarrier struct {
	quote.Carrier

	Position int64 // of its offer
	Active   bool
	Relays   []KeptRelay
	Version  int64 // one more at each change
}

// KeptRelay is a pickup point as administrators keep it.
type KeptRelay struct {
	quote.RelayPoint

	Active bool
}

// ErrCarrierNotFound refuses a code that no carrier has.
var ErrCarrierNotFound = fault.New("pricing.carrier_not_found", fault.NotFound,
	"Ce transporteur est introuvable.", "This carrier cannot be found.")

// TakenCarrier refuses a code that another carrier has.
func TakenCarrier() error {
	return fault.Invalid(fault.At("code", "unique", "Ce code existe déjà", "This code already exists"))
}

// TakenRelay refuses a pickup point whose code another carrier's has.
func TakenRelay(n int) error {
	return fault.Invalid(fault.At(fmt.Sprintf("relays[%d].code", n), "unique",
		"Un autre transporteur a un point relais de ce code", "Another carrier has a pickup point of this code"))
}

// Check refuses pickup points of a carrier to the door, points told twice, and those where nothing is delivered.
func (c *KeptCarrier) Check() error {
	var refused []fault.Violation
	if len(c.Relays) > 0 && c.Delivery != pricingapi.DeliveryRelay {
		refused = append(refused, fault.At("relays", "delivery",
			"Seul un transporteur en point relais a des points relais", "Only a carrier to pickup points has pickup points"))
	}
	for n, relay := range c.Relays {
		if slices.ContainsFunc(c.Relays[:n], func(other KeptRelay) bool { return other.Code == relay.Code }) {
			refused = append(refused, fault.At(fmt.Sprintf("relays[%d].code", n), "unique",
				"Ce point relais est déjà dans la liste", "This pickup point is already in the list"))
		}
		if _, served := sale.Department("FR", relay.Postcode); !served {
			refused = append(refused, fault.At(fmt.Sprintf("relays[%d].postcode", n), "not_served",
				"Ce code postal n’est pas desservi", "This postcode is not served"))
		}
	}
	return fault.Check(refused)
}

// Put writes pickup points over those that have their codes; the others stay.
func (c *KeptCarrier) Put(relays []KeptRelay) {
	for _, relay := range relays {
		relay.CarrierCode = c.Code
		at := slices.IndexFunc(c.Relays, func(kept KeptRelay) bool { return kept.Code == relay.Code })
		if at < 0 {
			c.Relays = append(c.Relays, relay)
		} else {
			c.Relays[at] = relay
		}
	}
}
