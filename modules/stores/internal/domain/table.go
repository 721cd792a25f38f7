package domain

import (
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/states"
)

// Status of a shop.
type Status string

// The states of a shop.
const (
	Draft  Status = "draft"
	Open   Status = "open"
	Closed Status = "closed"
)

// Statuses lists every state.
func Statuses() []Status { return []Status{Draft, Open, Closed} }

// Codes lists every state.
func (Status) Codes() []Status { return Statuses() }

// Role is what an actor is to a shop.
type Role string

// The roles of the state table.
const (
	RoleSupplier Role = "supplier"
	RoleAdmin    Role = "admin"
	RoleReader   Role = "reader"
)

// Transition is a row of the state table.
type Transition = states.Transition[Status, Role]

// Table is the state table of shops.
func Table() *document.Table[Status, Role, Store] { return table }

var table = document.New(states.Definition[Status, Role, Store]{ //nolint:gochecknoglobals // read only
	States: Statuses(),
	Roles:  []Role{RoleSupplier, RoleAdmin, RoleReader},
	Begins: map[Status]string{Draft: "begun by its supplier"},
	Ends:   map[Status]string{},
	Transitions: []Transition{
		{From: Draft, To: Open, By: keepers()},
		{From: Open, To: Closed, By: keepers(), Reason: true},
		{From: Closed, To: Open, By: keepers()},
	},
}, document.Terms[Status]{
	Names: map[Status]fault.Text{
		Draft:  {FR: "Brouillon", EN: "Draft"},
		Open:   {FR: "Ouverte", EN: "Open"},
		Closed: {FR: "Fermée", EN: "Closed"},
	},
	Member: "storeStatus", NoSuch: ErrNoSuchMove, NotYours: ErrNotYourMove, Moved: ErrMovedMeanwhile,
})

func keepers() []Role { return []Role{RoleSupplier, RoleAdmin} }

// RoleOf is what an actor is to a shop.
func RoleOf(a auth.Actor, s *Store) Role {
	switch {
	case a.Group.IsAdmin():
		return RoleAdmin
	case a.ID == s.SupplierID:
		return RoleSupplier
	default:
		return RoleReader
	}
}

// Transitions are those by which a role may move the shop now, in table order.
func (s *Store) Transitions(role Role) []Transition { return table.Allowed(s.Status, role, *s) }
