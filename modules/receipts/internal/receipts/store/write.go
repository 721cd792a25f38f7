// Package store keeps receipts in the database; its row types never leave it.
package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Store keeps receipts with what was counted of them, their papers and their timelines.
type Store struct {
	db    *db.DB
	files Files
}

// Files are told which of them rows name (files.Store).
type Files interface {
	Keep(ctx context.Context, tx *db.Tx, kept ...string) error
}

// New makes a store.
func New(d *db.DB, f Files) *Store { return &Store{db: d, files: f} }

// Add writes a receipt with its lines, and notes the ids and the number that they are given.
func (s *Store) Add(ctx context.Context, tx *db.Tx, r *domain.Receipt, step domain.Step) (err error) {
	if r.Number, err = (db.Series{Name: "receipt_numbers", Prefix: "REC"}).Next(ctx, tx, step.At); err != nil {
		return err
	}
	row := newReceiptRow(*r)
	row.CreatedBy, row.ImpersonatorID = step.ActorID, step.Impersonator
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return fmt.Errorf("write receipt: %w", err)
	}
	r.ID = row.ID
	if err := s.AddLines(ctx, tx, r.ID, 0, r.Lines); err != nil {
		return err
	}
	if err := addLineLots(ctx, tx, r.Lines); err != nil {
		return err
	}
	return s.AddStep(ctx, tx, r.ID, step)
}

// AddLines writes lines behind those that are there, and notes their ids.
func (s *Store) AddLines(ctx context.Context, tx *db.Tx, receiptID int64, from int, lines []domain.Line) error {
	rows := make([]lineRow, 0, len(lines))
	for n, l := range lines {
		rows = append(rows, newLineRow(receiptID, from+n, l))
	}
	if err := db.Insert(ctx, tx, rows, "write receipt lines"); err != nil {
		return err
	}
	for n := range rows {
		lines[n].ID = rows[n].ID
	}
	return nil
}

// ReplaceLines writes the lines that a receipt has now: those known are changed, others added, and removed ones deleted.
func (s *Store) ReplaceLines(ctx context.Context, tx *db.Tx, receiptID int64, lines []domain.Line, removed []int64) error {
	if len(removed) > 0 {
		for _, of := range []struct{ table, key string }{{"receipt_line_lots", "line_id"}, {"receipt_lines", "id"}} { // lots before their lines
			_, err := tx.IDB().NewDelete().TableExpr(of.table).Where("? IN (?)", bun.Ident(of.key), bun.List(removed)).Exec(ctx)
			if err != nil {
				return fmt.Errorf("delete receipt lines: %w", err)
			}
		}
	}
	for n, l := range lines {
		if l.ID == 0 {
			if err := s.AddLines(ctx, tx, receiptID, n, lines[n:n+1]); err != nil {
				return err
			}
			continue
		}
		row := newLineRow(receiptID, n, l)
		_, err := tx.IDB().NewUpdate().Model(&row).Column("position", "expected", "lot", "vintage", "best_before").WherePK().Exec(ctx)
		if err != nil {
			return fmt.Errorf("change a receipt line: %w", err)
		}
	}
	return replaceLineLots(ctx, tx, receiptID, lines)
}

// Count writes what was counted of lines, and what the lines have now.
func (s *Store) Count(
	ctx context.Context, tx *db.Tx, receiptID int64, counted []domain.CountedLine, lines []domain.Line, step domain.Step,
) error {
	photos := lists.Each(counted, func(l domain.CountedLine) string { return l.Photo })
	if err := s.files.Keep(ctx, tx, photos...); err != nil {
		return err
	}
	rows := lists.Each(counted, func(l domain.CountedLine) countRow { return newCountRow(receiptID, l, step) })
	if err := db.Insert(ctx, tx, rows, "write counts"); err != nil {
		return err
	}
	return countLines(ctx, tx, lines)
}

// countLines writes what lines have now.
func countLines(ctx context.Context, tx *db.Tx, lines []domain.Line) error {
	for part := range db.Parts(lines) {
		rows := lists.Each(part, func(l domain.Line) bun.TupleValues {
			return bun.Tuple([]any{l.ID, l.Received, l.Damaged, l.Lot, l.Vintage, l.BestBefore, l.Note})
		})
		_, err := tx.IDB().NewRaw(`WITH l (id, received, damaged, lot, vintage, best_before, note) AS (VALUES ?) UPDATE receipt_lines
 SET received = l.received, damaged = l.damaged, lot = l.lot, vintage = l.vintage, best_before = l.best_before, note = l.note
 FROM l WHERE receipt_lines.id = l.id`, bun.List(rows)).Exec(ctx)
		if err != nil {
			return fmt.Errorf("count receipt lines: %w", err)
		}
	}
	return nil
}

// Change writes the header and the state of a locked receipt with its timeline entry.
func (s *Store) Change(ctx context.Context, tx *db.Tx, r domain.Receipt, step domain.Step) error {
	row := newReceiptRow(r)
	row.UpdatedAt = step.At
	_, err := tx.IDB().NewUpdate().Model(&row).
		Column("status", "expected_on", "carrier", "tracking_number", "reference", "duty_status", "arc", "comment").
		Column("arrived_at", "updated_at", "search_text").
		Set("version = r.version + 1").WherePK().Exec(ctx)
	if err != nil {
		return fmt.Errorf("change receipt: %w", err)
	}
	return s.AddStep(ctx, tx, r.ID, step)
}

// AddStep writes an entry of a receipt's timeline.
func (s *Store) AddStep(ctx context.Context, tx *db.Tx, receiptID int64, step domain.Step) error {
	row := newStepRow(receiptID, step)
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	return db.Wrap(err, "write receipt timeline")
}
