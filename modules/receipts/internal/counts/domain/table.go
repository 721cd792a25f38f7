package domain

import (
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/states"
)

// Status is a state of a counting session.
type Status string

// The states of a session.
const (
	Open     = Status(receiptsevents.CountOpen)
	Review   = Status(receiptsevents.CountReview)
	Approved = Status(receiptsevents.CountApproved)
	Canceled = Status(receiptsevents.CountCanceled)
)

// Statuses lists every state.
func Statuses() []Status {
	return []Status{Open, Review, Approved, Canceled}
}

// Codes lists every state.
func (Status) Codes() []Status { return Statuses() }

// Ended tells whether nothing follows.
func (s Status) Ended() bool { return s == Approved || s == Canceled }

// The guards and effects of the state table.
const (
	GuardCountedOnce states.Guard  = "a_product_was_counted"
	GuardProposed    states.Guard  = "proposed_by_the_supplier"
	EffectCorrect    states.Effect = "levels_are_corrected"
	EffectRecount    states.Effect = "differences_are_counted_again"
)

// Transition is a row of the state table.
type Transition = states.Transition[Status, stock.Role]

// Table is the state table of counting sessions (domain 6.1). The API, the buttons and the documents read this one.
func Table() *document.Table[Status, stock.Role, Session] { return table }

var table = document.New(states.Definition[Status, stock.Role, Session]{ //nolint:gochecknoglobals // read only
	States: Statuses(),
	Roles:  stock.EveryRole(),
	Begins: map[Status]string{Open: "begun by who keeps the warehouse, or proposed by a supplier at Dartess"},
	Ends:   map[Status]string{Approved: "", Canceled: ""},
	Transitions: []Transition{
		{From: Open, To: Review, By: stock.Keepers(), Guards: []states.Guard{GuardCountedOnce}},
		{From: Open, To: Review, By: proposers(), Reason: true, Guards: []states.Guard{GuardProposed, GuardCountedOnce}},
		{From: Open, To: Canceled, By: stock.Keepers()},
		{From: Open, To: Canceled, By: proposers(), Guards: []states.Guard{GuardProposed}},
		{From: Review, To: Open, By: stock.Keepers(), Alone: true, Effects: []states.Effect{EffectRecount}},
		{
			From: Review, To: Open, By: proposers(), Alone: true, Guards: []states.Guard{GuardProposed},
			Effects: []states.Effect{EffectRecount},
		},
		{From: Review, To: Approved, By: stock.Keepers(), Alone: true, Effects: []states.Effect{EffectCorrect}},
		{From: Review, To: Canceled, By: stock.Keepers(), Reason: true},
		{From: Review, To: Canceled, By: proposers(), Guards: []states.Guard{GuardProposed}},
	},
	Guards: map[states.Guard]func(Session, Status) error{
		GuardCountedOnce: func(s Session, _ Status) error {
			if s.Totals.Counted == 0 {
				return ErrEmpty
			}
			return nil
		},
		GuardProposed: func(s Session, _ Status) error {
			if !s.Proposed {
				return ErrOfDartess
			}
			return nil
		},
	},
}, document.Terms[Status]{
	Names: map[Status]fault.Text{
		Open:     {FR: "En cours de comptage", EN: "Being counted"},
		Review:   {FR: "À vérifier", EN: "To be reviewed"},
		Approved: {FR: "Validé", EN: "Approved"},
		Canceled: {FR: "Annulé", EN: "Canceled"},
	},
	Member: "countStatus", NoSuch: ErrNoSuchMove, NotYours: ErrOfKeeper, Moved: ErrMoved,
})

// proposers propose to who keeps the warehouse what they counted there of their own.
func proposers() []stock.Role { return []stock.Role{stock.RoleSupplier} }

// Transitions are those by which a role may move the session now.
func (s Session) Transitions(role stock.Role) []Transition {
	return table.Allowed(s.Status, role, s)
}

// Resolve finds the row of the table by which a role brings the session into another state, or the refusal.
func (s Session) Resolve(role stock.Role, to Status, comment string) (Transition, error) {
	return table.Resolve(s, s.Status, to, role, comment)
}

// CheckCount refuses entries of who does not count here, and those that come when counting is over.
func (s Session) CheckCount(role stock.Role) error {
	switch {
	case role == stock.RoleAdmin:
		return ErrOfKeeper
	case role == stock.RoleSupplier && !s.Proposed:
		return ErrOfDartess
	case s.Status != Open:
		return table.Refuse(ErrClosed, s.Status)
	default:
		return nil
	}
}

// CheckBegin refuses a session of who neither keeps the warehouse nor has goods there.
func CheckBegin(role stock.Role) error {
	if role == stock.RoleAdmin {
		return ErrOfKeeper
	}
	return nil
}
