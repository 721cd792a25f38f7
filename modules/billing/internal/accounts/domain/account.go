// Package domain is the account between a supplier and a customer: what was invoiced, credited, paid and refunded, day by day.
package domain

import (
	"cmp"
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	invoices "millesime/modules/billing/internal/invoices/domain"
	payments "millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// Account is a period of what passed between two people.
type Account struct {
	usersapi.Pair

	Relation int64 // 0: they have none
	Supplier usersapi.Party
	Customer usersapi.Party
	From, To string
	Opening  money.Cents // what the customer owed before the period
	Entries  []billingapi.Entry
	Standing
}

// Standing is what is open between two people now.
type Standing struct {
	Aging       billingapi.Aging
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

// Statement is the account as a paper of the period says it, with what was open at its end.
func (a Account) Statement(supplier, customer billingapi.Party, due []invoices.Due) billingapi.Statement {
	return billingapi.Statement{
		Pair: a.Pair, Relation: a.Relation, Supplier: supplier, Customer: customer, From: a.From, To: a.To,
		Opening: a.Opening, Entries: a.Entries, Closing: a.Closing(), Aging: AgingOf(due, a.To),
	}
}

const (
	monthDays   = 30
	hoursInADay = 24
)

// AgingOf sums what is open by its age on a day. What is due that day is not overdue.
func AgingOf(due []invoices.Due, today string) billingapi.Aging {
	var a billingapi.Aging
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
func Entries(opening money.Cents, documents []invoices.Document, paid []payments.Payment, from, to string) []billingapi.Entry {
	entries := make([]billingapi.Entry, 0, len(documents)+len(paid))
	for _, d := range documents {
		e := billingapi.Entry{On: d.IssuedOn, Kind: billingapi.EntryKind(d.Kind), InvoiceID: d.ID, Number: d.Number, Amount: d.Due()}
		if d.Kind == invoices.KindInvoice {
			e.DueOn = d.DueOn
		}
		entries = append(entries, e)
	}
	within := func(day string) bool { return day >= from && day <= to }
	for _, p := range paid {
		e := billingapi.Entry{On: p.ReceivedOn, Kind: kindOf(p.Kind), PaymentID: p.ID, Number: p.Reference, Amount: -p.Amount}
		if p.Kind == payments.Refund {
			e.Amount = p.Amount
		}
		if within(e.On) {
			entries = append(entries, e)
		}
		if p.ReversedOn != "" && within(p.ReversedOn) {
			e.On, e.Kind, e.Amount = p.ReversedOn, billingapi.EntryReversal, -e.Amount
			entries = append(entries, e)
		}
	}
	order := billingapi.EntryKind("").Codes()
	slices.SortStableFunc(entries, func(a, b billingapi.Entry) int {
		return cmp.Or(cmp.Compare(a.On, b.On), cmp.Compare(slices.Index(order, a.Kind), slices.Index(order, b.Kind)))
	})
	for n := range entries {
		opening += entries[n].Amount
		entries[n].Balance = opening
	}
	return entries
}

func kindOf(kind payments.Kind) billingapi.EntryKind {
	switch kind {
	case payments.Refund:
		return billingapi.EntryRefund
	case payments.WriteOff:
		return billingapi.EntryWriteOff
	default:
		return billingapi.EntryPayment
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
