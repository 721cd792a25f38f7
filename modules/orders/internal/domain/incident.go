package domain

import "time"

// IncidentKind is what went wrong.
type IncidentKind string

// The kinds of incidents.
const (
	IncidentDamaged    IncidentKind = "damaged"
	IncidentMissing    IncidentKind = "missing"
	IncidentWrong      IncidentKind = "wrong"
	IncidentQuality    IncidentKind = "quality"
	IncidentWithdrawal IncidentKind = "withdrawal" // of an individual, accepted by law
)

// IncidentKinds lists them.
func IncidentKinds() []IncidentKind {
	return []IncidentKind{IncidentDamaged, IncidentMissing, IncidentWrong, IncidentQuality, IncidentWithdrawal}
}

// Codes lists every kind.
func (IncidentKind) Codes() []IncidentKind { return IncidentKinds() }

// LineOutcome is how a line of an incident was settled.
type LineOutcome string

// The outcomes.
const (
	OutcomeReplace   LineOutcome = "replace"    // sent again
	OutcomeCredit    LineOutcome = "credit"     // by a credit note
	OutcomeRefund    LineOutcome = "refund"     // money back
	OutcomeGoodsBack LineOutcome = "goods_back" // the goods return into the stock
	OutcomeRejected  LineOutcome = "rejected"   // with a reason
)

// LineOutcomes lists them.
func LineOutcomes() []LineOutcome {
	return []LineOutcome{OutcomeReplace, OutcomeCredit, OutcomeRefund, OutcomeGoodsBack, OutcomeRejected}
}

// Codes lists every outcome.
func (LineOutcome) Codes() []LineOutcome { return LineOutcomes() }

// OrderIncident is a complaint about lines of an order, from the report to its settlement.
type OrderIncident struct {
	ID         int64
	Kind       IncidentKind
	Comment    string
	From       Status // where the order was
	ClaimUntil time.Time
	OpenedAt   time.Time
	OpenedBy   Signature
	SettledAt  time.Time // zero: open
	SettledBy  Signature
	Lines      []IncidentLine
}

// Open tells that it is not settled.
func (i OrderIncident) Open() bool { return i.SettledAt.IsZero() }

// IncidentLine is what is wrong with one line of the order.
type IncidentLine struct {
	ID             int64
	ItemID         int64
	Quantity       int64
	Reason         string
	PhotoID        int64       // 0: none
	Outcome        LineOutcome // "" while it is open
	OutcomeComment string
}
