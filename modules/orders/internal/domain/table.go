package domain

import "slices"

// Role is what an actor is to one order.
type Role string

// The roles of the state table.
const (
	RoleSupplier Role = "supplier"
	RoleAdmin    Role = "admin"
	RoleBuyer    Role = "buyer"
	RoleAgent    Role = "agent"
	RoleReader   Role = "reader" // sees the order, moves nothing: its agent
	RoleSystem   Role = "system"
)

// Transition is a row of the state table.
type Transition struct {
	From, To Status
	By       []Role
	Reason   bool // a comment is required
	OnBehalf bool // for the buyer, only when the order was placed on its behalf
}

// Table is the state table of domain 5.3. The API, the buttons and the documents read this one.
func Table() []Transition {
	seller := []Role{RoleSupplier, RoleAdmin}
	everyone := []Role{RoleBuyer, RoleSupplier, RoleAdmin}
	return []Transition{
		{From: Processing, To: Validated, By: append([]Role{RoleSystem}, seller...)},
		{From: Processing, To: WaitingPayment, By: []Role{RoleSystem}},
		{From: WaitingPayment, To: Validated, By: seller, Reason: true},
		{From: WaitingPayment, To: Paid, By: append([]Role{RoleSystem}, seller...)},
		{From: WaitingPayment, To: PaidError, By: append([]Role{RoleSystem}, seller...)},
		{From: PaidError, To: WaitingPayment, By: seller},
		{From: PaidError, To: Paid, By: seller},
		{From: Paid, To: PaidError, By: []Role{RoleSystem}},
		{From: Paid, To: Validated, By: append([]Role{RoleSystem}, seller...)},
		{From: Processing, To: Canceled, By: seller, Reason: true},
		{From: WaitingPayment, To: Canceled, By: append([]Role{RoleSystem}, seller...), Reason: true},
		{From: PaidError, To: Canceled, By: seller, Reason: true},
		{From: Paid, To: Canceled, By: seller, Reason: true},
		{From: Validated, To: Canceled, By: seller, Reason: true},
		{From: Processing, To: Canceled, By: []Role{RoleBuyer}},
		{From: WaitingPayment, To: Canceled, By: []Role{RoleBuyer}},
		{From: PaidError, To: Canceled, By: []Role{RoleBuyer}},
		{From: Paid, To: Canceled, By: []Role{RoleBuyer}},
		{From: Validated, To: Canceled, By: []Role{RoleBuyer}, OnBehalf: true},
		{From: Validated, To: Preparation, By: seller},
		{From: Preparation, To: Canceled, By: seller, Reason: true},
		{From: Preparation, To: PartiallyShipped, By: []Role{RoleSystem}},
		{From: Preparation, To: PendingShipping, By: []Role{RoleSystem}},
		{From: PartiallyShipped, To: PendingShipping, By: []Role{RoleSystem}},
		{From: PendingShipping, To: Shipped, By: append([]Role{RoleSystem}, everyone...)},
		{From: Shipped, To: PendingInvoice, By: []Role{RoleSystem}},
		{From: Shipped, To: Closed, By: []Role{RoleSystem}},
		{From: PendingInvoice, To: Billed, By: []Role{RoleSystem}},
		{From: Billed, To: Closed, By: []Role{RoleSystem, RoleAdmin}, Reason: true},
		{From: Preparation, To: Incident, By: everyone, Reason: true},
		{From: PartiallyShipped, To: Incident, By: everyone, Reason: true},
		{From: PendingShipping, To: Incident, By: everyone, Reason: true},
		{From: Shipped, To: Incident, By: everyone, Reason: true},
		{From: PendingInvoice, To: Incident, By: everyone, Reason: true},
		{From: Billed, To: Incident, By: everyone, Reason: true},
	}
}

// Allowed lists the states that a role may move an order to now, in table order.
func Allowed(from Status, role Role, onBehalf bool) []Status {
	targets := []Status{}
	for _, t := range Table() {
		if t.From != from || !slices.Contains(t.By, role) || t.OnBehalf && !onBehalf {
			continue
		}
		if !slices.Contains(targets, t.To) {
			targets = append(targets, t.To)
		}
	}
	return targets
}
