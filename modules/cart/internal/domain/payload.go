package domain

import (
	"slices"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
)

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
	ordersapi.Wishes

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
	Origin            string       `json:"-"` // of its orders; "": as who buys and where
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

	// Wanted is the unit price excl. tax that a customer wishes; it is said with a request for a quotation, and not kept.
	Wanted *money.Cents `json:"-"`
}

// PayloadOf is a quotation as the cart it would be.
func PayloadOf(q ordersapi.QuotationRequest) Payload {
	p := Payload{CustomerID: q.CustomerID, CarrierCode: q.CarrierCode, RelayCode: q.RelayCode}
	for _, line := range q.Lines {
		p.Items = append(p.Items, Item{
			ProductID: line.ProductID, Quantity: line.Quantity, Discount: line.Discount, Granted: line.Granted,
		})
	}
	return p
}

// PayloadOfOrder is what is ordered beside a cart as the cart it would be, to be validated.
func PayloadOfOrder(q ordersapi.DirectOrder) Payload {
	p := PayloadOf(q.QuotationRequest)
	p.Step, p.Wishes, p.Comment, p.CGAccepted, p.ExpectedTotal = StepValidate, q.Wishes, q.Comment, q.CGAccepted, q.ExpectedTotal
	p.BillingAddressID, p.ShippingAddressID = q.BillingAddress.ID, q.ShippingAddress.ID
	return p
}

// ProductIDs are the products of its lines, each once.
func (p Payload) ProductIDs() []int64 {
	ids := lists.Each(p.Items, func(item Item) int64 { return item.ProductID })
	slices.Sort(ids)
	return slices.Compact(ids)
}

// ShopProductIDs are the products of its lines that were taken in shops.
func (p Payload) ShopProductIDs() []int64 {
	var ids []int64
	for _, item := range p.Items {
		if item.Store {
			ids = append(ids, item.ProductID)
		}
	}
	return ids
}

// Within is what of a payload the facts still know.
func (p Payload) Within(f Facts) Payload {
	items := make([]Item, 0, len(p.Items))
	for _, item := range p.Items {
		if f.knows(item) {
			items = append(items, item)
		}
	}
	p.Items = items
	if f.Customer == nil {
		p.CustomerID = 0
	}
	if f.Billing == nil {
		p.BillingAddressID = 0
	}
	if f.Shipping == nil {
		p.ShippingAddressID = 0
	}
	return p
}

// WithoutDiscounts is the payload of who may not give any.
func (p Payload) WithoutDiscounts() Payload {
	items := slices.Clone(p.Items)
	for i := range items {
		items[i].Discount = 0
	}
	p.Items = items
	return p
}

// quantities sums the units of each product: the same product on two lines counts once.
func (p Payload) quantities() map[int64]int64 {
	sums := make(map[int64]int64, len(p.Items))
	for _, item := range p.Items {
		sums[item.ProductID] += item.Quantity
	}
	return sums
}

// RequireParties refuses a step beyond computing without customer and addresses (domain 5.1).
func RequireParties(p Payload) error {
	if p.Step == StepCompute {
		return nil
	}
	var missing []fault.Violation
	if p.CustomerID == 0 {
		missing = append(missing, required("customer", "Choisissez un client.", "Choose a customer."))
	}
	if p.BillingAddressID == 0 {
		missing = append(missing, required("billingAddress", "Choisissez une adresse de facturation.", "Choose a billing address."))
	}
	if p.ShippingAddressID == 0 {
		missing = append(missing, required("shippingAddress", "Choisissez une adresse de livraison.", "Choose a shipping address."))
	}
	return fault.Check(missing)
}
