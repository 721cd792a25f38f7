// Package ordersapi is what other modules may ask of orders: placing them, and what orders ask of the module that prices
// carts without importing it. Interfaces and plain structs only.
package ordersapi

import (
	"context"
	"strconv"
	"strings"
	"time"

	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/partial"
	"millesime/platform/sale"
)

// Product is the copy of a product that an order line keeps (domain 5.2).
type Product struct {
	ID             int64  `json:"id"`
	Reference      string `json:"reference"`
	Name           string `json:"name"`
	Type           string `json:"type"`
	Colour         string `json:"colour"`
	Region         string `json:"region"`
	Appellation    string `json:"appellation"`
	Vintage        int    `json:"vintage"`
	BottleSizeMl   int    `json:"bottleSizeMl"`
	UnitsPerCarton int    `json:"unitsPerCarton"`
	ABVTenths      int    `json:"abvTenths"`
	Image          string `json:"image"`
}

// Label is that of the copy.
func (p *Product) Label() productsapi.Label {
	return productsapi.Label{
		Reference: p.Reference, Name: p.Name, Type: p.Type, Colour: p.Colour, Region: p.Region, Appellation: p.Appellation,
		Vintage: partial.OrNull(p.Vintage), BottleSizeCl: float64(p.BottleSizeMl) / productsapi.MlPerCl,
	}
}

// Called is how a product is named among others: two of one name differ in their vintage, 0 for none.
func Called(name string, vintage int) string {
	return strings.TrimSuffix(name+" "+strconv.Itoa(vintage), " 0")
}

// Item is a line of an order to place.
type Item struct {
	Product   Product
	Quantity  int64
	Discount  money.Rate // discountValue
	ListPrice money.Cents
	UnitPrice money.Cents
	Net       money.Cents
	Allowance money.Cents // its share of the document allowance
	VATRate   money.Rate
	Tag       string
	Warehouse string
	Trace     []sale.TraceStep
	Wanted    *money.Cents // the unit price that the customer wishes, of quotations that it asks for

	UnitPriceTaxIncl money.Cents // of store orders, where it is the master; else 0
	TotalTaxIncl     money.Cents

	Promises []receiptsapi.Promise // what is not there yet as it is ordered, to be told and not kept
}

// VAT of an order at one rate.
type VAT struct {
	Rate   money.Rate  `json:"rate"`
	Base   money.Cents `json:"base"`
	Amount money.Cents `json:"amount"`
}

// Breakdown is what the totals of an order are made of, named as in the quote (domain 4.5). It is embedded in the row of an order, and in
// what the API shows of it, as Totals and Wishes are.
type Breakdown struct {
	SubTotalWithoutDiscount money.Cents `bun:"sub_total_without_discount_cents" json:"subTotalWithoutDiscountTaxExcl"`
	SubTotalTaxExcl         money.Cents `bun:"sub_total_tax_excl_cents" json:"subTotalPriceTaxExcl"`
	SubTotalTaxIncl         money.Cents `bun:"sub_total_tax_incl_cents" json:"subTotalPriceTaxIncl"`
	DiscountCustomer        money.Cents `bun:"discount_customer_cents" json:"totalDiscountCustomer"`
	AllDiscount             money.Cents `bun:"all_discount_cents" json:"totalAllDiscountTaxExcl"`
	Shipping                money.Cents `bun:"shipping_cents" json:"shippingPriceTaxExcl"`
	Fees                    money.Cents `bun:"fees_cents" json:"totalFees"` // shipping and handling
	VAT                     []VAT       `bun:"vat,type:jsonb" json:"vat"`
}

// Totals are what an order comes to.
type Totals struct {
	Units        int64       `bun:"units" json:"totalUnitProduct"`
	TotalTaxExcl money.Cents `bun:"total_tax_excl_cents" json:"totalPriceTaxExcl"`
	TotalTaxIncl money.Cents `bun:"total_tax_incl_cents" json:"totalPriceTaxIncl"`
	AgentFee     money.Cents `bun:"agent_fee_cents" json:"agentFee"`
}

// Relay is the copy of a pickup point.
type Relay struct {
	Code    string `json:"code"`
	Label   string `json:"label"`
	Address string `json:"address"`
}

// Draft is one order to place, for one supplier.
type Draft struct {
	Breakdown
	Totals
	Origin       string
	Supplier     usersapi.Party
	AgentID      int64
	AgentFeeRate money.Rate
	PaymentTerms usersapi.PaymentTerms
	CGVHash      string
	Items        []Item
	Introduction Introduction

	StandardShipping money.Cents // excl. tax, by the cheapest offer to the door; at most Shipping
}

// Introduction is who brought a sale to its supplier, and what it earns on it: nothing that the customer pays (domain 7).
type Introduction struct {
	UserID int64       `bun:"introducer_id"` // 0: nobody
	Name   string      `bun:"introducer_name"`
	Rate   money.Rate  `bun:"introducer_rate_bp"`
	Fee    money.Cents `bun:"introducer_fee_cents"` // of the goods excl. tax
}

// Wishes are what a customer asks of its orders beside the goods.
type Wishes struct {
	CustomerReference string `bun:"customer_reference" json:"customerReference"` // its own, on every paper (EN 16931 BT-13)
	WishedDeliveryOn  string `bun:"wished_delivery_on" json:"wishedDeliveryOn"`  // YYYY-MM-DD; "" for any day
}

// Delivery is how an order was sent.
type Delivery struct {
	CarrierCode string // "" for none
	RelayCode   string
}

// Checkout is what one validated cart becomes: one order per supplier.
type Checkout struct {
	Wishes
	ID              string
	At              time.Time
	Actor           auth.Actor
	OnBehalf        bool
	Customer        usersapi.Party
	BillingAddress  usersapi.Address
	ShippingAddress usersapi.Address
	CarrierCode     string
	CarrierLabel    string
	Relay           *Relay
	Comment         string
	Drafts          []Draft
}

// Placed is an order that was written.
type Placed struct {
	ID      int64
	Number  string
	ItemIDs []int64 // in the order of Draft.Items
}

// Orders places orders and proposes quotations, and tells what they hold.
type Orders interface {
	// Exposures are what a customer owes suppliers (domain 5.6), by supplier; to whom it owes nothing is left out. Within a
	// transaction they are read inside it.
	Exposures(ctx context.Context, in db.Handle, customerID int64, supplierIDs []int64) (map[int64]money.Cents, error)

	// LastDelivery is how the customer's last order of one of these suppliers was sent; samples and orders without a carrier
	// aside.
	LastDelivery(ctx context.Context, customerID int64, supplierIDs []int64) (Delivery, error)

	// Place writes the orders, their lines, first timeline entries and numbers (taken last), and publishes
	// orders_order_placed_v1 for each. Stock must be reserved with the returned ids in the same transaction.
	Place(ctx context.Context, tx *db.Tx, checkout Checkout) ([]Placed, error)
	// Propose writes a quotation per draft (domain 5.5): the customer's own awaits the seller, a seller's awaits the
	// customer. No stock is reserved. It publishes orders_quotation_revised_v1 for each.
	Propose(ctx context.Context, tx *db.Tx, checkout Checkout) ([]Placed, error)
	// Products are those on the lines of an order.
	Products(ctx context.Context, tx *db.Tx, orderID int64) ([]int64, error)
}
