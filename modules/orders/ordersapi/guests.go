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
	WithdrawFrom(ctx context.Context, customerID, orderID int64, units map[int64]int64, kept int64) error
}

// FollowedOrder is an order as its customer follows it.
type FollowedOrder struct {
	ID           int64
	Number       string
	SupplierID   int64
	Supplier     string
	SupplierMail string
	Status       fault.Text
	Canceled     bool
	Items        []FollowedItem // what is kept; what it withdraws from counts at once
	Gone         []FollowedItem // what is not, or not any more
	Kept         int64          // units of the former: what a withdrawal names as seen
	TotalTaxIncl money.Cents    // of what is kept, with its delivery
	Ordered      money.Cents    // incl. tax, as it was placed
	Address      string         // where it goes
	Parcels      []FollowedParcel
	MayWithdraw  bool
	HasWithdrawn bool      // from some of it at least
	Until        time.Time // of the right to withdraw; zero: it has no end yet
	SettledBy    string    // YYYY-MM-DD: until when bottles are sent back and money is refunded; "": nothing was withdrawn from or canceled
	UnsentBy     string    // the same of what had not left: its refund waits for no bottle; "": nothing was withdrawn from before it left
	ReturnTo     string    // where withdrawn bottles are sent; "": none are to come back
}

// FollowedItem is some of a line of it.
type FollowedItem struct {
	ID         int64
	Name       string
	Quantity   int64
	Total      money.Cents // incl. tax
	Returnable int64       // units that the customer may choose to give back; 0 as long as nothing has left
	Awaited    fault.Text  // what of it is not there yet; "" when all is
}

// FollowedParcel is one that left.
type FollowedParcel struct{ Carrier, Number, Address string }
