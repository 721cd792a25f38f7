package domain

import (
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/states"
)

// Status of a stock return: the codes of specification 3, stockRecovery_status.
type Status string

// The states of a return.
const (
	Pending Status = "pending"
	Ordered Status = "ordered" // handed over
)

// Statuses lists every state.
func Statuses() []Status { return []Status{Pending, Ordered} }

// Codes lists every state.
func (Status) Codes() []Status { return Statuses() }

// Effects of handing over.
const (
	EffectDepart   states.Effect = "goods_leave"
	EffectAnnounce states.Effect = "announced_at_the_other_warehouse" // of a return that moves its goods
)

// Transition is a row of the state table.
type Transition = states.Transition[Status, stock.Role]

// Table is the state table of stock returns (domain 6.1). The API, the buttons and the documents read this one.
func Table() *document.Table[Status, stock.Role, Return] { return table }

var table = document.New(states.Definition[Status, stock.Role, Return]{ //nolint:gochecknoglobals // read only
	States: Statuses(),
	Roles:  stock.EveryRole(),
	Begins: map[Status]string{Pending: "asked for by its supplier or an admin"},
	Ends:   map[Status]string{Pending: "deleted, its goods given back", Ordered: ""},
	Transitions: []Transition{{
		From: Pending, To: Ordered, By: stock.Keepers(),
		Effects: []states.Effect{EffectDepart, EffectAnnounce},
	}},
}, document.Terms[Status]{
	Names: map[Status]fault.Text{
		Pending: {FR: "En attente de récéption", EN: "Awaiting collection"},
		Ordered: {FR: "Réceptionné", EN: "Collected"},
	},
	Member: "recoveryStatus", NoSuch: ErrNoSuchMove, NotYours: ErrHandOver, Moved: ErrMoved,
})

// Transitions are those by which a role may move the return now.
func (r Return) Transitions(role stock.Role) []Transition {
	return table.Allowed(r.Status, role, r)
}

// Resolve finds the row of the table by which a role brings the return into another state, or the refusal.
func (r Return) Resolve(role stock.Role, to Status, comment string) (Transition, error) {
	return table.Resolve(r, r.Status, to, role, comment)
}

// CheckDelete refuses to take a return back that was handed over.
func (r Return) CheckDelete() error {
	if r.Status != Pending {
		return table.About(r.Status, ErrHandedOver)
	}
	return nil
}
