package pricingapi

import (
	"context"
	"time"

	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/money"
)

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
