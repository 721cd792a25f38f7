package domain

import (
	"testing"

	"millesime/modules/pricing/pricingapi"
)

// The cheapest to the door, the first among equals; whoever chose, or orders, chooses itself.
func TestTheUsualCarrierOfAQuotation(t *testing.T) {
	t.Parallel()
	offers := []pricingapi.Offer{
		{Code: "relais", Delivery: pricingapi.DeliveryRelay, PriceTaxExcl: 500},
		{Code: "express", Delivery: pricingapi.DeliveryHome, PriceTaxExcl: 2_400},
		{Code: "messagerie", Delivery: pricingapi.DeliveryHome, PriceTaxExcl: 1_200},
		{Code: "tournee", Delivery: pricingapi.DeliveryHome, PriceTaxExcl: 1_200},
	}
	for name, c := range map[string]struct {
		payload Payload
		offers  []pricingapi.Offer
		want    string
	}{
		"nobody chose":      {Payload{Step: StepQuotation}, offers, "messagerie"},
		"chosen":            {Payload{Step: StepQuotation, CarrierCode: "express"}, offers, ""},
		"an order":          {Payload{Step: StepValidate}, offers, ""},
		"relays alone":      {Payload{Step: StepQuotation}, offers[:1], ""},
		"nobody goes there": {Payload{Step: StepQuotation}, nil, ""},
	} {
		priced := Priced{Payload: c.payload, Quote: pricingapi.Quote{Offers: c.offers}}
		if got := priced.UsualCarrier(); got != c.want {
			t.Errorf("%s: %q instead of %q", name, got, c.want)
		}
	}
}
