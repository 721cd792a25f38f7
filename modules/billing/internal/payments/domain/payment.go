package domain

import (
	"strings"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/money"
)

// Kind is how something was paid.
type Kind string

// The kinds.
const (
	Transfer Kind = "transfer"
	Other    Kind = "other"     // a cheque, cash, a card; or what was said to be paid
	Refund   Kind = "refund"    // the supplier gave back what was unallocated
	WriteOff Kind = "write_off" // an administrator closed an order by hand: it will not be paid
)

// Codes lists every kind.
func (Kind) Codes() []Kind { return []Kind{Transfer, Other, Refund, WriteOff} }

// Status is what a payment still does.
type Status string

// The statuses.
const (
	Allocated   Status = "allocated"
	Unallocated Status = "unallocated" // some of it pays nothing yet
	Reversed    Status = "reversed"
)

// Codes lists every status.
func (Status) Codes() []Status { return []Status{Allocated, Unallocated, Reversed} }

// Entry is a payment as somebody enters it.
type Entry struct {
	Supplier, Customer int64
	Kind               Kind
	ReceivedOn         string      // YYYY-MM-DD
	Amount             money.Cents // above 0, of refunds too
	Reference          string      // of the transfer, or of the cheque
	Comment            string
	Allocations        []Allocation // none: it stays unallocated
	Again              bool         // the same was entered before, and this is another one
	ByHand             int64        // the order that somebody said was paid; else 0
}

// Pair is who is paid, and who pays.
func (e Entry) Pair() usersapi.Pair {
	return usersapi.Pair{SupplierID: e.Supplier, CustomerID: e.Customer}
}

// longestAgo is how many years a payment is entered after it came: what is due lapses then (Code de commerce, L110-4).
const longestAgo = 5

// CheckDay refuses a payment of a day to come, or of long ago.
func (e Entry) CheckDay(now time.Time) error {
	since, today := clock.DateOf(now.In(clock.Paris).AddDate(-longestAgo, 0, 0)), clock.DateOf(now)
	if e.ReceivedOn < since || e.ReceivedOn > today {
		return NotReceivedOn(since)
	}
	return nil
}

// Payment is an entry that was written.
type Payment struct {
	Entry

	ID            int64
	Unallocated   money.Cents
	SupplierName  string
	CustomerName  string
	CreatedAt     time.Time
	CreatedBy     int64
	Impersonator  int64
	ReversedAt    time.Time // zero: it stands
	ReversedOn    string    // the day in Paris; "": it stands
	ReversedBy    int64
	ReversalCause string
	Version       int64
}

// Status of the payment.
func (p Payment) Status() Status {
	switch {
	case !p.ReversedAt.IsZero():
		return Reversed
	case p.Unallocated > 0:
		return Unallocated
	default:
		return Allocated
	}
}

// Undone says why what a payment paid is not paid any more, once it is taken back.
func (p Payment) Undone() string {
	if p.Kind == WriteOff {
		return "Passage en perte repris : " + p.ReversalCause
	}
	return p.called() + " repris : " + p.ReversalCause
}

// Elsewhere says the same of a payment that pays something else now.
func (p Payment) Elsewhere() string { return p.called() + " affecté à autre chose" }

func (p Payment) called() string { return strings.TrimSpace("Paiement " + p.Reference) }

// Refunded is what of the payment was given back.
func (p Payment) Refunded() money.Cents {
	var refunded money.Cents
	for _, a := range p.Allocations {
		if a.RefundID != 0 {
			refunded += a.Amount
		}
	}
	return refunded
}

// Target is what an amount pays: an invoice, an order that is paid before it is invoiced, or a refund. The zero target is nothing yet.
type Target struct{ InvoiceID, OrderID, RefundID int64 }

// Allocation is an amount of a payment, and what it pays.
type Allocation struct {
	Target

	PaymentID int64
	Amount    money.Cents
	Number    string // of the invoice or the order, to be shown
}
