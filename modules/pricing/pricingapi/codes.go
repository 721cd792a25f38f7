package pricingapi

import (
	"context"

	"millesime/platform/db"
	"millesime/platform/money"
)

// Codes count the uses of promo codes (domain 4.2, step 6).
type Codes interface {
	// Use counts the use of the code that a quote applied, in the transaction of its checkout and after its orders were placed.
	//
	// Errors: a fault of kind Conflict when the code was withdrawn since, or has no use left.
	Use(ctx context.Context, tx *db.Tx, use CodeUse) error
	// LockUses locks the uses of checkouts that still count, and gives these checkouts: most have none. With them locked, the
	// caller sees what else became of their orders.
	LockUses(ctx context.Context, tx *db.Tx, checkoutIDs []string) ([]string, error)
	// GiveBack gives back the uses of checkouts that LockUses locked: they no longer count.
	GiveBack(ctx context.Context, tx *db.Tx, checkoutIDs []string) error
}

// CodeUse is one use of a promo code.
type CodeUse struct {
	Code       AppliedCode
	CheckoutID string
	CustomerID int64
	Goods      money.Cents // net goods excl. tax of the checkout's orders
	// GoodsBySupplier are those of each one's orders.
	GoodsBySupplier map[int64]money.Cents
}

// CheckoutOrders are known by the module that holds orders.
type CheckoutOrders interface {
	// CheckoutOrders are the orders of checkouts, by checkout, in the order of their ids.
	CheckoutOrders(ctx context.Context, checkoutIDs []string) (map[string][]CheckoutOrder, error)
}

// CheckoutOrder is an order of a checkout.
type CheckoutOrder struct {
	ID         int64
	Number     string
	SupplierID int64
}
