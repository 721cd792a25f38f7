package domain

import (
	"slices"

	"millesime/platform/document"
	"millesime/platform/states"
)

// Role is what an actor is to one order.
type Role string

// The roles of the state table.
const (
	RoleSupplier Role = "supplier"
	RoleAdmin    Role = "admin"
	RoleBuyer    Role = "buyer"
	RoleAgent    Role = "agent"    // the commercial agent who placed it, or of the pair
	RoleShipment Role = "shipment" // what was shipped decides, whoever shipped it
	RoleSystem   Role = "system"

	// RoleWithdrawal is that of an individual who withdraws, which it may whatever is in dispute (Code de la consommation, L221-18).
	RoleWithdrawal Role = "withdrawal"
)

// Transition is a row of the state table.
type Transition = states.Transition[Status, Role]

// Table is the state table of domain 5.3. The API, the buttons, the work that time causes and the documents read this one.
func Table() *document.Table[Status, Role, situation] { return table }

var table = document.New(states.Definition[Status, Role, situation]{ //nolint:gochecknoglobals // read only
	States:      Statuses(),
	Roles:       []Role{RoleSupplier, RoleAdmin, RoleBuyer, RoleAgent, RoleShipment, RoleSystem, RoleWithdrawal},
	Begins:      map[Status]string{Processing: "checkout", Quotation: "checkout"},
	Transitions: slices.Concat(quotationRows(), checkoutRows(), cancelRows(), deliveryRows(), invoiceRows(), incidentRows()),
	Guards:      guards(),
}, terms)

// terms are those of moves; every refusal tells where the order is.
var terms = document.Terms[Status]{ //nolint:gochecknoglobals // read only
	Member: "orderStatus", NoSuch: ErrNoSuchMove, NotYours: ErrMoveNotAllowed, Moved: ErrMovedMeanwhile, NoReason: commentMissing(),
}

func sellers() []Role { return []Role{RoleSupplier, RoleAdmin} }

func parties() []Role { return []Role{RoleBuyer, RoleSupplier, RoleAdmin} }

func systemOr(roles []Role) []Role { return append([]Role{RoleSystem}, roles...) }

func quotationRows() []Transition {
	return []Transition{
		{From: Quotation, To: Processing, By: []Role{RoleBuyer}, Guards: []states.Guard{GuardProposed}, Alone: true},
		{From: Quotation, To: Processing, By: sellers(), Guards: []states.Guard{GuardProposed}, Alone: true},
		{From: Quotation, To: CanceledQuotation, By: parties(), Reason: true},
		{From: Quotation, To: CanceledQuotation, By: []Role{RoleAgent}, Reason: true, Guards: []states.Guard{GuardSells}},
		{From: Quotation, To: CanceledQuotation, By: []Role{RoleSystem}, Guards: []states.Guard{GuardExpired}, Due: DueExpired},
	}
}

// checkoutRows lead from a new order to one that the supplier will serve.
func checkoutRows() []Transition {
	return []Transition{
		{From: Processing, To: Validated, By: systemOr(sellers()), Guards: []states.Guard{GuardOutstanding}},
		{From: Processing, To: WaitingPayment, By: []Role{RoleSystem}},
		{From: WaitingPayment, To: Validated, By: sellers(), Reason: true},
		{From: WaitingPayment, To: Paid, By: systemOr(sellers())},
		{From: WaitingPayment, To: PaidError, By: systemOr(sellers())},
		{From: PaidError, To: WaitingPayment, By: sellers()},
		{From: PaidError, To: Paid, By: systemOr(sellers())},
		{From: Paid, To: PaidError, By: []Role{RoleSystem}},
		{From: Paid, To: Validated, By: systemOr(sellers())},
		{From: Validated, To: Preparation, By: []Role{RoleSupplier}},
		{From: Validated, To: Preparation, By: []Role{RoleAdmin}, Guards: []states.Guard{GuardDartess}},
	}
}

func cancelRows() []Transition {
	release, early := []states.Effect{EffectRelease}, []states.Effect{EffectRelease, EffectReturnCode}
	rows := []Transition{
		{From: WaitingPayment, To: Canceled, By: []Role{RoleSystem}, Guards: []states.Guard{GuardUnpaid}, Effects: early, Due: DueUnpaid},
		{From: Validated, To: Canceled, By: []Role{RoleBuyer}, Guards: []states.Guard{GuardOnBehalfOrAwaited}, Effects: release},
		{From: Preparation, To: Canceled, By: []Role{RoleBuyer}, Guards: []states.Guard{GuardAwaited}, Effects: release},
		{From: Preparation, To: Canceled, By: sellers(), Reason: true, Guards: []states.Guard{GuardNothingShipped}, Effects: release},
	}
	for _, from := range []Status{Processing, WaitingPayment, PaidError, Paid} {
		rows = append(rows,
			Transition{From: from, To: Canceled, By: []Role{RoleBuyer}, Effects: early},
			Transition{From: from, To: Canceled, By: sellers(), Reason: true, Effects: early},
		)
	}
	return append(rows, Transition{From: Validated, To: Canceled, By: sellers(), Reason: true, Effects: release})
}

func deliveryRows() []Transition {
	return []Transition{
		{From: Preparation, To: PartiallyShipped, By: []Role{RoleShipment}},
		{From: Preparation, To: PendingShipping, By: []Role{RoleShipment}},
		{From: PartiallyShipped, To: PendingShipping, By: []Role{RoleShipment}},
		{From: PendingShipping, To: Shipped, By: parties(), Effects: []states.Effect{EffectDeliver}},
		{From: PendingShipping, To: Shipped, By: []Role{RoleSystem}, Effects: []states.Effect{EffectDeliver}, Due: DueUnconfirmed},
	}
}

// invoiceRows lead from the delivery to the end. Billed always means a document: the system moves an order on with its last one, closes it
// with the payment of what is left, and opens it again when that is taken back. An administrator alone closes it by hand: what is left is
// written off.
func invoiceRows() []Transition {
	return []Transition{
		{From: Shipped, To: PendingInvoice, By: []Role{RoleSystem}, Guards: []states.Guard{GuardToInvoice}, Due: DueAtOnce},
		{From: Shipped, To: Closed, By: []Role{RoleSystem}, Guards: []states.Guard{GuardNothingToInvoice}, Due: DueAtOnce},
		{From: PendingInvoice, To: Billed, By: []Role{RoleSystem}},
		{From: Billed, To: Closed, By: []Role{RoleSystem}},
		{From: Billed, To: Closed, By: []Role{RoleAdmin}, Reason: true},
		{From: Closed, To: Billed, By: []Role{RoleSystem}},
	}
}

func incidentRows() []Transition {
	interrupted := []Status{Preparation, PartiallyShipped, PendingShipping, Shipped, PendingInvoice, Billed, Closed}
	var rows []Transition
	for _, from := range interrupted {
		row := Transition{From: from, To: Incident, By: parties(), Reason: true, Alone: true}
		if from == Closed {
			row.Guards = []states.Guard{GuardRecentlyClosed}
		}
		rows = append(rows, row)
	}
	for _, to := range interrupted {
		row := Transition{From: Incident, To: to, By: sellers(), Guards: []states.Guard{GuardCameFrom}, Alone: true}
		if to == Preparation {
			row.Guards = []states.Guard{GuardReplaceable} // goods may have to be sent again, whatever the state before
		}
		rows = append(rows, row)
	}
	nothing, release := []states.Guard{GuardNothingShipped}, []states.Effect{EffectRelease}
	return append(rows,
		Transition{From: Incident, To: Canceled, By: sellers(), Guards: nothing, Effects: release, Alone: true},
		Transition{From: Incident, To: Canceled, By: []Role{RoleWithdrawal}, Guards: nothing, Effects: release, Alone: true},
	)
}
