package rest

import (
	"strings"

	"millesime/modules/cart/internal/domain"
	"millesime/platform/api"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// Limits of a cart.
const (
	maxLines       = 500
	maxUnits       = 1_000_000    // of one line
	maxComment     = 2_000        // characters
	maxCode        = 60           // characters
	maxReference   = 35           // characters: what an invoice has room for (EN 16931 BT-13)
	maxWantedPrice = 1_000_000_00 // cents
	origin         = "millesime"
	cartIRIPrefix  = "/api/cart/"
	cartIRIBare    = "api/cart/"
)

// CartRequest is the payload of specification 7 with the fields that domain 5.1 adds.
type CartRequest struct {
	Origin          string        `json:"origin"`
	Items           []CartItem    `json:"items"`
	Comment         string        `json:"comment,omitempty"`
	Step            string        `json:"step,omitempty"`
	CarrierCode     string        `json:"carrierOfferCode,omitempty"`
	RelayCode       string        `json:"relayCode,omitempty"`
	Customer        api.Reference `json:"customer,omitempty" ref:"users"`
	BillingAddress  api.Reference `json:"billingAddress,omitempty" ref:"addresses"`
	ShippingAddress api.Reference `json:"shippingAddress,omitempty" ref:"addresses"`
	Cart            string        `json:"cart,omitempty"`
	Version         *int64        `json:"version,omitempty"`
	PromoCode       string        `json:"promoCode,omitempty"`
	CGAccepted      bool          `json:"cgAccepted,omitempty"`
	ExpectedTotal   *money.Cents  `json:"expectedTotal,omitempty"`

	CustomerReference string  `json:"customerReference,omitempty"` // the customer's own
	WishedDeliveryOn  *string `json:"wishedDeliveryOn,omitempty"`  // YYYY-MM-DD
}

// CartItem is a line: a quantity in units and a discount in percent.
type CartItem struct {
	Product  api.Reference `json:"product" ref:"products"`
	Quantity int64         `json:"quantity"`
	Discount money.Rate    `json:"discountValue,omitempty"`
	Store    bool          `json:"store,omitempty"`

	WantedUnitPrice *money.Cents `json:"wantedUnitPriceTaxExcl,omitempty"` // by the customer, with step quotation
}

// Rules of the payload. An origin other than the platform's is refused, a missing one is the platform's.
func (r *CartRequest) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("origin", &r.Origin, validate.OneOf("", origin)),
		validate.Field("items", &r.Items, validate.MaxItems(maxLines)),
		validate.Each("items", &r.Items, (*CartItem).Rules),
		validate.Field("comment", &r.Comment, validate.Max(maxComment)),
		validate.Field(
			"step", &r.Step,
			validate.OneOf("", string(domain.StepCarrier), string(domain.StepValidate), string(domain.StepQuotation)),
		),
		validate.Field("carrierOfferCode", &r.CarrierCode, validate.Max(maxCode)),
		validate.Field("relayCode", &r.RelayCode, validate.Max(maxCode)),
		validate.Field("version", &r.Version, validate.MinValue[int64](0)),
		validate.Field("promoCode", &r.PromoCode, validate.Max(maxCode)),
		validate.Field("customerReference", &r.CustomerReference, validate.Max(maxReference)),
		validate.Field("wishedDeliveryOn", &r.WishedDeliveryOn, validate.Date),
	}
}

func (i *CartItem) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &i.Product, validate.Required),
		validate.Field("quantity", &i.Quantity, someUnits),
		validate.Field("discountValue", &i.Discount, aRate),
		validate.Field("wantedUnitPriceTaxExcl", &i.WantedUnitPrice, aWantedPrice),
	}
}

// The rules of each line, made once: they write their bounds out.
//
//nolint:gochecknoglobals // constants
var (
	someUnits    = validate.Between[int64](1, maxUnits)
	aRate        = validate.Between[money.Rate](0, money.WholeRate)
	aWantedPrice = validate.Between[money.Cents](0, maxWantedPrice)
)

func (r *CartRequest) payload() domain.Payload {
	p := domain.Payload{
		Comment: strings.TrimSpace(r.Comment), Step: domain.Step(r.Step),
		CustomerID: int64(r.Customer), BillingAddressID: int64(r.BillingAddress), ShippingAddressID: int64(r.ShippingAddress),
		CarrierCode: r.CarrierCode, RelayCode: r.RelayCode, PromoCode: strings.TrimSpace(r.PromoCode),
		CGAccepted: r.CGAccepted, CartID: cartID(r.Cart), Version: r.Version, ExpectedTotal: r.ExpectedTotal,
	}
	p.CustomerReference = strings.Join(strings.Fields(r.CustomerReference), " ")
	p.WishedDeliveryOn = api.OrZero(r.WishedDeliveryOn)
	for _, item := range r.Items {
		p.Items = append(p.Items, domain.Item{
			ProductID: int64(item.Product), Quantity: item.Quantity, Discount: item.Discount, Store: item.Store,
			Wanted: item.WantedUnitPrice,
		})
	}
	return p
}

// cartID accepts an IRI or the bare id.
func cartID(reference string) string {
	id := strings.TrimPrefix(reference, cartIRIPrefix)
	return strings.TrimPrefix(id, cartIRIBare)
}
