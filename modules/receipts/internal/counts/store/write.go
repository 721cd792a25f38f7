// Package store keeps counting sessions in the database; its row types never leave it.
package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/counts/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Store keeps counting sessions with their lines, entries and timelines.
type Store struct {
	db *db.DB
}

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

// Add writes a session with its lines and first step, and gives its id.
func (s *Store) Add(
	ctx context.Context, tx *db.Tx, one domain.Session, lines []domain.Line, step domain.Step,
) (int64, error) {
	var err error
	if one.Number, err = (db.Series{Name: "count_numbers", Prefix: "INV"}).Next(ctx, tx, one.CreatedAt); err != nil {
		return 0, err
	}
	row := newSessionRow(one)
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return 0, fmt.Errorf("write counting session: %w", err)
	}
	if err := addLines(ctx, tx, row.ID, lines); err != nil {
		return 0, err
	}
	return row.ID, steps().Add(ctx, tx, row.ID, step)
}

func addLines(ctx context.Context, tx *db.Tx, id int64, lines []domain.Line) error {
	rows := lists.Each(lines, func(line domain.Line) lineRow { return newLineRow(id, line) })
	return db.Insert(ctx, tx, rows, "write lines of a counting session")
}

// WriteLines writes what lines of a session have become; those without an id are added to it.
func (s *Store) WriteLines(ctx context.Context, tx *db.Tx, id int64, lines []domain.Line) error {
	var added []domain.Line
	for _, line := range lines {
		if line.ID == 0 {
			added = append(added, line)
			continue
		}
		row := newLineRow(id, line)
		_, err := tx.IDB().NewUpdate().Model(&row).Column("counted", "previous", "expected", "recount", "counted_at", "correction_id",
			"moved", "difference", "value_cents").WherePK().Exec(ctx)
		if err != nil {
			return fmt.Errorf("write a line of a counting session: %w", err)
		}
	}
	return addLines(ctx, tx, id, added)
}

// Recount begins another round for some lines of a session, or for all that differ.
func (s *Store) Recount(ctx context.Context, tx *db.Tx, id int64, chosen []int64) error {
	_, err := tx.IDB().NewUpdate().Model((*lineRow)(nil)).Set("recount = FALSE").Where("count_id = ? AND recount", id).Exec(ctx)
	if err != nil {
		return fmt.Errorf("end the recount of lines: %w", err)
	}
	query := tx.IDB().NewUpdate().Model((*lineRow)(nil)).Set("recount = TRUE").Set("previous = counted").Set("counted = NULL").
		Set("difference = 0").Set("value_cents = 0").Where("count_id = ?", id)
	if len(chosen) > 0 {
		query = query.Where("product_id IN (?)", bun.List(chosen))
	} else {
		query = query.Where("difference <> 0")
	}
	_, err = query.Exec(ctx)
	return db.Wrap(err, "count lines again")
}

// NoteCorrected writes that the differences of a session were corrected, but for those of some products.
func (s *Store) NoteCorrected(ctx context.Context, tx *db.Tx, id int64, except []int64) error {
	query := tx.IDB().NewUpdate().Model((*lineRow)(nil)).Set("corrected = difference").Where("count_id = ? AND difference <> 0", id)
	if len(except) > 0 {
		query = query.Where("product_id NOT IN (?)", bun.List(except))
	}
	_, err := query.Exec(ctx)
	return db.Wrap(err, "note corrected lines")
}

// AddEntries writes what somebody counted.
func (*Store) AddEntries(ctx context.Context, tx *db.Tx, id int64, entries []domain.Entry) error {
	rows := lists.Each(entries, func(entry domain.Entry) entryRow { return newEntryRow(id, entry) })
	return db.Insert(ctx, tx, rows, "write entries of a counting session")
}

// Move writes another state of a session. One that ended lets its products be counted elsewhere.
func (s *Store) Move(ctx context.Context, tx *db.Tx, one domain.Session, step domain.Step) error {
	row := newSessionRow(one)
	row.UpdatedAt = step.At
	if _, err := tx.IDB().NewUpdate().Model(&row).Column("status", "round", "ended_at", "updated_at").WherePK().Exec(ctx); err != nil {
		return fmt.Errorf("move counting session: %w", err)
	}
	if one.Status.Ended() {
		_, err := tx.IDB().NewUpdate().Model((*lineRow)(nil)).Set("is_open = FALSE").Where("count_id = ?", one.ID).Exec(ctx)
		if err != nil {
			return fmt.Errorf("close lines of a counting session: %w", err)
		}
	}
	return steps().Add(ctx, tx, one.ID, step)
}
