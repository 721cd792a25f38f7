package pricingapi

import (
	"context"
	"time"

	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Product is what a price list shows of a product.
type Product struct {
	productsapi.Product

	Available int64  // units that may still be ordered
	Tag       string // of its stock (domain 3.3)
}

// Products are known by the catalogue, which asks the prices; the conditions ask it.
type Products interface {
	// Seen are the products of ids that the actor keeps, sells, or may buy were they still sold; others are missing.
	Seen(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]Product, error)
	// Shown tells which of ids those are.
	Shown(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]bool, error)
}

// Paid is what a customer last paid for a unit of a product.
type Paid struct {
	OrderID   int64
	Number    string
	At        time.Time
	UnitPrice money.Cents // excl. tax
}

// On is the civil day of the order in Paris.
func (p Paid) On() string { return clock.DateOf(p.At) }

// Purchases are known by orders, which ask the prices; the conditions ask them.
type Purchases interface {
	// LastPaid is by product what a customer last ordered it for at a supplier; samples, quotations and what was canceled are
	// left out, and so are orders that are not in the reader's scope.
	LastPaid(ctx context.Context, scope lists.Scope, supplierID, customerID int64, productIDs []int64) (map[int64]Paid, error)
}
