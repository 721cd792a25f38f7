package domain

import (
	"time"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// IncidentKind is what went wrong.
type IncidentKind string

// The kinds of incidents.
const (
	IncidentDamaged    = IncidentKind(ordersevents.Damaged)
	IncidentMissing    = IncidentKind(ordersevents.Missing)
	IncidentWrong      = IncidentKind(ordersevents.Wrong)
	IncidentQuality    = IncidentKind(ordersevents.Quality)
	IncidentWithdrawal = IncidentKind(ordersevents.Withdrawal)
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
	OutcomeReplace   LineOutcome = "replace" // sent again
	OutcomeCredit    LineOutcome = "credit"  // by a credit note
	OutcomeRefund    LineOutcome = "refund"  // money back
	OutcomeGoodsBack             = LineOutcome(ordersevents.GoodsBack)
	OutcomeRejected  LineOutcome = "rejected" // with a reason

	// OutcomeWithdrawn settles what was in dispute of an order that its customer withdrew from: nobody chooses it.
	OutcomeWithdrawn = LineOutcome(ordersevents.Withdrawn)
)

// LineOutcomes lists those that a seller chooses.
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
	OpenedBy   auth.Signature
	SettledAt  time.Time // zero: open
	SettledBy  auth.Signature
	Lines      []IncidentLine
}

// Open tells that it is not settled.
func (i OrderIncident) Open() bool { return i.SettledAt.IsZero() }

// Units that an incident is about.
func (i OrderIncident) Units() int64 {
	var units int64
	for _, l := range i.Lines {
		units += l.Quantity
	}
	return units
}

// LinesWith are what has one outcome, by line of the order.
func (i OrderIncident) LinesWith(outcome LineOutcome) []ShipmentLine {
	var lines []ShipmentLine
	for _, l := range i.Lines {
		if l.Outcome == outcome {
			lines = append(lines, ShipmentLine{ItemID: l.ItemID, Quantity: l.Quantity})
		}
	}
	return lines
}

// IncidentLine is what is wrong with one line of the order.
type IncidentLine struct {
	ID             int64
	ItemID         int64
	ShipmentID     int64 // the parcel that it is about; 0: none, before anything left or before incidents named theirs
	Quantity       int64
	Reason         string
	PhotoID        int64       // 0: none
	Outcome        LineOutcome // "" while it is open
	OutcomeComment string
}

// ErrNoPhoto covers "not there" and "not yours" alike.
var ErrNoPhoto = fault.New("orders.no_photo", fault.NotFound, "Cette photo est introuvable.", "This photo cannot be found.")
