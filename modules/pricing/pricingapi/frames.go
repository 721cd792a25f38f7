package pricingapi

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
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
