package app

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/memory"
)

// How much is remembered of last orders: so many customers, and so many products of each.
const (
	keptCustomers = 100
	keptBought    = 2_000
)

// bought are the last orders of one customer by product.
type bought = memory.Kept[int64, []ordersapi.Purchase]

// LastOrders remember what customers last ordered of the products whose pages they read. What a customer orders makes all
// of it forgotten: its products are let go of together.
type LastOrders struct {
	clock clock.Clock
	by    *memory.Kept[int64, *bought] // customer
}

// NewLastOrders makes them, empty.
func NewLastOrders(c clock.Clock) *LastOrders {
	return &LastOrders{clock: c, by: memory.New[int64, *bought](c, keptCustomers, memory.UntilTold)}
}

// Begin forgets everything: from now on they are told of what changes.
func (l *LastOrders) Begin() { l.by.Begin() }

// OrdersChanged forgets what a customer ordered. Who reads it just then puts it where nobody looks again.
func (l *LastOrders) OrdersChanged(customerID int64) { l.by.Drop(customerID) }

// of gives the last orders of a product by a customer.
func (l *LastOrders) of(
	ctx context.Context, customerID, productID int64, read func(context.Context) ([]ordersapi.Purchase, error),
) ([]ordersapi.Purchase, error) {
	products, _, err := l.by.One(ctx, customerID, func(context.Context) (*bought, bool, error) {
		kept := memory.New[int64, []ordersapi.Purchase](l.clock, keptBought, memory.UntilTold)
		kept.Begin()
		return kept, true, nil
	})
	if err != nil {
		return nil, err
	}
	purchases, _, err := products.One(ctx, productID, func(ctx context.Context) ([]ordersapi.Purchase, bool, error) {
		found, err := read(ctx)
		return found, true, err
	})
	return purchases, err
}

// remembered tells whose orders a scope shows when it is a customer's own, which alone are remembered.
func remembered(scope lists.Scope) (customerID int64, own bool) {
	own = scope.CustomerID != 0 && !scope.All && scope.SupplierID == 0 && scope.AgentID == 0 && scope.Buyer == 0
	return scope.CustomerID, own
}
