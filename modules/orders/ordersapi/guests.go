package ordersapi

import (
	"context"
	"time"

	"millesime/platform/fault"
	"millesime/platform/money"
)

// OriginTasteAndBuy is the origin of what guests of restaurants order, at shop prices (specification 3).
const OriginTasteAndBuy = "tasteandbuy"

// Followed are orders of people who have no account, for the page on which they follow them.
type Followed interface {
	// Follow reads an order of a customer as it reads it itself.
	Follow(ctx context.Context, customerID, orderID int64) (FollowedOrder, error)
	// WithdrawFrom is the customer's withdrawal from units by line, or from all of an order that it may still withdraw from: no units (Code
	// de la consommation, L221-21).
	WithdrawFrom(ctx context.Context, customerID, orderID int64, units map[int64]int64) error
}

// FollowedOrder is an order as its customer follows it.
type FollowedOrder struct {
	ID           int64
	Number       string
	Supplier     string
	SupplierMail string
	Status       fault.Text
	Items        []FollowedItem
	TotalTaxIncl money.Cents
	Parcels      []FollowedParcel
	MayWithdraw  bool
	HasWithdrawn bool      // from some of it at least
	Until        time.Time // of the withdrawal; zero: it has no end yet
}

// FollowedItem is what is kept of a line of it.
type FollowedItem struct {
	ID         int64
	Name       string
	Quantity   int64
	Total      money.Cents // incl. tax
	Returnable int64       // units that the customer may choose to give back; 0 as long as nothing has left
}

// FollowedParcel is one that left.
type FollowedParcel struct{ Carrier, Number, Address string }
