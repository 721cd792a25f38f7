package domain

import (
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/states"
)

// SessionStatus is a state of a counting session.
type SessionStatus string

// The states of a session.
const (
	SessionOpen     = SessionStatus(receiptsevents.CountOpen)
	SessionReview   = SessionStatus(receiptsevents.CountReview)
	SessionApproved = SessionStatus(receiptsevents.CountApproved)
	SessionCanceled = SessionStatus(receiptsevents.CountCanceled)
)

// SessionStatuses lists every state.
func SessionStatuses() []SessionStatus {
	return []SessionStatus{SessionOpen, SessionReview, SessionApproved, SessionCanceled}
}

// Codes lists every state.
func (SessionStatus) Codes() []SessionStatus { return SessionStatuses() }

// Ended tells whether nothing follows.
func (s SessionStatus) Ended() bool { return s == SessionApproved || s == SessionCanceled }

// The guards and effects of the state table.
const (
	GuardCountedOnce states.Guard  = "a_product_was_counted"
	GuardProposed    states.Guard  = "proposed_by_the_supplier"
	EffectCorrect    states.Effect = "levels_are_corrected"
	EffectRecount    states.Effect = "differences_are_counted_again"
)

// SessionTransition is a row of the state table.
type SessionTransition = states.Transition[SessionStatus, stock.Role]

// SessionTable is the state table of counting sessions (domain 6.1). The API, the buttons and the documents read this one.
func SessionTable() *document.Table[SessionStatus, stock.Role, Session] { return sessionTable }

var sessionTable = document.New(states.Definition[SessionStatus, stock.Role, Session]{ //nolint:gochecknoglobals // read only
	States: SessionStatuses(),
	Roles:  stock.EveryRole(),
	Begins: map[SessionStatus]string{SessionOpen: "begun by who keeps the warehouse, or proposed by a supplier at Dartess"},
	Ends:   map[SessionStatus]string{SessionApproved: "", SessionCanceled: ""},
	Transitions: []SessionTransition{
		{From: SessionOpen, To: SessionReview, By: stock.Keepers(), Guards: []states.Guard{GuardCountedOnce}},
		{From: SessionOpen, To: SessionReview, By: proposers(), Reason: true, Guards: []states.Guard{GuardProposed, GuardCountedOnce}},
		{From: SessionOpen, To: SessionCanceled, By: stock.Keepers()},
		{From: SessionOpen, To: SessionCanceled, By: proposers(), Guards: []states.Guard{GuardProposed}},
		{From: SessionReview, To: SessionOpen, By: stock.Keepers(), Alone: true, Effects: []states.Effect{EffectRecount}},
		{
			From: SessionReview, To: SessionOpen, By: proposers(), Alone: true, Guards: []states.Guard{GuardProposed},
			Effects: []states.Effect{EffectRecount},
		},
		{From: SessionReview, To: SessionApproved, By: stock.Keepers(), Alone: true, Effects: []states.Effect{EffectCorrect}},
		{From: SessionReview, To: SessionCanceled, By: stock.Keepers(), Reason: true},
		{From: SessionReview, To: SessionCanceled, By: proposers(), Guards: []states.Guard{GuardProposed}},
	},
	Guards: map[states.Guard]func(Session, SessionStatus) error{
		GuardCountedOnce: func(s Session, _ SessionStatus) error {
			if s.Totals.Counted == 0 {
				return ErrSessionEmpty
			}
			return nil
		},
		GuardProposed: func(s Session, _ SessionStatus) error {
			if !s.Proposed {
				return ErrSessionOfDartess
			}
			return nil
		},
	},
}, document.Terms[SessionStatus]{
	Names: map[SessionStatus]fault.Text{
		SessionOpen:     {FR: "En cours de comptage", EN: "Being counted"},
		SessionReview:   {FR: "À vérifier", EN: "To be reviewed"},
		SessionApproved: {FR: "Validé", EN: "Approved"},
		SessionCanceled: {FR: "Annulé", EN: "Canceled"},
	},
	Member: "countStatus", NoSuch: ErrNoSuchSessionMove, NotYours: ErrSessionOfKeeper, Moved: ErrSessionMoved,
})

// proposers propose to who keeps the warehouse what they counted there of their own.
func proposers() []stock.Role { return []stock.Role{stock.RoleSupplier} }

// Transitions are those by which a role may move the session now.
func (s Session) Transitions(role stock.Role) []SessionTransition {
	return sessionTable.Allowed(s.Status, role, s)
}

// Resolve finds the row of the table by which a role brings the session into another state, or the refusal.
func (s Session) Resolve(role stock.Role, to SessionStatus, comment string) (SessionTransition, error) {
	return sessionTable.Resolve(s, s.Status, to, role, comment)
}

// CheckCount refuses entries of who does not count here, and those that come when counting is over.
func (s Session) CheckCount(role stock.Role) error {
	switch {
	case role == stock.RoleAdmin:
		return ErrSessionOfKeeper
	case role == stock.RoleSupplier && !s.Proposed:
		return ErrSessionOfDartess
	case s.Status != SessionOpen:
		return sessionTable.Refuse(ErrSessionClosed, s.Status)
	default:
		return nil
	}
}

// CheckBegin refuses a session of who neither keeps the warehouse nor has goods there.
func CheckBegin(role stock.Role) error {
	if role == stock.RoleAdmin {
		return ErrSessionOfKeeper
	}
	return nil
}
