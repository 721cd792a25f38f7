package domain

import (
	"slices"

	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/states"
)

// Status of a receipt: the codes of specification 3, receipt_status.
type Status string

// The states of a receipt.
const (
	Processing Status = "processing" // announced
	Warehouse  Status = "warehouse"  // arrived, waits to be counted
	Partiel    Status = "partiel"    // counted in part
	Complete   Status = "complete"
	Canceled   Status = "canceled"
)

// Statuses lists every state.
func Statuses() []Status { return []Status{Processing, Warehouse, Partiel, Complete, Canceled} }

// OpenStatuses are those of receipts that may still bring something.
func OpenStatuses() []Status { return []Status{Processing, Warehouse, Partiel} }

// Codes lists every state.
func (Status) Codes() []Status { return Statuses() }

// IsOpen tells whether goods may still come.
func (s Status) IsOpen() bool { return slices.Contains(OpenStatuses(), s) }

// Countable tells whether the goods are there to be counted.
func (s Status) Countable() bool { return s == Warehouse || s == Partiel }

// The guard and the effects of the state table.
const (
	GuardCounted  states.Guard  = "something_was_counted"
	GuardMissing  states.Guard  = "missing_by_a_corrected_count"
	EffectArrived states.Effect = "note_arrival"
	EffectRedate  states.Effect = "redate_promises"
)

// Transition is a row of the state table.
type Transition = states.Transition[Status, stock.Role]

// Table is the state table of domain 6.1. The API, the buttons and the documents read this one.
func Table() *document.Table[Status, stock.Role, Receipt] { return table }

var table = document.New(states.Definition[Status, stock.Role, Receipt]{ //nolint:gochecknoglobals // read only
	States: Statuses(),
	Roles:  []stock.Role{stock.RoleKeeper, stock.RoleSupplier, stock.RoleKeeperAdmin, stock.RoleAdmin},
	Begins: map[Status]string{Processing: "announced by a supplier or an admin"},
	Ends:   map[Status]string{Complete: "", Canceled: ""},
	Transitions: []Transition{
		{From: Processing, To: Warehouse, By: stock.Keepers(), Effects: []states.Effect{EffectArrived}},
		{From: Processing, To: Canceled, By: stock.EveryRole(), Reason: true, Effects: []states.Effect{EffectRedate}},
		{From: Warehouse, To: Partiel, By: stock.Keepers(), Alone: true, Guards: []states.Guard{GuardCounted}},
		{From: Warehouse, To: Complete, By: stock.Keepers(), Effects: []states.Effect{EffectRedate}},
		{From: Warehouse, To: Canceled, By: stock.EveryRole(), Reason: true, Effects: []states.Effect{EffectRedate}},
		{From: Partiel, To: Complete, By: stock.Keepers(), Effects: []states.Effect{EffectRedate}},
		{
			From: Complete, To: Partiel, By: stock.Keepers(), Reason: true, Alone: true, Guards: []states.Guard{GuardMissing},
			Effects: []states.Effect{EffectRedate},
		},
	},
	Guards: map[states.Guard]func(Receipt, Status) error{
		GuardCounted: func(r Receipt, _ Status) error {
			if r.Received+r.Damaged == 0 {
				return ErrNothingCounted
			}
			return nil
		},
		GuardMissing: func(r Receipt, _ Status) error {
			if !r.Reopens {
				return ErrCorrectCount
			}
			return nil
		},
	},
}, document.Terms[Status]{
	Names: map[Status]fault.Text{ // specification 3, rulings
		Processing: {FR: "En attente", EN: "Expected"},
		Warehouse:  {FR: "Arrivée, à compter", EN: "Arrived, to be counted"},
		Partiel:    {FR: "Partiellement receptionné", EN: "Partially received"},
		Complete:   {FR: "Réceptionné", EN: "Received"},
		Canceled:   {FR: "Annulé", EN: "Canceled"},
	},
	Member: "receiptStatus", NoSuch: ErrNoSuchMove, NotYours: ErrNotYourMove, Moved: ErrMovedMeanwhile,
})
