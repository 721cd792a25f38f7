package rest

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Quote is a computed cart: the totals of specification 3 and what they are made of (domain 5.1).
type Quote struct {
	IRI             string             `json:"@id"`
	Type            string             `json:"@type"`
	ID              string             `json:"id"`
	Version         int64              `json:"version"`
	Origin          string             `json:"origin"`
	Customer        *Party             `json:"customer"`
	BillingAddress  *Address           `json:"billingAddress"`
	ShippingAddress *Address           `json:"shippingAddress"`
	Suppliers       []SupplierPart     `json:"suppliers"`
	VAT             []VAT              `json:"vat"`
	Carrier         []Offer            `json:"carrier"`
	Relays          []pricingapi.Relay `json:"relays"`
	SelectedCarrier *string            `json:"selectedCarrier"`
	SelectedRelay   *string            `json:"selectedRelay"`
	PromoCode       *string            `json:"promoCode"`
	CGAccepted      bool               `json:"cgAccepted"`
	Comment         string             `json:"comment"`
	Blockers        []Blocker          `json:"blockers"`
	Orders          []string           `json:"orders,omitempty"`     // after validation
	Quotations      []string           `json:"quotations,omitempty"` // after step quotation
	Region          *string            `json:"region"`               // from where all lines leave; null for no lines

	CustomerReference string  `json:"customerReference"` // the customer's own; "" for none
	WishedDeliveryOn  *string `json:"wishedDeliveryOn"`  // a day, YYYY-MM-DD; null for any
	UsualCarrier      *string `json:"usualCarrier"`      // while none is selected: the offer of the customer's last order of these suppliers
	UsualRelay        *string `json:"usualRelay"`

	TotalUnitProduct               int64       `json:"totalUnitProduct"`
	TotalProduct                   int64       `json:"totalProduct"`
	ShippingPriceTaxExcl           money.Cents `json:"shippingPriceTaxExcl"`
	TotalFees                      money.Cents `json:"totalFees"`
	SubTotalPriceTaxExcl           money.Cents `json:"subTotalPriceTaxExcl"`
	SubTotalPriceTaxIncl           money.Cents `json:"subTotalPriceTaxIncl"`
	TotalDiscountCustomer          money.Cents `json:"totalDiscountCustomer"`
	SubTotalWithoutDiscountTaxExcl money.Cents `json:"subTotalWithoutDiscountTaxExcl"`
	TotalPriceTaxExcl              money.Cents `json:"totalPriceTaxExcl"`
	TotalPriceTaxIncl              money.Cents `json:"totalPriceTaxIncl"`
	TotalAgentFees                 money.Cents `json:"totalAgentFees"`
	TotalAllDiscountTaxExcl        money.Cents `json:"totalAllDiscountTaxExcl"`
}

// SupplierPart is one supplier's part of the cart: an order to be.
type SupplierPart struct {
	Supplier             Company        `json:"supplier"`
	Store                bool           `json:"store"`
	Items                []QuoteItem    `json:"items"`
	SubTotalPriceTaxExcl money.Cents    `json:"subTotalPriceTaxExcl"`
	DiscountOnInvoice    money.Cents    `json:"discountOnInvoiceTaxExcl"` // taken off the goods of the whole part, in SubTotalPriceTaxExcl
	ShippingPriceTaxExcl money.Cents    `json:"shippingPriceTaxExcl"`
	HandlingFeeTaxExcl   money.Cents    `json:"handlingFeeTaxExcl"`
	TotalPriceTaxExcl    money.Cents    `json:"totalPriceTaxExcl"`
	TotalPriceTaxIncl    money.Cents    `json:"totalPriceTaxIncl"`
	VAT                  []VAT          `json:"vat"`
	MinimumOrderValue    money.Cents    `json:"minimumOrderValue"`
	MissingOrderValue    money.Cents    `json:"missingOrderValue"`
	Franco               Franco         `json:"franco"`
	AgreementFrame       *FrameProgress `json:"agreementFrame"` // null: no frame holds buyer and supplier, or it is not the reader's to see
	CGV                  string         `json:"cgv"`            // where the general terms are read; "" when the supplier has none
	MaxDiscount          *money.Rate    `json:"maxDiscount"`    // the most the reader may give on a line; null: it gives none
	TotalAgentFees       money.Cents    `json:"totalAgentFees"` // 0.00 when they are not the reader's to see
	Payment              *Payment       `json:"payment"`        // null while no customer is known
}

// Payment is how the part would be paid, were it ordered now. Who is neither customer, supplier nor admin reads only
// whether the order will wait.
type Payment struct {
	WaitsForPayment  bool          `json:"waitsForPayment"`
	Reason           *string       `json:"reason" enum:"prepaid,beyond_encours"`
	PaymentTerms     *PaymentTerms `json:"paymentTerms"`
	OutstandingValue *money.Cents  `json:"outstandingValue"` // the encours; null: prepaid
	Exposure         *money.Cents  `json:"exposure"`         // owed already
}

// PaymentTerms say when an invoice is due.
type PaymentTerms struct {
	Kind string `json:"kind" enum:"prepaid,days,end_of_month"`
	Days int    `json:"days"`
}

// Franco is how far the part is from free shipping; a threshold that is null is not offered.
type Franco struct {
	Value           *money.Cents `json:"value"`
	Quantity        *int64       `json:"quantity"` // bottles of 75 cl
	CurrentValue    money.Cents  `json:"currentValue"`
	CurrentQuantity money.Cents  `json:"currentQuantity"` // bottles of 75 cl, two decimals
	MissingValue    money.Cents  `json:"missingValue"`
	MissingQuantity int64        `json:"missingQuantity"`
	Reached         bool         `json:"reached"`
}

// FrameProgress is how far the part is in the tiers of the buyer's agreement frame. Amounts are euros excl. tax, or 75 cl
// equivalents, as basis says.
type FrameProgress struct {
	Name     string               `json:"name"`
	Basis    string               `json:"basis" enum:"value,equivalents"`
	Reached  money.Cents          `json:"reached"`
	Discount money.Rate           `json:"discount"` // percent, of the tier reached
	Next     *pricingapi.NextTier `json:"next"`     // null: there is no higher tier
}

// QuoteItem is a priced line.
type QuoteItem struct {
	Product           QuoteProduct          `json:"product"`
	Quantity          int64                 `json:"quantity"`
	DiscountValue     money.Rate            `json:"discountValue"`
	ListPriceTaxExcl  money.Cents           `json:"listPriceTaxExcl"`
	UnitPriceTaxExcl  money.Cents           `json:"unitPriceTaxExcl"`
	UnitPriceTaxIncl  *money.Cents          `json:"unitPriceTaxIncl"` // null but for store lines
	TotalPriceTaxExcl money.Cents           `json:"totalPriceTaxExcl"`
	TotalPriceTaxIncl *money.Cents          `json:"totalPriceTaxIncl"` // null but for store lines
	VATRate           money.Rate            `json:"vatRate"`
	Tag               string                `json:"tag"`
	Trace             []sale.TraceStep      `json:"trace"`
	Promises          []receiptsapi.Awaited `json:"promises"` // what of it is not there yet, the earliest first
}

// QuoteProduct is what a cart shows of a product.
type QuoteProduct struct {
	api.Ref
	productsapi.Label
	UnitsPerCarton int     `json:"unitsPerCarton"`
	OrderMultiple  int     `json:"orderMultiple"`
	MinQuantity    int     `json:"minQuantity"`
	Warehouse      string  `json:"warehouse"`
	Available      int64   `json:"available"`
	Image          string  `json:"image"`
	Supplier       Company `json:"supplier"`
}

// Company is a reference to a supplier with its name.
type Company struct {
	api.Ref
	Company string `json:"company"`
}

// Party is the customer of a cart.
type Party struct {
	api.Ref
	Company   string    `json:"company"`
	Name      string    `json:"name"`
	UserGroup UserGroup `json:"userGroup"`
}

// Address is one of the customer's.
type Address struct {
	IRI  string `json:"@id"`
	Type string `json:"@type"`
	usersapi.Address
}

// UserGroup is a reference to a group with its code.
type UserGroup struct {
	IRI  string     `json:"@id"`
	Code auth.Group `json:"code"`
}

// VAT at one rate.
type VAT struct {
	Rate   money.Rate  `json:"rate"`
	Base   money.Cents `json:"base"`
	Amount money.Cents `json:"amount"`
}

// Offer is a carrier's price for the whole cart.
type Offer struct {
	Code         string       `json:"code"`
	Label        string       `json:"label"`
	Region       string       `json:"region" enum:"dartess,hors-dartess"`
	Delay        string       `json:"delay"`
	Delivery     string       `json:"delivery" enum:"home,relay"`
	PriceTaxExcl money.Cents  `json:"priceTaxExcl"`
	PriceTaxIncl money.Cents  `json:"priceTaxIncl"` // what choosing it adds to the total incl. tax
	Groups       []OfferGroup `json:"groups"`
}

// OfferGroup is what one parcel group costs in an offer.
type OfferGroup struct {
	Warehouse    string      `json:"warehouse"`
	Supplier     *Company    `json:"supplier"` // null for the shared warehouse
	PriceTaxExcl money.Cents `json:"priceTaxExcl"`
}

// Blocker stands between the cart and its order.
type Blocker struct {
	PropertyPath string `json:"propertyPath"`
	Code         string `json:"code"`
	Message      string `json:"message"`
	// Suppliers that it names, by IRI: whose products make a promo code apply, or who do not deliver.
	Suppliers []string `json:"suppliers,omitempty"`
}
