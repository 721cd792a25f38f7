package demo

import (
	"context"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/db"
)

type incidentRow struct {
	bun.BaseModel `bun:"table:order_incidents"`

	ID           int64 `bun:",pk"`
	OrderID      int64
	Kind         string
	Comment      string
	FromStatus   string
	ClaimUntil   *time.Time
	OpenedAt     time.Time
	OpenedBy     int64
	OpenedByName string

	SettledAt     *time.Time
	SettledBy     int64
	SettledByName string
}

type incidentLineRow struct {
	bun.BaseModel `bun:"table:order_incident_lines"`

	ID          int64 `bun:",pk"`
	IncidentID  int64
	OrderItemID int64
	ShipmentID  int64 `bun:",nullzero"`
	Quantity    int64
	Reason      string
	Outcome     string
}

// incidents gathers what was reported.
type incidents struct {
	rows  []incidentRow
	lines []incidentLineRow
	last  int64
}

// claimDays is how long a carrier answers for what it broke or lost.
const claimDays = 3

// add reports what the order's timeline ends with, on the line that is credited of it, or its first one, in the last of its parcels that
// holds as much.
func (n *incidents) add(o *order, held []shipmentLineRow) {
	at := slices.IndexFunc(o.steps, func(p step) bool { return p.to == incident })
	if at < 0 {
		return
	}
	report, l := o.steps[at], o.lines[max(0, slices.IndexFunc(o.lines, func(l *line) bool { return l.credited > 0 }))]
	reported := map[string]struct {
		kind  string
		units int64
	}{
		brokenBottles: {"damaged", 2}, missingCarton: {"missing", 6}, otherVintage: {"wrong", 6}, stainedLabels: {"quality", 6},
	}[report.reason]
	n.last++
	row := incidentRow{
		ID: n.last, OrderID: o.id, Kind: reported.kind, Comment: report.reason, FromStatus: o.steps[at-1].to,
		OpenedAt: report.at, OpenedBy: report.by.row.ID, OpenedByName: report.by.display,
	}
	if reported.kind == "damaged" || reported.kind == "missing" {
		delivered := o.steps[slices.IndexFunc(o.steps, func(p step) bool { return p.to == shipped })].at
		until := clock.StartOf(clock.DateOf(delivered), claimDays+1).Add(-time.Second)
		row.ClaimUntil = &until
	}
	line := incidentLineRow{
		ID: n.last, IncidentID: n.last, OrderItemID: l.id, Quantity: min(reported.units, l.quantity), Reason: report.reason,
	}
	if l.credited > 0 {
		settled := &o.steps[at+1]
		row.SettledAt, row.SettledBy, row.SettledByName = &settled.at, settled.by.row.ID, settled.by.display
		line.Quantity, line.Outcome = l.credited, "credit"
	}
	for _, h := range held {
		if h.OrderItemID == line.OrderItemID && h.Quantity >= line.Quantity {
			line.ShipmentID = h.ShipmentID
		}
	}
	n.rows, n.lines = append(n.rows, row), append(n.lines, line)
}

func (n *incidents) flush(ctx context.Context, tx *db.Tx) error {
	if err := writeAll(ctx, tx, put(n.rows), put(n.lines)); err != nil {
		return err
	}
	n.rows, n.lines = n.rows[:0], n.lines[:0]
	return nil
}
