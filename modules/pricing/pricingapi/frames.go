package pricingapi

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// FrameProgress is how far an order is in the tiers of its buyer's agreement frame. Thresholds are cents, or hundredths of a 75 cl
// bottle, as Basis says.
type FrameProgress struct {
	Name     string
	Basis    string // value or equivalents
	Reached  money.Cents
	Discount money.Rate // of the tier that is reached, 0 none
	Next     *NextTier  // nil: there is no higher one
}

// NextTier is the next higher tier, and what is missing for it: of equivalents, whole bottles.
type NextTier struct {
	From    money.Cents `json:"from"`
	Rate    money.Rate  `json:"rate"` // percent
	Missing money.Cents `json:"missing"`
}

// Bought is what a customer ordered of a supplier, net of all discounts, and what of it was shipped and not credited.
type Bought struct {
	Ordered, Shipped money.Cents
	OrderedVolume    sale.Equivalents
}

// FramePurchases are known by orders, which ask the prices; the conditions ask them.
type FramePurchases interface {
	// BoughtBetween sums up what customers ordered of suppliers from an instant to another; samples, shops, quotations and what
	// was canceled are left out. The caller has checked that its actor may read it.
	BoughtBetween(ctx context.Context, supplierIDs, customerIDs []int64, from, until time.Time) (map[usersapi.Pair]Bought, error)
}

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
