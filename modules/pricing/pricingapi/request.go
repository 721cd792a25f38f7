package pricingapi

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/money"
)

// WarehouseDartess is the code of the shared warehouse; every other code is a supplier's own.
const WarehouseDartess = "dartess"

// Request is everything a quote depends on besides what pricing keeps itself (prices, price lists, frames,
// codes, carriers, grids): the same request over the same data always gives the same quote.
type Request struct {
	At          time.Time
	Reader      Reader
	Customer    Customer
	Destination *Destination // nil: not known yet, no shipping is computed
	Lines       []Line
	Suppliers   []Supplier // one for each supplier of the lines; one that is absent has no terms
	CarrierCode string     // the offer chosen, "" none
	RelayCode   string     // the pickup point chosen, "" none
	PromoCode   string     // as typed, "" none

	// Listed are the price columns of the lines as pages show them, by product. With them price lists, frame and carriage come from
	// memory too: for carts that are shown. nil, or a transaction: everything is read as it is now.
	Listed map[int64]ListPrice
}

// Reader is who reads the quote; it decides what the trace and the agent fees show (domain 4.1, 4.5).
type Reader struct {
	ID    int64
	Group auth.Group
}

// Customer is who buys. Its zero value is nobody yet: list prices.
type Customer struct {
	ID         int64
	Group      auth.Group
	Individual bool // buys at store prices, incl. tax (domain 4.3)
	// DiscountOnInvoice is taken off at suppliers of the buyer's frame (domain 4.2, step 7).
	DiscountOnInvoice money.Rate
}

// Destination is where the goods go. Country is ISO 3166-1 alpha-2.
type Destination struct {
	Country  string
	Postcode string
}

// Line is one position of the cart.
type Line struct {
	Key          string // the caller's own, given back on the priced line
	ProductID    int64
	SupplierID   int64
	Quantity     int64      // units, at least 1
	Discount     money.Rate // discountValue, 0 to 100 % (step 5)
	Granted      bool       // a seller gave Discount before: the reader need not have the right to give it
	VATRate      money.Rate
	BottleSizeMl int64 // 750 is 75 cl; half bottles are 375
	WeightGrams  int64 // of one unit
	Warehouse    string
	Store        bool // taken in a Boutique: the price incl. tax is the master (domain 4.3)
}

// Supplier is the part of a supplier's conditions, and of its relation with the customer, that a quote
// reads.
type Supplier struct {
	ID                int64
	PermanentDiscount money.Rate // of the relation (step 4)
	Franco            Franco     // for professional orders
	StoreFranco       Franco     // for store orders
	MinimumOrderValue money.Cents
	HandlingFee       money.Cents // per order
	AgentID           int64       // 0 none
	AgentFee          money.Rate
	// ReaderMargin is the most the reader may give as a line discount when it is an agent of this
	// supplier: negociationMargin of their valid relation; nil when there is none.
	ReaderMargin *money.Rate
}

// Franco is from where shipping is free; a nil threshold is not offered.
type Franco struct {
	Value    *money.Cents
	Quantity *int64 // 75 cl equivalents
}
