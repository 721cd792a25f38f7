package domain

import (
	"slices"

	"millesime/platform/auth"
)

// waitingFor are the states in which an order waits for people of a group; quotations only while they await the seller.
func waitingFor(group auth.Group) []Status {
	switch {
	case group.IsAdmin():
		return []Status{PaidError, Incident, WaitingPayment}
	case group == auth.Supplier:
		return []Status{Processing, Paid, PaidError, Validated, Preparation, PartiallyShipped, Incident}
	case group == auth.CommercialAgent:
		return []Status{Quotation, WaitingPayment}
	default:
		return []Status{WaitingPayment, PendingShipping, Incident}
	}
}

// narrowFor keeps of a filter what a list shows people of a group who ask for nothing in particular.
func (f Filter) narrowFor(group auth.Group) Filter {
	switch {
	case f.ToDo:
		return f.narrowToDo(group)
	case len(f.Statuses) == 0:
		f.Statuses = AcceptedStatuses()
	}
	return f
}

// narrowToDo keeps of a filter what waits for people of a group.
func (f Filter) narrowToDo(group auth.Group) Filter {
	wanted := f.Statuses
	f.Statuses = waitingFor(group)
	if len(wanted) > 0 {
		f.Statuses = slices.DeleteFunc(f.Statuses, func(s Status) bool { return !slices.Contains(wanted, s) })
	}
	return f
}
