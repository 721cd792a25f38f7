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
	// WithdrawFrom is the customer's withdrawal from all of an order that it may still withdraw from (Code de la consommation, L221-21).
	WithdrawFrom(ctx context.Context, customerID, orderID int64) error
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
	Until        time.Time // of the withdrawal; zero: it has no end yet
}

// FollowedItem is a line of it.
type FollowedItem struct {
	Name     string
	Quantity int64
	Total    money.Cents // incl. tax
}

// FollowedParcel is one that left.
type FollowedParcel struct{ Carrier, Number, Address string }
