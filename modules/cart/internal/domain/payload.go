package domain

import "millesime/platform/money"

// Step is what a posted cart asks for (domain 5.1).
type Step string

// The steps of a payload; "" computes only.
const (
	StepCompute   Step = ""
	StepCarrier   Step = "carrier"
	StepValidate  Step = "valid"
	StepQuotation Step = "quotation"
)

// Payload is a cart as it is posted and saved. Ids are 0 and codes "" when absent.
type Payload struct {
	Items             []Item       `json:"items"`
	Comment           string       `json:"comment"`
	CustomerID        int64        `json:"customer"`
	BillingAddressID  int64        `json:"billingAddress"`
	ShippingAddressID int64        `json:"shippingAddress"`
	CarrierCode       string       `json:"carrierOfferCode"`
	RelayCode         string       `json:"relayCode"`
	PromoCode         string       `json:"promoCode"`
	CGAccepted        bool         `json:"cgAccepted"`
	Step              Step         `json:"-"`
	CartID            string       `json:"-"` // of the saved copy it was made from
	Version           *int64       `json:"-"` // of the same
	ExpectedTotal     *money.Cents `json:"-"` // totalPriceTaxIncl that the buyer saw
}

// Item is a line of a payload.
type Item struct {
	ProductID int64      `json:"product"`
	Quantity  int64      `json:"quantity"` // units
	Discount  money.Rate `json:"discountValue"`
	Store     bool       `json:"store"`
	Granted   bool       `json:"-"` // Discount was given before, in a quotation
}

// comparesSaved tells whether the saved cart must still be the one the payload was made from.
func (p Payload) comparesSaved() bool { return p.CartID != "" && p.Version != nil }
