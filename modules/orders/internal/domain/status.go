package domain

import (
	"slices"

	"millesime/modules/orders/ordersevents"
)

// Status of an order: the states that its events tell.
type Status string

// The order states.
const (
	Quotation         = Status(ordersevents.Quotation)
	CanceledQuotation = Status(ordersevents.CanceledQuotation)
	Processing        = Status(ordersevents.Processing)
	WaitingPayment    = Status(ordersevents.WaitingPayment)
	Paid              = Status(ordersevents.Paid)
	PaidError         = Status(ordersevents.PaidError)
	Validated         = Status(ordersevents.Validated)
	Canceled          = Status(ordersevents.Canceled)
	Preparation       = Status(ordersevents.Preparation)
	PendingShipping   = Status(ordersevents.PendingShipping)
	Shipped           = Status(ordersevents.Shipped)
	PartiallyShipped  = Status(ordersevents.PartiallyShipped)
	PendingInvoice    = Status(ordersevents.PendingInvoice)
	Closed            = Status(ordersevents.Closed)
	Billed            = Status(ordersevents.Billed)
	Incident          = Status(ordersevents.Incident)
)

// Statuses lists every state.
func Statuses() []Status {
	return []Status{
		Quotation, CanceledQuotation, Processing, WaitingPayment, Paid, PaidError, Validated, Canceled,
		Preparation, PendingShipping, Shipped, PartiallyShipped, PendingInvoice, Closed, Billed, Incident,
	}
}

// Codes lists every state.
func (Status) Codes() []Status { return Statuses() }

// IsQuotation tells the states that /orders hides unless asked for (domain 5.5).
func (s Status) IsQuotation() bool { return s == Quotation || s == CanceledQuotation }

// Open tells the states where something is still to come.
func (s Status) Open() bool {
	return !s.IsQuotation() && s != Canceled && s != Closed && s != Billed
}

// StatusesWithoutTurnover are those of what was not sold.
func StatusesWithoutTurnover() []Status { return []Status{Quotation, CanceledQuotation, Canceled} }

// Turnover tells the states of what was sold.
func (s Status) Turnover() bool { return !slices.Contains(StatusesWithoutTurnover(), s) }

// OwedIn tells the states that count in the exposure as far as the order is unpaid: from validated on, so the unpaid invoice
// of a billed order too, and the credit that a closed one leaves (domain 5.6).
func (s Status) OwedIn() bool {
	return slices.Contains([]Status{
		Validated, Preparation, PartiallyShipped, PendingShipping, Shipped, PendingInvoice, Billed, Closed, Incident,
	}, s)
}

// PaidInFull tells the states that say so.
func (s Status) PaidInFull() bool { return s == Paid || s == Closed }

// AwaitPayment are the states that say that no payment stands.
func AwaitPayment() []Status { return []Status{WaitingPayment, PaidError} }

// Unpaid tells that no payment stands.
func (s Status) Unpaid() bool { return slices.Contains(AwaitPayment(), s) }

// AcceptedStatuses are those of orders: a quotation that has one was accepted.
func AcceptedStatuses() []Status {
	return statusesWhere(func(s Status) bool { return !s.IsQuotation() })
}

// BusinessStatuses are those of what keeps its people from being deleted: an order counts until it is closed or canceled, so
// while its invoice is unpaid too (domain 1.3).
func BusinessStatuses() []Status {
	return statusesWhere(func(s Status) bool { return s.Open() || s == Billed })
}

// PaperStatuses are those of orders and quotations whose papers somebody still works with.
func PaperStatuses() []Status {
	return statusesWhere(func(s Status) bool { return s.Open() || s == Quotation })
}

func statusesWhere(keep func(Status) bool) []Status {
	var out []Status
	for _, s := range Statuses() {
		if keep(s) {
			out = append(out, s)
		}
	}
	return out
}
