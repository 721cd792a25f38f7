// Package domain holds the rules of counting sessions: their state table, entries and corrections.
package domain

import (
	"time"

	"millesime/modules/products/productsapi"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Session is a counting of a part of one supplier's stock in one warehouse.
type Session struct {
	ID         int64
	Number     string // INV-2026-000001
	SupplierID int64
	Warehouse  string
	Label      string
	Blind      bool // who counts does not see what is expected
	Proposed   bool // by the supplier at Dartess, for an admin to confirm
	Status     Status
	Round      int64 // of counting, the first is 1
	CreatedAt  time.Time
	EndedAt    time.Time // zero: not ended yet

	Totals   Totals
	Timeline []Step // of one session, not in lists

	Supplier usersapi.Party // as of now, for reading
}

// Totals sum up the lines of a session.
type Totals struct {
	Lines, Counted, Different int64       // lines
	Missing, Surplus          int64       // units, both positive
	MissingValue              money.Cents // at list price
	SurplusValue              money.Cents
}

// Line is what was counted of one product.
type Line struct {
	ID         int64
	ProductID  int64
	Counted    *int64      // nil: not counted
	Previous   *int64      // of the round before, when it is counted again
	Expected   int64       // on hand when its count began; before, when the session began
	Recount    bool        // asked for in this round
	CountedAt  time.Time   // zero: not yet
	Correction int64       // the last correction in the ledger when its count began; 0: none
	Moved      bool        // stock came or left between two of its places: the sum tells nothing
	Price      money.Cents // list price excl. tax
	Corrected  int64       // units, once approved

	Product productsapi.Product // for reading
}

// Difference of what was counted to what was expected; 0 of what was not counted.
func (l Line) Difference() int64 {
	if l.Counted == nil {
		return 0
	}
	return *l.Counted - l.Expected
}

// Value of the difference at list price; below 0 of what is missing.
func (l Line) Value() money.Cents {
	if missing := -l.Difference(); missing > 0 {
		return -l.Price.Times(missing)
	}
	return l.Price.Times(l.Difference())
}

// Entry is what somebody counted of a product in one place. Entries add up, so that several people count at once.
type Entry struct {
	ID        int64
	ProductID int64
	Units     int64 // below 0: takes back what was entered too much
	Lot       string
	Place     string
	Note      string
	Round     int64
	At        time.Time
	auth.Signature

	Product productsapi.Product // for reading
}

// Step is an entry of the timeline.
type Step = document.Step[Status]

// Sort keys of the list of sessions.
const (
	SortCreatedAt = "createdAt"
	SortNumber    = "number"
	SortStatus    = "status"
)

// Filter narrows the list of sessions; its sorts are Sort… keys.
type Filter = stock.Filter[Status]

// LineView is a part of the lines of a session that people look at together.
type LineView string

// The views.
const (
	LinesCounted   LineView = "counted"
	LinesUncounted LineView = "uncounted"
	LinesDifferent LineView = "different"
	LinesRecount   LineView = "recount"
)

// LineViews lists every view.
func LineViews() []LineView {
	return []LineView{LinesCounted, LinesUncounted, LinesDifferent, LinesRecount}
}

// Sort keys of the lines of a session.
const (
	SortLineName       = "name"
	SortLineDifference = "difference"
	SortLineValue      = "value"
)

// LineFilter narrows the lines of a session; empty parts do not narrow.
type LineFilter struct {
	View   LineView
	Search string

	lists.Part // its sorts are SortLine… keys
}

// Hides tells whether figures are kept from who counts now.
func (s Session) Hides() bool { return s.Blind && s.Status == Open }

// MayCount tells whether an actor may enter what it counts.
func (s Session) MayCount(a auth.Actor) bool {
	return s.CheckCount(stock.RoleOf(a, s.Warehouse)) == nil
}
