package domain

import (
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/money"
)

// The kinds of documents.
const (
	KindInvoice    = billingapi.Invoice
	KindCreditNote = billingapi.CreditNote
)

// Cause of a credit note (domain 5.9).
type Cause string

// The causes.
const (
	CauseDamaged          = Cause(ordersevents.Damaged)
	CauseMissing          = Cause(ordersevents.Missing)
	CauseWrong            = Cause(ordersevents.Wrong)
	CauseQuality          = Cause(ordersevents.Quality)
	CauseWithdrawal       = Cause(ordersevents.Withdrawal)
	CauseRemainder  Cause = "remainder" // what was to be sent again will not be
	CauseOther      Cause = "other"
)

// Codes lists every cause.
func (Cause) Codes() []Cause {
	return []Cause{CauseDamaged, CauseMissing, CauseWrong, CauseQuality, CauseWithdrawal, CauseRemainder, CauseOther}
}

// CauseOf is that of an incident of a kind.
func CauseOf(incident ordersevents.IncidentKind) Cause {
	if cause := Cause(incident); slices.Contains(Cause("").Codes(), cause) {
		return cause
	}
	return CauseOther
}

// Status is what an invoice is worth now.
type Status string

// The statuses.
const (
	ToPay    Status = "to_pay"
	Overdue  Status = "overdue"
	Paid     Status = "paid"
	Credited Status = "credited" // in full
	Issued   Status = "issued"   // of a credit note
)

// Codes lists every status.
func (Status) Codes() []Status { return []Status{ToPay, Overdue, Paid, Credited, Issued} }

// Invoice is what a supplier is owed for a delivery, or a credit note by which a part of one is taken back. What its paper says
// never changes.
type Invoice struct {
	billingapi.Paper

	ID           int64
	Number       string
	Kind         billingapi.Kind
	Cause        Cause // of a credit note
	CreditOf     int64 // the invoice that a credit note takes back; 0: none
	Supplier     int64
	Customer     int64
	AgentID      int64
	PlacedBy     int64
	OrderID      int64 // 0: of several
	ShipmentID   int64 // 0: of none, or of several
	IssuedOn     string
	DueOn        string
	Elsewhere    bool // the supplier issued it
	NumberLacks  bool // its number is still to be completed: until then it has that of its order
	TotalTaxExcl money.Cents
	TotalTaxIncl money.Cents
	BeganAt      time.Time // the order
	CreatedAt    time.Time
	CreatedBy    int64 // 0: the system
	Impersonator int64
	Paid         money.Cents
	Credited     money.Cents
	PaidAt       time.Time // zero: not in full

	Whole          money.Cents // of what one order has of an invoice: what all of it comes to
	CreditOfNumber string
	CreditNotes    []Invoice // of an invoice, where they were read
}

// Open is what is still to be paid.
func (i Invoice) Open() money.Cents {
	if i.Kind == KindCreditNote {
		return 0
	}
	return max(0, i.TotalTaxIncl-i.Paid-i.Credited)
}

// isBare tells an invoice of which nothing says what it is about: of elsewhere, entered before that was kept. It is of the whole order.
func (i Invoice) isBare() bool { return i.Kind == KindInvoice && i.Elsewhere && len(i.VAT) == 0 }

// Shown is the invoice as its readers see it: what one of elsewhere is about is kept with it, and said on its supplier's own paper alone.
func (i Invoice) Shown() Invoice {
	if i.Elsewhere {
		i.Lines, i.VAT, i.Allowance, i.Shipping, i.Handling = nil, nil, 0, 0, 0
	}
	return i
}

// isNothing tells a document that comes to 0.00.
func (i Invoice) isNothing() bool { return i.TotalTaxExcl == 0 && i.TotalTaxIncl == 0 }

// Creditable is what is left to credit of an invoice, whatever credited it.
func (i Invoice) Creditable() money.Cents { return max(0, max(i.Whole, i.TotalTaxIncl)-i.Credited) }

// Signed is an amount of the document as sums count it: a credit note's is taken off.
func (i Invoice) Signed(c money.Cents) money.Cents {
	if i.Kind == KindCreditNote {
		return -c
	}
	return c
}

// Status of an invoice on a day. What is due today is not overdue.
func (i Invoice) Status(today string) Status {
	switch {
	case i.Kind == KindCreditNote:
		return Issued
	case i.Open() == 0 && i.Credited > 0 && i.Credited >= i.TotalTaxIncl:
		return Credited
	case i.Open() == 0:
		return Paid
	case i.DueOn < today:
		return Overdue
	default:
		return ToPay
	}
}
