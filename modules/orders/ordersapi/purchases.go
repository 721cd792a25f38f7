package ordersapi

import (
	"context"
	"time"

	"millesime/platform/auth"
	"millesime/platform/money"
)

// Purchase is a product on a line of an order.
type Purchase struct {
	OrderID   int64
	Number    string
	At        time.Time
	Quantity  int64
	UnitPrice money.Cents // excl. tax
}

// Purchases tells who ordered a product before, and how orders are called.
type Purchases interface {
	// LastOf are the newest orders of a product that the actor may read, of one customer alone unless it is 0. Quotations,
	// samples and what was canceled are left out.
	LastOf(ctx context.Context, actor auth.Actor, customerID, productID int64, limit int) ([]Purchase, error)
	// Numbers of orders whose ids the caller has from rows that its actor may read.
	Numbers(ctx context.Context, orderIDs []int64) (map[int64]string, error)
}
