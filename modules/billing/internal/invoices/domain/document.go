package domain

import (
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/invoice"
	"millesime/platform/money"
)

// The kinds of documents.
const (
	KindInvoice    = invoice.Invoice
	KindCreditNote = invoice.CreditNote
	KindDeposit    = invoice.Deposit
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

	WrittenOff Status = "written_off" // settled, and not all of it by money
)

// Codes lists every status.
func (Status) Codes() []Status { return []Status{ToPay, Overdue, Paid, Credited, Issued, WrittenOff} }

// Draft is an invoice or a credit note before it is written: it has no number, unless its supplier gave it one.
type Draft struct {
	Kind         invoice.Kind
	Number       string // of elsewhere; else it is given when it is issued
	Credit       Credit // of a credit note
	Supplier     int64
	Customer     int64
	AgentID      int64
	PlacedBy     int64
	OrderID      int64 // 0: of several
	ShipmentID   int64 // 0: of none, or of several
	IssuedOn     string
	DueOn        string
	Elsewhere    bool // the supplier issued it
	IsDeposit    bool // of what was paid in advance, or a credit note of that: no goods are in it
	TotalTaxExcl money.Cents
	TotalTaxIncl money.Cents
	BeganAt      time.Time // the order
	CreatedAt    time.Time
	Paper        billingapi.Paper
}

// Credit is which invoice a credit note takes back, and why.
type Credit struct {
	Of     int64
	Number string
	Cause  Cause
}

// Document is an invoice or a credit note: a draft that was issued, or entered as its supplier did. What its paper says never changes.
type Document struct {
	Draft

	ID           int64
	NumberLacks  bool  // its number is still to be completed: until then it has that of its order
	CreatedBy    int64 // 0: the system
	Impersonator int64

	// What became of an invoice.
	Paid     money.Cents
	Credited money.Cents
	Deducted money.Cents // of a deposit, by invoices; of an invoice, of deposits
	PaidAt   time.Time   // zero: not in full

	WrittenOff money.Cents // of what is paid: an administrator gave it up
}

// Received is what was really paid of the document.
func (d Document) Received() money.Cents { return d.Paid - d.WrittenOff }

// By is the document that somebody makes of a draft.
func (d Draft) By(actor auth.Actor) Document {
	out := Document{Draft: d, CreatedBy: actor.ID, Impersonator: actor.Impersonator}
	for _, deposit := range d.Paper.Deposits {
		out.Deducted += deposit.Amount
	}
	return out
}

// AsIssued is the document as other modules read it. The day of the invoice that a credit note takes back is not known here.
func (d Document) AsIssued() billingapi.Issued {
	issued := billingapi.Issued{
		ID: d.ID, Kind: d.Kind, Number: d.Number, CreditOf: d.Credit.Of, CreditOfNumber: d.Credit.Number,
		SupplierID: d.Supplier, CustomerID: d.Customer, OrderID: d.OrderID, IssuedOn: d.IssuedOn, DueOn: d.DueOn, Elsewhere: d.Elsewhere,
		TotalTaxExcl: d.TotalTaxExcl, TotalTaxIncl: d.TotalTaxIncl, BeganAt: d.BeganAt, Paper: d.Paper,
	}
	if d.Kind == KindInvoice {
		issued.Deducted = d.Deducted
	}
	return issued
}

// Excess is what is paid of the document beyond what it comes to, less what of it was credited.
func (d Document) Excess() money.Cents { return max(0, d.Paid+d.Credited-d.TotalTaxIncl) }

// Open is what is still to be paid.
func (d Document) Open() money.Cents {
	if d.Kind == KindCreditNote {
		return 0
	}
	return max(0, d.TotalTaxIncl-d.Paid-d.Credited)
}

// isBare tells an invoice of which nothing says what it is about: of elsewhere, entered before that was kept. It is of the whole order.
func (d Draft) isBare() bool { return d.Kind == KindInvoice && d.Elsewhere && len(d.Paper.VAT) == 0 }

// Shown is the document as its readers see it: what one of elsewhere is about is kept with it, and said on its supplier's own paper alone.
func (d Document) Shown() Document {
	if d.Elsewhere {
		d.Paper.Lines, d.Paper.VAT, d.Paper.Allowance, d.Paper.Shipping, d.Paper.Handling = nil, nil, 0, 0, 0
	}
	return d
}

// isNothing tells a document that comes to 0.00.
func (d Draft) isNothing() bool { return d.TotalTaxExcl == 0 && d.TotalTaxIncl == 0 }

// Due is what the document adds to what its customer owes: of an invoice, what deposits left of it; a credit note's is taken off.
func (d Document) Due() money.Cents {
	if d.Kind == KindInvoice {
		return d.TotalTaxIncl - d.Deducted
	}
	return d.Signed(d.TotalTaxIncl)
}

// Signed is an amount of the document as sums count it: a credit note's is taken off.
func (d Draft) Signed(c money.Cents) money.Cents {
	if d.Kind == KindCreditNote {
		return -c
	}
	return c
}

// Status of an invoice on a day. What is due today is not overdue.
func (d Document) Status(today string) Status {
	switch {
	case d.Kind == KindCreditNote:
		return Issued
	case d.Open() == 0 && d.Credited > 0 && d.Credited >= d.TotalTaxIncl:
		return Credited
	case d.Open() == 0 && d.WrittenOff > 0:
		return WrittenOff
	case d.Open() == 0:
		return Paid
	case d.DueOn < today:
		return Overdue
	default:
		return ToPay
	}
}

// OutsideB2B tells documents outside the rules of electronic invoices between professionals, to be reported: to individuals, and to who has
// no SIREN (domain 5.10).
func (d Draft) OutsideB2B() bool {
	return d.Paper.Buyer.SIREN == "" || d.Paper.Buyer.Group == auth.Customer
}
