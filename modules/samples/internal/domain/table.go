package domain

import (
	"millesime/modules/samples/samplesevents"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/states"
)

// Status of a request: the states that its events tell.
type Status string

// The states of a request.
const (
	Pending  = Status(samplesevents.Pending)
	Valid    = Status(samplesevents.Valid)
	Ordering = Status(samplesevents.Ordering)
	Reject   = Status(samplesevents.Reject)
)

// Statuses lists every state.
func Statuses() []Status { return []Status{Pending, Valid, Ordering, Reject} }

// Codes lists every state.
func (Status) Codes() []Status { return Statuses() }

// Role is what an actor is to one request.
type Role string

// The roles of the state table.
const (
	RoleSupplier Role = "supplier"
	RoleAgent    Role = "agent" // of the customer at the supplier
	RoleAdmin    Role = "admin"
	RoleBuyer    Role = "buyer"
)

// EffectOrder places the order at 0 € and reserves its units.
const EffectOrder states.Effect = "order_at_zero"

// Transition is a row of the state table.
type Transition = states.Transition[Status, Role]

// Table is the state table of domain 5.7. The API, the buttons and the documents read this one.
func Table() *document.Table[Status, Role, Request] { return table }

var table = document.New(states.Definition[Status, Role, Request]{ //nolint:gochecknoglobals // read only
	States: Statuses(),
	Roles:  []Role{RoleSupplier, RoleAgent, RoleAdmin, RoleBuyer},
	Begins: map[Status]string{Pending: "asked by a buyer"},
	Ends: map[Status]string{
		Pending: "withdrawn by its buyer", Reject: "", Ordering: "delivered, or its order canceled",
	},
	Transitions: []Transition{
		{From: Pending, To: Valid, By: sellers()},
		{From: Pending, To: Reject, By: sellers(), Reason: true},
		{From: Valid, To: Ordering, By: []Role{RoleBuyer}, Effects: []states.Effect{EffectOrder}},
	},
}, document.Terms[Status]{
	Names: map[Status]fault.Text{ // specification 3
		Pending:  {FR: "En attente", EN: "Pending"},
		Valid:    {FR: "Acceptée", EN: "Accepted"},
		Ordering: {FR: "Acceptée", EN: "Accepted"},
		Reject:   {FR: "Refusée", EN: "Refused"},
	},
	Member: "requestStatus", NoSuch: ErrNoSuchMove, NotYours: ErrNotYourMove, Moved: ErrMovedMeanwhile,
})

func sellers() []Role { return []Role{RoleSupplier, RoleAgent, RoleAdmin} }

// Transitions are those by which a role may move the request now, in table order.
func (r Request) Transitions(role Role) []Transition { return table.Allowed(r.Status, role, r) }
