package domain

import (
	"slices"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Duty is what somebody must do about the orders in some states.
type Duty struct {
	Kind     usersapi.WaitKind
	Statuses []Status
}

// DutiesOf are those of people of a group. What only others can do is nobody's else to do: a buyer waits for its supplier's
// answer to an incident as it waits for its confirmation.
func DutiesOf(group auth.Group) []Duty {
	incident, dispute := Duty{usersapi.WaitIncident, []Status{Incident}}, Duty{usersapi.WaitDispute, []Status{PaidError}}
	switch {
	case group.IsAdmin():
		return []Duty{incident, dispute}
	case group == auth.Supplier:
		return []Duty{
			incident, dispute,
			{usersapi.WaitConfirm, []Status{Processing}},
			{usersapi.WaitPrepare, []Status{Paid, Validated}},
			{usersapi.WaitShip, []Status{Preparation, PartiallyShipped}},
		}
	case group == auth.CommercialAgent:
		return []Duty{{usersapi.WaitChase, []Status{WaitingPayment}}}
	default:
		return []Duty{{usersapi.WaitPay, []Status{WaitingPayment}}, {usersapi.WaitReceive, []Status{PendingShipping}}}
	}
}

// AwaitedOf is whose answers people of a group give to quotations; nobody's for those who stand beside.
func AwaitedOf(group auth.Group) Awaiting {
	switch {
	case group.IsAdmin():
		return AwaitsNobody
	case group == auth.Supplier, group == auth.CommercialAgent:
		return AwaitsSeller
	default:
		return AwaitsCustomer
	}
}

// waitingFor are the states in which an order waits for people of a group.
func waitingFor(group auth.Group) []Status {
	var states []Status
	for _, duty := range DutiesOf(group) {
		states = slices.Concat(states, duty.Statuses)
	}
	return states
}
