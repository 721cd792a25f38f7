package pricingapi

import (
	"context"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Quoter prices carts.
type Quoter interface {
	// Quote loads what pricing keeps and computes the quote (domain 4).
	//
	// Errors: a fault of kind Unprocessable with violations at items[n].quantity, items[n].discountValue,
	// items[n].product or items[n].store when a line cannot be priced or is not the reader's to discount;
	// n is the line's position in the request.
	Quote(ctx context.Context, in db.Handle, request Request) (Quote, error)
}

// Prices reads prices for the catalogue.
type Prices interface {
	// ViewerPrices prices products for a viewer: steps 1, 2 and 4 of domain 4.2 for the smallest orderable quantity, and for the larger
	// ones from which a price list asks another price. terms are the permanentDiscounts of the viewer's relations, by supplier id, listed
	// the price columns of the products, as ListPrices gives them. A product without a price for this viewer has no entry. Frame tiers
	// depend on the whole order, so they show in the cart only.
	ViewerPrices(
		ctx context.Context, viewer Viewer, terms map[int64]money.Rate, products []ProductRef, listed map[int64]ListPrice,
	) (map[int64]ViewerPrice, error)
	// Conditions gives what prices the whole catalogue for a viewer as ViewerPrices does: steps 2 and 4. It is nil for who pays
	// the price of step 1 everywhere. It holds for the civil day in Paris on which it was read, with the lists of that moment.
	Conditions(ctx context.Context, viewer Viewer, terms map[int64]money.Rate) (Conditions, error)
	// ListPrices gives the price columns of products, by product id: the catalogue's in-memory index
	// filters and sorts by them.
	ListPrices(ctx context.Context, productIDs []int64) (map[int64]ListPrice, error)
}

// Conditions price products for one professional viewer, from memory: for lists that are sorted by what the viewer pays.
type Conditions interface {
	// Price is the PriceTaxExcl of ViewerPrices for a product whose price of step 1 is known.
	Price(product ProductRef, before money.Cents) money.Cents
	// Lines is how many lines of price lists it remembers.
	Lines() int
}

// Viewer is who looks at the catalogue, or for whom it is priced.
type Viewer struct {
	CustomerID int64 // 0 none
	Group      auth.Group
	Individual bool
	Reader     Reader // who reads the trace; its zero value is the customer itself
}

// ProductRef is what pricing must know of a product to price it.
type ProductRef struct {
	ID         int64
	SupplierID int64
	VATRate    money.Rate
	Quantity   int64 // smallest orderable quantity; 0 counts as 1
}

// ViewerPrice is a product's price for one viewer. Amounts that do not exist are 0.
type ViewerPrice struct {
	ListTaxExcl  money.Cents // the list price, whoever looks
	PriceTaxExcl money.Cents // the viewer's own
	PriceTaxIncl money.Cents
	StoreTaxIncl money.Cents
	Trace        []sale.TraceStep
	Tiers        []PriceTier // of more units, the smallest quantity first; of what does not change the price none
}

// PriceTier is what a unit costs a viewer from a quantity on.
type PriceTier struct {
	MinQuantity  int64
	PriceTaxExcl money.Cents
	PriceTaxIncl money.Cents
	Trace        []sale.TraceStep
}

// ListPrice holds a product's price columns.
type ListPrice struct {
	SupplierID   int64
	ListTaxExcl  money.Cents
	StoreTaxIncl money.Cents // 0: not sold in stores
	Groups       map[auth.Group]money.Cents
}

// ProductPrices are all the prices of one product.
type ProductPrices struct {
	ProductID    int64
	SupplierID   int64
	ListTaxExcl  money.Cents
	StoreTaxIncl *money.Cents               // nil: not sold in stores
	Groups       map[auth.Group]money.Cents // where they differ from the list price
}

// PriceBook writes the prices of products.
type PriceBook interface {
	// StorePrices are those for individuals, incl. tax. Products that have none are missing.
	StorePrices(ctx context.Context, in db.Handle, productIDs []int64) (map[int64]money.Cents, error)
	// PricesOf reads all prices of products. Products without a price are missing.
	PricesOf(ctx context.Context, in db.Handle, productIDs []int64) (map[int64]ProductPrices, error)
	// SetPrices makes the prices of each product those of its row, group prices that the row does not name removed. The
	// caller holds the products' rows and has checked the amounts: 0 to 1,000,000.00, in stores from 0.01.
	SetPrices(ctx context.Context, tx *db.Tx, rows []ProductPrices) error
}
