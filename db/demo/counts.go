package demo

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/gtin"
)

// States of a counting session.
const (
	countOpen     = string(receiptsevents.CountOpen)
	countReview   = string(receiptsevents.CountReview)
	countApproved = string(receiptsevents.CountApproved)
	countCanceled = string(receiptsevents.CountCanceled)
)

// stocktake is a counting session that somebody holds.
type stocktake struct {
	warehouse, status, label string
	blind, byAdmin           bool
	days                     int // since it began
	products, counted        int
	missing                  []int64 // units that the first products lack; below 0: surplus
	comment                  string  // of the last step
}

// stocktakes are those of fournisseur@'s goods: in each state, held by itself, proposed to Dartess and held by Dartess.
func stocktakes() []stocktake {
	return []stocktake{
		{"supplier", countApproved, "Inventaire annuel", true, false, 52, 12, 12, []int64{2, -1, 6}, "Casse non déclarée."},
		{"dartess", countApproved, "Contrôle tournant, travée 4", false, true, 27, 6, 6, []int64{1}, ""},
		{"supplier", countCanceled, "Essai", false, false, 24, 3, 1, nil, "Compté dans la mauvaise cave."},
		{"dartess", countReview, "Écart constaté au retour du salon", false, false, 4, 2, 2, []int64{3}, "Trois bouteilles manquent à notre relevé."},
		{"supplier", countReview, "Rosés et blancs", true, false, 2, 8, 7, []int64{4, -2}, ""},
		{"supplier", countOpen, "Cave nord", true, false, 0, 10, 4, nil, ""},
		{"dartess", countOpen, "Contrôle tournant, travée 7", false, true, 0, 5, 2, nil, ""},
	}
}

// makeCounts lets fournisseur@ and Dartess count. What approved sessions corrected stands in the ledger.
func (w *world) makeCounts() {
	s := newSource(streamCounts)
	seller := w.suppliers[0]
	taken := map[int64]bool{} // counted in an open session, or corrected: a product is counted in one at a time
	for _, one := range stocktakes() {
		begun := w.now.AddDate(0, 0, -one.days).Add(-time.Duration(s.between(60, 300)) * time.Minute)
		by := seller.person
		if one.byAdmin {
			by = w.people[adminID-1]
		}
		c := countRow{
			ID: int64(len(w.counts.sessions) + 1), SupplierID: seller.row.ID, Warehouse: one.warehouse, Label: one.label, Blind: one.blind,
			Proposed: one.warehouse == "dartess" && !one.byAdmin, Status: one.status, Round: 1, CreatedAt: begun, UpdatedAt: begun,
		}
		c.Number = fmt.Sprintf("INV-%d-%06d", begun.In(clock.Paris).Year(), c.ID)
		c.SearchText = fold.Text(c.Number + " " + c.Label)
		for _, p := range seller.products {
			if len(w.counts.of(c.ID)) == one.products {
				break
			}
			isOpen := one.status == countOpen || one.status == countReview
			if p.row.Warehouse == one.warehouse && !p.recent && p.stock.open == nil && p.stock.available >= 60 && !(isOpen && taken[p.row.ID]) {
				differs := w.lineOf(c, p, one, by, begun.Add(time.Hour))
				taken[p.row.ID] = taken[p.row.ID] || isOpen || differs
			}
		}
		w.stepsOf(&c, one, by, seller)
		w.counts.sessions = append(w.counts.sessions, c)
	}
}

// lineOf adds a product to a session, counted or not, and tells whether it differs.
func (w *world) lineOf(c countRow, p *product, one stocktake, by *person, at time.Time) (differs bool) {
	n := len(w.counts.of(c.ID))
	expected := p.stock.available + p.stock.reserved
	line := countLineRow{
		ID: int64(len(w.counts.lines) + 1), CountID: c.ID, ProductID: p.row.ID, Name: fold.Text(p.row.Name),
		SearchText: fold.Text(p.row.Name + " " + p.row.Reference + " " + gtin.Spellings(p.row.EAN) + " " + p.row.Appellation), Expected: expected,
		PriceCents: int64(p.list), IsOpen: one.status == countOpen || one.status == countReview,
	}
	if n < one.counted {
		counted := expected
		if n < len(one.missing) {
			counted -= one.missing[n]
		}
		line.Counted, line.CountedAt, line.Difference = &counted, &at, counted-expected
		line.ValueCents = line.Difference * line.PriceCents
		w.counts.entries = append(w.counts.entries, countEntryRow{
			ID: int64(len(w.counts.entries) + 1), CountID: c.ID, ProductID: p.row.ID, Round: 1, Units: counted,
			Place: fmt.Sprintf("Allée %c%d", 'A'+rune(n%4), n/4+1), ActorID: by.row.ID, ActorName: by.display, CreatedAt: at,
		})
	}
	if one.status == countApproved && line.Difference != 0 {
		line.Corrected = line.Difference
		w.ledger.movements = append(w.ledger.movements, movementRow{
			ProductID: p.row.ID, Kind: "correction", OnHandDelta: line.Difference, Reason: c.Number, ActorID: by.row.ID, CreatedAt: at.Add(2 * time.Hour),
		})
		p.stock.arrived += line.Difference // so the opening makes up for it
	}
	w.counts.lines = append(w.counts.lines, line)
	return line.Difference != 0
}

// stepsOf is the timeline of a session.
func (w *world) stepsOf(c *countRow, one stocktake, by *person, seller *supplier) {
	step := func(from, to, comment string, by *person, hours int) {
		at := c.CreatedAt.Add(time.Duration(hours) * time.Hour)
		w.counts.steps = append(w.counts.steps, countStepRow{
			ID: int64(len(w.counts.steps) + 1), CountID: c.ID, FromStatus: from, ToStatus: to, ActorID: by.row.ID, ActorName: by.display,
			Comment: comment, CreatedAt: at,
		})
		c.UpdatedAt = at
		if to == countApproved || to == countCanceled {
			c.EndedAt = &at
		}
	}
	step("", countOpen, "", by, 0)
	switch one.status {
	case countReview:
		step(countOpen, countReview, one.comment, by, 2)
	case countApproved:
		step(countOpen, countReview, "", by, 2)
		step(countReview, countApproved, one.comment, by, 3)
	case countCanceled:
		step(countOpen, countCanceled, one.comment, seller.person, 1)
	}
}

// counts are the counting sessions of the set.
type counts struct {
	sessions []countRow
	lines    []countLineRow
	entries  []countEntryRow
	steps    []countStepRow
}

// of are the lines of a session.
func (c counts) of(id int64) []countLineRow {
	from := len(c.lines)
	for from > 0 && c.lines[from-1].CountID == id {
		from--
	}
	return c.lines[from:]
}

type countRow struct {
	bun.BaseModel `bun:"table:stock_counts"`

	ID               int64 `bun:",pk"`
	Number           string
	SupplierID       int64
	Warehouse, Label string
	Blind, Proposed  bool
	Status           string
	Round            int64
	SearchText       string
	CreatedAt        time.Time
	EndedAt          *time.Time
	UpdatedAt        time.Time
}

type countLineRow struct {
	bun.BaseModel `bun:"table:stock_count_lines"`

	ID, CountID, ProductID             int64
	Name, SearchText                   string
	Counted                            *int64
	Expected                           int64
	Recount                            bool
	CountedAt                          *time.Time
	Difference, PriceCents, ValueCents int64
	Corrected                          int64
	IsOpen                             bool
}

type countEntryRow struct {
	bun.BaseModel `bun:"table:stock_count_entries"`

	ID, CountID, ProductID, Round, Units int64
	Place                                string
	ActorID                              int64
	ActorName                            string
	CreatedAt                            time.Time
}

type countStepRow struct {
	bun.BaseModel `bun:"table:stock_count_steps"`

	ID, CountID          int64
	FromStatus, ToStatus string
	ActorID              int64
	ActorName, Comment   string
	CreatedAt            time.Time
}

// writeCounts makes the sessions when it is known what orders hold.
func (w *world) writeCounts(ctx context.Context, tx *db.Tx) error {
	w.makeCounts()
	return writeAll(ctx, tx, put(w.counts.sessions), put(w.counts.lines), put(w.counts.entries), put(w.counts.steps),
		countNumbers("count_numbers", int64(len(w.counts.sessions))))
}
