package domain

import (
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/states"
)

// Status of a request.
type Status string

// The states of a request.
const (
	Requested Status = "requested"
	Sent      Status = "sent"
	Concluded Status = "concluded"
	Refused   Status = "refused"
	Expired   Status = "expired"
	Canceled  Status = "canceled"
)

// Statuses lists every state.
func Statuses() []Status { return []Status{Requested, Sent, Concluded, Refused, Expired, Canceled} }

// Codes lists every state.
func (Status) Codes() []Status { return Statuses() }

// Role is what an actor is to a request.
type Role string

// The roles of the state table.
const (
	RoleRestaurant Role = "restaurant"
	RoleGuest      Role = "guest"
	RoleSystem     Role = "system"
)

// Transition is a row of the state table.
type Transition = states.Transition[Status, Role]

// Step is an entry of the timeline of a request.
type Step = document.Step[Status]

// Table is the state table of requests (domain 7).
func Table() *document.Table[Status, Role, Request] { return table }

var table = document.New(states.Definition[Status, Role, Request]{ //nolint:gochecknoglobals // read only
	States: Statuses(),
	Roles:  []Role{RoleRestaurant, RoleGuest, RoleSystem},
	Begins: map[Status]string{Requested: "asked by a guest in the room"},
	Ends: map[Status]string{
		Concluded: "ordered by the guest", Refused: "", Expired: "unanswered 48 hours after its link left", Canceled: "",
	},
	Transitions: []Transition{
		{From: Requested, To: Sent, By: []Role{RoleSystem}},
		{From: Requested, To: Canceled, By: []Role{RoleRestaurant}},
		{From: Sent, To: Concluded, By: []Role{RoleGuest}},
		{From: Sent, To: Refused, By: []Role{RoleGuest}},
		{From: Sent, To: Expired, By: []Role{RoleSystem}},
		{From: Sent, To: Canceled, By: []Role{RoleRestaurant}},
	},
}, document.Terms[Status]{
	Names: map[Status]fault.Text{
		Requested: {FR: "À envoyer", EN: "To be sent"},
		Sent:      {FR: "Envoyée", EN: "Sent"},
		Concluded: {FR: "Commandée", EN: "Ordered"},
		Refused:   {FR: "Refusée", EN: "Refused"},
		Expired:   {FR: "Sans réponse", EN: "Unanswered"},
		Canceled:  {FR: "Annulée", EN: "Cancelled"},
	},
	Member: "requestStatus", NoSuch: ErrNoSuchMove, NotYours: ErrNotYourMove, Moved: ErrMovedMeanwhile,
})
