package domain

import (
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/platform/money"
)

// KindInvoice is the kind of these documents; credit notes and deposits have series of their own.
const KindInvoice = "invoice"

// Status is what an invoice is worth now.
type Status string

// The statuses.
const (
	ToPay    Status = "to_pay"
	Overdue  Status = "overdue"
	Paid     Status = "paid"
	Credited Status = "credited" // in full
)

// Codes lists every status.
func (Status) Codes() []Status { return []Status{ToPay, Overdue, Paid, Credited} }

// Invoice is what a supplier is owed for a delivery. What its paper says never changes.
type Invoice struct {
	billingapi.Paper

	ID           int64
	Number       string
	Supplier     int64
	Customer     int64
	AgentID      int64
	PlacedBy     int64
	OrderID      int64
	ShipmentID   int64 // 0: of none
	IssuedOn     string
	DueOn        string
	Elsewhere    bool // the supplier issued it
	TotalTaxExcl money.Cents
	TotalTaxIncl money.Cents
	BeganAt      time.Time // the order
	CreatedAt    time.Time
	CreatedBy    int64 // 0: the system
	Impersonator int64
	Paid         money.Cents
	Credited     money.Cents
	PaidAt       time.Time // zero: not in full
}

// Open is what is still to be paid.
func (i Invoice) Open() money.Cents { return max(0, i.TotalTaxIncl-i.Paid-i.Credited) }

// Status of an invoice on a day. What is due today is not overdue.
func (i Invoice) Status(today string) Status {
	switch {
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
