package billingapi

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/money"
)

// Transfers tell how an order is paid by transfer.
type Transfers interface {
	// TransferFor is what the customer of an order needs to pay it.
	TransferFor(ctx context.Context, customerID, orderID int64) (Transfer, error)
	// Exchanged is what a customer paid a supplier so far.
	Exchanged(ctx context.Context, pair usersapi.Pair) (Exchanged, error)
}

// Exchanged is what was paid between two people, and of it given back.
type Exchanged struct{ Paid, Refunded money.Cents }

// Transfer is one to be made.
type Transfer struct {
	Reference string
	Holder    string
	IBAN      string // "": the supplier told none
	BIC       string
	Amount    money.Cents // left to pay; 0: nothing, or not yet
	Until     time.Time   // when the order is canceled that was not paid; zero: never
	QR        string      // SVG of the code that banking applications read (EPC069-12); "": none
}
