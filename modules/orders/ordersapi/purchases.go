package ordersapi

import (
	"context"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
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

// LastOrders is how many of the last orders of a product are told.
const LastOrders = 5

// Purchases tells who ordered a product before, and how orders are called.
type Purchases interface {
	// LastOf are the newest LastOrders orders of a product that the actor may read, of one customer alone unless it is 0.
	// Quotations, samples and what was canceled are left out. Nobody changes what it gives: it is kept in memory.
	LastOf(ctx context.Context, actor auth.Actor, customerID, productID int64) ([]Purchase, error)
	// Numbers of orders whose ids the caller has from rows that its actor may read.
	Numbers(ctx context.Context, orderIDs []int64) (map[int64]string, error)
}

// DirectOrder is goods of one supplier that are ordered beside any cart.
type DirectOrder struct {
	QuotationRequest // SupplierID 0: whoever's goods they are
	Wishes
	Comment       string
	CGAccepted    bool
	ExpectedTotal *money.Cents // totalPriceTaxIncl that the buyer saw; nil: whatever it is
}

// Ordered is the order that it became.
type Ordered struct {
	OrderID int64
	Draft   Draft // its items in the order of the lines
}

// Ordering is known by the module that checks carts out, which asks orders: cmd/millesime/app brings them together.
type Ordering interface {
	// Order checks it as a checkout does and orders it, at today's conditions. What stands in its way is a fault with
	// violations at items[n], n counting the request's lines. The caller has locked the relation, and the levels of the goods.
	Order(ctx context.Context, tx *db.Tx, wanted DirectOrder) (Ordered, error)
}
