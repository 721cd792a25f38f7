package domain

import (
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/states"
)

// RecoveryStatus of a stock return: the codes of specification 3, stockRecovery_status.
type RecoveryStatus string

// The states of a return.
const (
	RecoveryPending RecoveryStatus = "pending"
	RecoveryOrdered RecoveryStatus = "ordered" // handed over
)

// RecoveryStatuses lists every state.
func RecoveryStatuses() []RecoveryStatus { return []RecoveryStatus{RecoveryPending, RecoveryOrdered} }

// Codes lists every state.
func (RecoveryStatus) Codes() []RecoveryStatus { return RecoveryStatuses() }

// Effects of handing over.
const (
	EffectDepart   states.Effect = "goods_leave"
	EffectAnnounce states.Effect = "announced_at_the_other_warehouse" // of a return that moves its goods
)

// RecoveryTransition is a row of the state table.
type RecoveryTransition = states.Transition[RecoveryStatus, stock.Role]

// RecoveryTable is the state table of stock returns (domain 6.1). The API, the buttons and the documents read this one.
func RecoveryTable() *document.Table[RecoveryStatus, stock.Role, Recovery] { return recoveryTable }

var recoveryTable = document.New(states.Definition[RecoveryStatus, stock.Role, Recovery]{ //nolint:gochecknoglobals // read only
	States: RecoveryStatuses(),
	Roles:  stock.EveryRole(),
	Begins: map[RecoveryStatus]string{RecoveryPending: "asked for by its supplier or an admin"},
	Ends:   map[RecoveryStatus]string{RecoveryPending: "deleted, its goods given back", RecoveryOrdered: ""},
	Transitions: []RecoveryTransition{{
		From: RecoveryPending, To: RecoveryOrdered, By: stock.Keepers(),
		Effects: []states.Effect{EffectDepart, EffectAnnounce},
	}},
}, document.Terms[RecoveryStatus]{
	Names: map[RecoveryStatus]fault.Text{
		RecoveryPending: {FR: "En attente de récéption", EN: "Awaiting collection"},
		RecoveryOrdered: {FR: "Réceptionné", EN: "Collected"},
	},
	Member: "recoveryStatus", NoSuch: ErrNoSuchRecoveryMove, NotYours: ErrHandOver, Moved: ErrRecoveryMoved,
})

// Transitions are those by which a role may move the return now.
func (r Recovery) Transitions(role stock.Role) []RecoveryTransition {
	return recoveryTable.Allowed(r.Status, role, r)
}

// CheckMove refuses what the state table does not let a role do.
func (r Recovery) CheckMove(role stock.Role, to RecoveryStatus) error {
	_, err := recoveryTable.Resolve(r, r.Status, to, role, "")
	return err
}

// CheckDelete refuses to take a return back that was handed over.
func (r Recovery) CheckDelete() error {
	if r.Status != RecoveryPending {
		return recoveryTable.About(r.Status, ErrRecoveryHandedOver)
	}
	return nil
}
