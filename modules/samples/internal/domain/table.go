package domain

import "slices"

// Status of a request: the codes of specification 3, sampleRequest_status.
type Status string

// The states of a request.
const (
	Pending  Status = "pending"
	Valid    Status = "valid"
	Ordering Status = "ordering"
	Reject   Status = "reject"
)

// Statuses lists every state.
func Statuses() []Status { return []Status{Pending, Valid, Ordering, Reject} }

// Role is what an actor is to one request.
type Role string

// The roles of the state table.
const (
	RoleSupplier Role = "supplier"
	RoleAgent    Role = "agent" // of the customer at the supplier
	RoleAdmin    Role = "admin"
	RoleBuyer    Role = "buyer"
)

// Roles lists every role.
func Roles() []Role { return []Role{RoleSupplier, RoleAgent, RoleAdmin, RoleBuyer} }

// Effect names what a move does besides changing the state.
type Effect string

// EffectOrder places the order at 0 € and reserves its units.
const EffectOrder Effect = "order"

// Transition is a row of the state table.
type Transition struct {
	From, To Status
	By       []Role
	Reason   bool // a comment is required
	Effect   Effect
}

// Table is the state table of domain 5.7. The API, the buttons and the documents read this one.
func Table() []Transition {
	sellers := []Role{RoleSupplier, RoleAgent, RoleAdmin}
	return []Transition{
		{From: Pending, To: Valid, By: sellers},
		{From: Pending, To: Reject, By: sellers, Reason: true},
		{From: Valid, To: Ordering, By: []Role{RoleBuyer}, Effect: EffectOrder},
	}
}

// transitionOf finds the row that leads from one state to another.
func transitionOf(from, to Status) (Transition, bool) {
	for _, t := range Table() {
		if t.From == from && t.To == to {
			return t, true
		}
	}
	return Transition{}, false
}

// Allowed lists the rows by which a role may move a request now, in table order.
func Allowed(from Status, role Role) []Transition {
	var rows []Transition
	for _, t := range Table() {
		if t.From == from && slices.Contains(t.By, role) {
			rows = append(rows, t)
		}
	}
	return rows
}
