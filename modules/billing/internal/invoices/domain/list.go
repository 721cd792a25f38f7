package domain

import (
	"time"

	"millesime/platform/clock"
	"millesime/platform/invoice"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Sort keys of the list.
const (
	SortIssuedOn  = "issuedOn"
	SortDueOn     = "dueOn"
	SortNumber    = "number"
	SortTotalIncl = "totalPriceTaxIncl"
	SortCustomer  = "customer"
	SortSupplier  = "supplier"
)

// Filter narrows the list; empty parts do not narrow.
type Filter struct {
	Statuses             []Narrowing
	Kinds                []invoice.Kind
	Search               string
	Suppliers, Customers []int64
	Orders               []int64
	IssuedFrom, IssuedTo string // days, included
	DueFrom, DueTo       string
	Today                string // what is overdue goes by it
	Soon                 string // the last day of what is due soon

	lists.Part // its sorts are Sort… keys
}

// Narrowing is a status that lists are narrowed to, or what of it is due soon.
type Narrowing Status

// DueSoon is what is to pay within the days in which people are reminded of it.
const DueSoon Narrowing = "due_soon"

// Codes lists every narrowing.
func (Narrowing) Codes() []Narrowing {
	return append(lists.Each(Status("").Codes(), func(s Status) Narrowing { return Narrowing(s) }), DueSoon)
}

// Sum is how many invoices, and what they come to.
type Sum struct {
	Count  int64
	Amount money.Cents // incl. tax
}

// Summary is what of a scope's invoices is open, and what was paid in twelve months.
type Summary struct {
	ToPay   Sum // overdue left out
	Overdue Sum
	Paid    Sum    // issued within twelve months
	Since   string // the first day of those
	Lacking []Lack // of a buyer: what its invoices do not name yet
}

// Due is what is to be paid on a day.
type Due struct {
	On     string
	Amount money.Cents
}

// Claim is what an open invoice waits for.
type Claim struct {
	ID           int64
	Number       string
	Customer     int64
	CustomerName string
	DueOn        string
	Open         money.Cents
}

// MostIssued is how many documents an account shows at once.
const MostIssued = 5_000

// ExportLimit is how many invoices a file holds at most.
const ExportLimit = 100_000

// remindBefore is how many days before its due date an invoice is reminded of.
const remindBefore = 7

// tellWithin is for how many days what should have been told still is, when nothing ran meanwhile.
const tellWithin = 7

// Reminder is what is told of open invoices on a day: those that are due within a time.
type Reminder struct {
	Overdue  bool
	From, To string // days on which they are due, included
}

// Reminders are those of a day.
func Reminders(now time.Time) []Reminder {
	return []Reminder{{From: inDays(now, 0), To: Soon(now)}, {Overdue: true, From: inDays(now, -tellWithin), To: Yesterday(now)}}
}

// Soon is the last day of what is due soon.
func Soon(now time.Time) string { return inDays(now, remindBefore) }

// Yesterday is the last day of what is overdue.
func Yesterday(now time.Time) string { return inDays(now, -1) }

func inDays(now time.Time, days int) string {
	return clock.DateOf(now.In(clock.Paris).AddDate(0, 0, days))
}

// Tells leaves out what was due too soon after its issue: who was just invoiced needs no reminder.
func (r Reminder) Tells(d Document) bool {
	return r.Overdue || clock.DateOf(clock.StartOf(d.IssuedOn, remindBefore)) < d.DueOn
}
