// Package store keeps stock returns in the database; its row types never leave it.
package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/returns/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Store keeps stock returns with their lines and timelines.
type Store struct {
	db *db.DB
}

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

// Add writes a return with its lines and first step, and gives it its id and number. words are what it is found by
// besides.
func (s *Store) Add(ctx context.Context, tx *db.Tx, r *domain.Return, step domain.Step, words []string) error {
	var err error
	if r.Number, err = (db.Series{Name: "recovery_numbers", Prefix: "RET"}).Next(ctx, tx, r.CreatedAt); err != nil {
		return err
	}
	row := newReturnRow(*r, words)
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return fmt.Errorf("write stock return: %w", err)
	}
	r.ID = row.ID
	lines := lists.Each(r.Lines, func(line domain.Line) lineRow {
		return lineRow{RecoveryID: r.ID, ProductID: line.ProductID, Quantity: line.Quantity, Lot: line.Lot}
	})
	if err := db.Insert(ctx, tx, lines, "write stock return lines"); err != nil {
		return err
	}
	return steps().Add(ctx, tx, r.ID, step)
}

// HandOver writes that a return's goods left, with the receipt that was announced of them, if any.
func (s *Store) HandOver(ctx context.Context, tx *db.Tx, id int64, step domain.Step, receiptID int64) error {
	row := returnRow{ID: id, Status: step.To, ReceiptID: receiptID, OrderedAt: step.At, UpdatedAt: step.At}
	_, err := tx.IDB().NewUpdate().Model(&row).Column("status", "receipt_id", "ordered_at", "updated_at").WherePK().Exec(ctx)
	if err != nil {
		return fmt.Errorf("hand over stock return: %w", err)
	}
	return steps().Add(ctx, tx, id, step)
}

// Remove deletes a return with its lines and timeline.
func (s *Store) Remove(ctx context.Context, tx *db.Tx, id int64) error {
	if err := steps().Remove(ctx, tx, id); err != nil {
		return err
	}
	for _, of := range []struct {
		model any
		key   string
	}{{(*lineRow)(nil), "recovery_id"}, {(*returnRow)(nil), "id"}} {
		if _, err := tx.IDB().NewDelete().Model(of.model).Where("? = ?", bun.Ident(of.key), id).Exec(ctx); err != nil {
			return fmt.Errorf("delete stock return: %w", err)
		}
	}
	return nil
}
