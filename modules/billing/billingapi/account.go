package billingapi

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/money"
)

// EntryKind is what changed the balance of an account.
type EntryKind string

// The kinds, in the order in which they stand on a day.
const (
	EntryInvoice    EntryKind = "invoice"
	EntryDeposit    EntryKind = "deposit" // of what was paid in advance; the invoice of the goods is less by it
	EntryCreditNote EntryKind = "credit_note"
	EntryPayment    EntryKind = "payment"
	EntryWriteOff   EntryKind = "write_off"
	EntryRefund     EntryKind = "refund"
	EntryReversal   EntryKind = "reversal" // of a payment or a refund
)

// Codes lists every kind.
func (EntryKind) Codes() []EntryKind {
	return []EntryKind{EntryInvoice, EntryDeposit, EntryCreditNote, EntryPayment, EntryWriteOff, EntryRefund, EntryReversal}
}

// Entry is a line of an account.
type Entry struct {
	On        string
	Kind      EntryKind
	InvoiceID int64 // 0: of a payment
	PaymentID int64 // 0: of a document
	Number    string
	DueOn     string      // of an invoice
	Amount    money.Cents // that it adds to what the customer owes; below 0, that it takes off
	Balance   money.Cents // after it
}

// Aging is what is open, by how long it has been due.
type Aging struct{ NotDue, To30, To60, To90, Beyond money.Cents }

// Open is all of it.
func (a Aging) Open() money.Cents { return a.NotDue + a.Overdue() }

// Overdue is what should have been paid.
func (a Aging) Overdue() money.Cents { return a.To30 + a.To60 + a.To90 + a.Beyond }

// Statement is what passed between two people in a period, and what that leaves.
type Statement struct {
	usersapi.Pair

	Relation int64 // 0: they have none
	Supplier Party // as they are registered now, each at its seat
	Customer Party
	From, To string      // YYYY-MM-DD, both included
	Opening  money.Cents // what the customer owed before
	Entries  []Entry
	Closing  money.Cents // what it owed at the end of the last day
	Aging    Aging       // of what was open then; what it has beyond the balance was paid ahead
}

// Stated is an account of which a period has something to say.
type Stated struct {
	usersapi.Pair

	Relation int64 // 0: they have none
	Closing  money.Cents
}

// Statements are what accounts say of periods, for who makes papers of it.
type Statements interface {
	// Since is the first day of which an account has an entry; "": none has any.
	Since(ctx context.Context) (string, error)
	// StatedAfter are the accounts of the next customers after one by their ids, ascending, which moved in a period or stood open before it,
	// and the last of these customers; 0: no customer is left.
	StatedAfter(ctx context.Context, from, to string, customerID, most int64) (stated []Stated, last int64, err error)
	// Statement is the account of a pair over a period.
	Statement(ctx context.Context, pair usersapi.Pair, from, to string) (Statement, error)
}
