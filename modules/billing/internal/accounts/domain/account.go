// Package domain is the account between a supplier and a customer: what was invoiced, credited, paid and refunded, day by day.
package domain

import (
	"cmp"
	"slices"
	"time"

	invoices "millesime/modules/billing/internal/invoices/domain"
	payments "millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// EntryKind is what changed the balance.
type EntryKind string

// The kinds, in the order in which they stand on a day.
const (
	Invoice    EntryKind = "invoice"
	Deposit    EntryKind = "deposit" // of what was paid in advance; the invoice of the goods is less by it
	CreditNote EntryKind = "credit_note"
	Payment    EntryKind = "payment"
	WriteOff   EntryKind = "write_off"
	Refund     EntryKind = "refund"
	Reversal   EntryKind = "reversal" // of a payment or a refund
)

// Codes lists every kind.
func (EntryKind) Codes() []EntryKind {
	return []EntryKind{Invoice, Deposit, CreditNote, Payment, WriteOff, Refund, Reversal}
}

// Entry is a line of the account.
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

// Account is a period of what passed between two people.
type Account struct {
	usersapi.Pair

	Relation int64 // 0: they have none
	Supplier usersapi.Party
	Customer usersapi.Party
	From, To string
	Opening  money.Cents // what the customer owed before the period
	Entries  []Entry
	Standing
}

// Standing is what is open between two people now.
type Standing struct {
	Aging       Aging
	Unallocated money.Cents
	Advanced    money.Cents // what was paid of orders that are not invoiced yet
}

// Owed is what the customer owes now, less what it paid beyond: the balance of the account today.
func (s Standing) Owed() money.Cents { return s.Aging.Open() - s.Unallocated - s.Advanced }

// Closing is what the customer owed at the end of the period.
func (a Account) Closing() money.Cents {
	if len(a.Entries) == 0 {
		return a.Opening
	}
	return a.Entries[len(a.Entries)-1].Balance
}

// Aging is what is open, by how long it has been due.
type Aging struct{ NotDue, To30, To60, To90, Beyond money.Cents }

// Open is all of it.
func (a Aging) Open() money.Cents { return a.NotDue + a.Overdue() }

// Overdue is what should have been paid.
func (a Aging) Overdue() money.Cents { return a.To30 + a.To60 + a.To90 + a.Beyond }

const (
	monthDays   = 30
	hoursInADay = 24
)

// AgingOf sums what is open by its age on a day. What is due that day is not overdue.
func AgingOf(due []invoices.Due, today string) Aging {
	var a Aging
	for _, d := range due {
		switch late := daysBetween(d.On, today); {
		case late <= 0:
			a.NotDue += d.Amount
		case late <= monthDays:
			a.To30 += d.Amount
		case late <= 2*monthDays:
			a.To60 += d.Amount
		case late <= 3*monthDays:
			a.To90 += d.Amount
		default:
			a.Beyond += d.Amount
		}
	}
	return a
}

func daysBetween(from, to string) int {
	a, _ := time.Parse(time.DateOnly, from) // days of the store
	b, _ := time.Parse(time.DateOnly, to)
	return int(b.Sub(a).Hours() / hoursInADay)
}

// Entries are the lines of documents and payments in a period, each with the balance after it.
func Entries(opening money.Cents, documents []invoices.Document, paid []payments.Payment, from, to string) []Entry {
	entries := make([]Entry, 0, len(documents)+len(paid))
	for _, d := range documents {
		e := Entry{On: d.IssuedOn, Kind: EntryKind(d.Kind), InvoiceID: d.ID, Number: d.Number, Amount: d.Due()}
		if d.Kind == invoices.KindInvoice {
			e.DueOn = d.DueOn
		}
		entries = append(entries, e)
	}
	within := func(day string) bool { return day >= from && day <= to }
	for _, p := range paid {
		e := Entry{On: p.ReceivedOn, Kind: kindOf(p.Kind), PaymentID: p.ID, Number: p.Reference, Amount: -p.Amount}
		if p.Kind == payments.Refund {
			e.Amount = p.Amount
		}
		if within(e.On) {
			entries = append(entries, e)
		}
		if p.ReversedOn != "" && within(p.ReversedOn) {
			e.On, e.Kind, e.Amount = p.ReversedOn, Reversal, -e.Amount
			entries = append(entries, e)
		}
	}
	order := Invoice.Codes()
	slices.SortStableFunc(entries, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(a.On, b.On), cmp.Compare(slices.Index(order, a.Kind), slices.Index(order, b.Kind)))
	})
	for n := range entries {
		opening += entries[n].Amount
		entries[n].Balance = opening
	}
	return entries
}

func kindOf(kind payments.Kind) EntryKind {
	switch kind {
	case payments.Refund:
		return Refund
	case payments.WriteOff:
		return WriteOff
	default:
		return Payment
	}
}

// What accounts refuse.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("accounts.not_found", fault.NotFound, "Ce compte est introuvable.", "This account cannot be found.")
	// ErrTooLong refuses a period that no page holds.
	ErrTooLong = fault.New("accounts.too_long", fault.Unprocessable,
		"Cette période compte plus de 5 000 écritures : réduisez-la.", "This period has more than 5,000 entries: narrow it.")
)
