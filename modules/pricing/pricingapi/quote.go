package pricingapi

import (
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Region of a carrier offer (specification 3, region-type).
const (
	RegionDartess     = "dartess"
	RegionHorsDartess = "hors-dartess"
)

// How an offer delivers.
const (
	DeliveryHome  = "home"
	DeliveryRelay = "relay"
)

// Quote is a priced cart. Every amount is excl. tax unless its name says otherwise.
type Quote struct {
	Totals
	VAT       []VATAmount   `json:"vat"` // of the cart: the sum of its orders', highest rate first
	Suppliers []Order       `json:"suppliers"`
	Region    string        `json:"region"` // dartess when all lines leave from Dartess
	Offers    []Offer       `json:"offers"` // empty without a served destination
	Offer     *Offer        `json:"offer"`  // the chosen one
	Relays    []Relay       `json:"relays"` // of a chosen relay offer, nearest first
	Relay     *Relay        `json:"relay"`  // the chosen one
	PromoCode *AppliedCode  `json:"promoCode"`
	Blockers  []Blocker     `json:"blockers"` // what forbids `valid`; computing goes on
	Groups    []ParcelGroup `json:"groups"`   // how the goods travel
}

// Totals of a cart or of one order (specification 3, domain 4.5).
type Totals struct {
	TotalUnitProduct               int64       `json:"totalUnitProduct"`               // Σ quantity
	TotalProduct                   int64       `json:"totalProduct"`                   // distinct products
	SubTotalWithoutDiscountTaxExcl money.Cents `json:"subTotalWithoutDiscountTaxExcl"` // Σ quantity × reference price
	SubTotalPriceTaxExcl           money.Cents `json:"subTotalPriceTaxExcl"`           // goods, document allowance taken off
	SubTotalPriceTaxIncl           money.Cents `json:"subTotalPriceTaxIncl"`           // with VAT on goods alone
	TotalDiscountCustomer          money.Cents `json:"totalDiscountCustomer"`          // from steps 2, 3, 4 and 7
	TotalAllDiscountTaxExcl        money.Cents `json:"totalAllDiscountTaxExcl"`
	ShippingPriceTaxExcl           money.Cents `json:"shippingPriceTaxExcl"`
	HandlingPriceTaxExcl           money.Cents `json:"handlingPriceTaxExcl"`
	TotalFees                      money.Cents `json:"totalFees"` // shipping and handling
	TotalPriceTaxExcl              money.Cents `json:"totalPriceTaxExcl"`
	TotalVAT                       money.Cents `json:"totalVat"`
	TotalPriceTaxIncl              money.Cents `json:"totalPriceTaxIncl"`
	// TotalAgentFees is what the reader may see of the agents' fees, never part of the price.
	TotalAgentFees money.Cents `json:"totalAgentFees"`
}

// Order is one supplier's part of the cart. A supplier has two when a works council buys from it both
// professionally and in its Boutique: they become two orders of different origin (domain 5.2).
type Order struct {
	SupplierID int64        `json:"supplierId"`
	Store      bool         `json:"store"`
	Items      []PricedLine `json:"items"` // in the order of the request
	Totals
	LineNets          money.Cents      `json:"lineNets"` // Σ line nets, before the document allowance: what franco and minimum look at
	VAT               []sale.OrderVAT  `json:"vat"`      // highest rate first
	Allowance         *Allowance       `json:"allowance"`
	Equivalents       sale.Equivalents `json:"equivalents"`
	Franco            FrancoStatus     `json:"franco"`
	Frame             *FrameProgress   `json:"-"` // nil: the buyer has none here, or the reader reads no terms
	MinimumOrderValue money.Cents      `json:"minimumOrderValue"`
	MissingOrderValue money.Cents      `json:"missingOrderValue"`
	// StandardShipping is what the cheapest offer to the door charges for it, at most ShippingPriceTaxExcl; for the order's own record.
	StandardShipping money.Cents `json:"-"`
	// MaxDiscount is the most that the reader may give as a line discount; nil: it is no seller of these goods.
	MaxDiscount *money.Rate `json:"maxDiscount"`
	// Commission is for the order's own record; what a reader may see is Totals.TotalAgentFees.
	Commission Commission `json:"-"`
}

// PricedLine is a line with its price and why. Lines of a store order have the amounts incl. tax as
// master; their amounts excl. tax are derived and sum to the order's.
type PricedLine struct {
	Key                string           `json:"key"`
	ProductID          int64            `json:"productId"`
	Quantity           int64            `json:"quantity"`
	Discount           money.Rate       `json:"discountValue"`
	VATRate            money.Rate       `json:"vatRate"`
	ReferencePrice     money.Cents      `json:"referencePriceTaxExcl"` // step 1, or step 2 when that is higher
	UnitPriceTaxExcl   money.Cents      `json:"unitPriceTaxExcl"`
	UnitPriceTaxIncl   money.Cents      `json:"unitPriceTaxIncl"` // store lines only
	CodeAmount         money.Cents      `json:"codeAmount"`       // the line's share of an amount code
	TotalPriceTaxExcl  money.Cents      `json:"totalPriceTaxExcl"`
	TotalPriceTaxIncl  money.Cents      `json:"totalPriceTaxIncl"`     // store lines only
	NegotiatedListID   int64            `json:"priceList"`             // the price list that set the price, 0 none
	Trace              []sale.TraceStep `json:"trace"`                 // what the reader may see of Steps
	Allowance          money.Cents      `json:"-"`                     // the line's share of the document allowance, for the order's own record
	Steps              []sale.TraceStep `json:"-"`                     // all of them, for the order's own record
	BeforeDiscountExcl money.Cents      `json:"beforeDiscountTaxExcl"` // quantity × ReferencePrice
}

// VATAmount is the cart's VAT at one rate.
type VATAmount struct {
	Rate   money.Rate  `json:"rate"`
	Base   money.Cents `json:"base"`
	Amount money.Cents `json:"amount"`
}

// Allowance is the document allowance of an order (step 7): discountOnInvoice under an agreement frame.
type Allowance struct {
	FrameID int64          `json:"-"` // for the order's record; Step is what the reader may see
	Rate    money.Rate     `json:"-"`
	Base    money.Cents    `json:"base"` // Σ nets of the lines it applies to
	Amount  money.Cents    `json:"amount"`
	Step    sale.TraceStep `json:"step"`
}

// FrancoStatus is how far an order is from free shipping. A threshold that is nil is not offered.
type FrancoStatus struct {
	Value           *money.Cents `json:"value"`
	Quantity        *int64       `json:"quantity"`
	MissingValue    money.Cents  `json:"missingValue"`
	MissingQuantity int64        `json:"missingQuantity"` // bottles of 75 cl to add
	Reached         bool         `json:"reached"`
}

// Commission is the agent's fee on an order, whoever reads it (domain 5.9).
type Commission struct {
	AgentID int64
	Rate    money.Rate
	Amount  money.Cents
}

// ParcelGroup is a set of lines that travel together (domain 4.6).
type ParcelGroup struct {
	Warehouse   string `json:"warehouse"`
	SupplierID  int64  `json:"supplier"` // 0 for Dartess
	Units       int64  `json:"units"`
	WeightGrams int64  `json:"weightGrams"`
}

// Offer is a carrier's price for the whole cart, after francos.
type Offer struct {
	Code         string       `json:"code"`
	Label        fault.Text   `json:"label"`
	Region       string       `json:"region"`
	Delay        fault.Text   `json:"delay"`
	Delivery     string       `json:"delivery"` // home or relay
	PriceTaxExcl money.Cents  `json:"priceTaxExcl"`
	PriceTaxIncl money.Cents  `json:"priceTaxIncl"` // what choosing it adds to the total incl. tax
	Groups       []OfferGroup `json:"groups"`
}

// OfferGroup is what one parcel group costs in an offer, after francos.
type OfferGroup struct {
	Warehouse    string      `json:"warehouse"`
	SupplierID   int64       `json:"supplier"` // 0 for Dartess
	PriceTaxExcl money.Cents `json:"priceTaxExcl"`
}

// Relay is a pickup point.
type Relay struct {
	Code    string `json:"code"`
	Label   string `json:"label"`
	Address string `json:"address"`
}

// AppliedCode is the promo code that the quote used.
type AppliedCode struct {
	ID     int64       `json:"id"`
	Code   string      `json:"code"`
	Amount money.Cents `json:"amount"` // taken off all lines; incl. tax on store lines
	// Shares are what each bearer gives of it, ascending by supplier: its own to know.
	Shares []CodeShare `json:"-"`
}

// CodeShare is what one supplier bears of a use of a promo code.
type CodeShare struct {
	SupplierID int64
	Amount     money.Cents // taken off its lines; incl. tax on store lines
}

// Codes of the blockers that pricing sets.
const (
	BlockerMinimumOrderValue   = "minimum_order_value"
	BlockerAddressNotServed    = "address_not_served"
	BlockerCarrierUnavailable  = "carrier_unavailable"
	BlockerNotDelivered        = "not_delivered"       // nobody delivers a supplier's goods to the address
	BlockerTooMuchToDeliver    = "too_much_to_deliver" // nobody takes that much there
	BlockerNoSharedCarrier     = "no_shared_carrier"   // suppliers that no carrier delivers together
	BlockerRelayRequired       = "relay_required"
	BlockerRelayUnknown        = "relay_unknown"
	BlockerCodeUnknown         = "promo_code_unknown"
	BlockerCodeStopped         = "promo_code_stopped"
	BlockerCodeNotBegun        = "promo_code_not_begun"
	BlockerCodeEnded           = "promo_code_ended"
	BlockerCodeUsedUp          = "promo_code_used_up"
	BlockerCodeMinimum         = "promo_code_minimum"
	BlockerCodeNotForThisOrder = "promo_code_not_applicable"
)

// Blocker stands between a well-formed cart and its order; it never refuses computing (domain 5.1).
type Blocker struct {
	PropertyPath string      `json:"propertyPath"`
	Code         string      `json:"code"`
	Text         fault.Text  `json:"text"`
	SupplierID   int64       `json:"supplierId"` // 0 when it concerns the whole cart
	Missing      money.Cents `json:"missing"`    // amount to add, where one is missing

	// Whose names go where Text says {suppliers} and {products}.
	SupplierIDs []int64 `json:"-"`
	ProductIDs  []int64 `json:"-"`
}
