package domain

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Notification is one thing one person is told.
type Notification struct {
	ID        int64
	UserID    int64
	Kind      Kind
	Subject   string // as addresses name it: orders, invoices, …
	SubjectID int64
	PartyID   int64  // the other person in it, 0 = none
	PartyName string // as of now, for reading
	Params    Params
	Source    string // the event behind it
	InApp     bool
	InDigest  bool
	CreatedAt time.Time
	ReadAt    time.Time // zero: unread
}

// Owner is whose notifications an actor reads: the real person's, so that an administrator who acts for somebody
// neither reads nor marks what that person was told.
func Owner(a auth.Actor) int64 {
	if a.Impersonated() {
		return a.Impersonator
	}
	return a.ID
}

// Params are what the sentence says besides names, which are looked up: they change, and are forgotten.
type Params struct {
	Number string      `json:"number,omitempty"` // of the order, the quotation, the invoice, the stock return or the count; the name of an agreement frame; a promo code
	From   string      `json:"from,omitempty"`   // state before; the first day of an agreement frame, YYYY-MM-DD
	To     string      `json:"to,omitempty"`     // state now
	Total  money.Cents `json:"total,omitempty"`  // incl. tax

	OnBehalf bool `json:"onBehalf,omitempty"` // a seller placed the order for its customer; a credit note was issued in the reader's name

	Individual bool `json:"individual,omitempty"` // the reader is one, or is told about one
	Consumer   bool `json:"consumer,omitempty"`   // the reader is one
	Withdrawn  bool `json:"withdrawn,omitempty"`  // the customer itself canceled the order

	OfAgent bool `json:"ofAgent,omitempty"` // the reader is the agent of the customer who did not pay

	Open []StillOpen `json:"open,omitempty"` // what a payment pays in part
	Paid money.Cents `json:"paid,omitempty"` // of an invoice, before it was issued; of an order, before it was canceled
	Free money.Cents `json:"free,omitempty"` // of a payment, that pays nothing yet

	Units    int64     `json:"units,omitempty"`
	Damaged  int64     `json:"damaged,omitempty"` // units of a receipt that came broken
	Short    int64     `json:"short,omitempty"`   // units of a receipt that did not come
	Carrier  string    `json:"carrier,omitempty"`
	Tracking string    `json:"tracking,omitempty"` // the carrier's number
	Incident string    `json:"incident,omitempty"` // what went wrong
	Outcomes []Outcome `json:"outcomes,omitempty"` // of an incident that was settled
	Product  string    `json:"product,omitempty"`  // what is to be tasted, is back, is short or is called back
	Lot      string    `json:"lot,omitempty"`      // that is called back
	Revision int64     `json:"revision,omitempty"` // of a quotation; 1 = the first
	Name     string    `json:"name,omitempty"`     // of a price list, or of an agreement frame that ends; the number of a parcel, or of the invoice that a credit note takes back; the file of a document
	Reason   string    `json:"reason,omitempty"`   // why a price list ends earlier than was said, a receipt is called off or corrected, a count is refused, or a payment taken back
	Until    string    `json:"until,omitempty"`    // YYYY-MM-DD, the last day of a quotation, of a price list, of an agreement frame that ends, or to pay; the first one of another frame; the day of a payment
	Promises []Promise `json:"promises,omitempty"` // of an order, that moved
	More     int64     `json:"more,omitempty"`     // lines whose promises moved too
	Lacks    []string  `json:"lacks,omitempty"`    // members that a shop lacks
}

// StillOpen is what a payment leaves open of an invoice, or of an order.
type StillOpen struct {
	Number string      `json:"number"`
	Amount money.Cents `json:"amount"`
}

// Promise is bottles of one line of an order that come on another day, or came. Days are YYYY-MM-DD, "" is none.
type Promise struct {
	Product string `json:"product"`
	Units   int64  `json:"units"`
	From    string `json:"from"`
	To      string `json:"to"`
	Arrived bool   `json:"arrived,omitempty"`

	Parts []PromisedPart `json:"parts,omitempty"` // when they come in several, or From and To do not tell what moved
}

// PromisedPart is bottles of a line that come on one day, "" is none.
type PromisedPart struct {
	Units int64  `json:"units"`
	On    string `json:"on"`
}

// Outcome is how some bottles of an incident were settled.
type Outcome struct {
	Outcome string `json:"outcome"` // replace, credit, refund, goods_back, rejected or withdrawn
	Units   int64  `json:"units"`
}

// Filter is the part of a person's notifications that is asked for, the newest first.
type Filter struct {
	Unread bool
	lists.Part
}

// What notifications refuses.
var (
	ErrCursor         = lists.Stale("notifications.cursor")
	ErrTooManyStreams = fault.New("notifications.too_many_streams", fault.TooMany,
		"Millésime est ouvert dans trop de navigateurs à la fois. Fermez-en un, puis réessayez.",
		"Millésime is open in too many browsers at once. Close one, then try again.")
)
