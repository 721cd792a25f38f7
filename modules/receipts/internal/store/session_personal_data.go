package store

import (
	"context"
	"fmt"

	"millesime/modules/receipts/internal/domain"
	"millesime/platform/db"
)

// CountSteps reads what a person did of counting sessions, or an admin through somebody.
func (s *Store) CountSteps(ctx context.Context, userID int64) ([]domain.PersonalCountStep, error) {
	var rows []struct {
		sessionStepRow

		Number string
	}
	err := s.db.Read().NewSelect().TableExpr("stock_count_steps AS cs").Join("JOIN stock_counts AS c ON c.id = cs.count_id").
		ColumnExpr("cs.from_status, cs.to_status, cs.comment, cs.created_at, c.number").
		Where("(cs.actor_id = ? OR cs.impersonator_id = ?)", userID, userID).OrderExpr("cs.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read a person's counting sessions: %w", err)
	}
	steps := make([]domain.PersonalCountStep, 0, len(rows))
	for _, row := range rows {
		steps = append(steps, domain.PersonalCountStep{
			Count: row.Number, From: row.FromStatus, To: row.ToStatus, Comment: row.Comment, At: row.CreatedAt.UTC(),
		})
	}
	return steps, nil
}

// CountEntries reads what a person counted, or an admin through somebody.
func (s *Store) CountEntries(ctx context.Context, userID int64) ([]domain.PersonalCountEntry, error) {
	var rows []struct {
		sessionEntryRow

		Number string
	}
	err := s.db.Read().NewSelect().TableExpr("stock_count_entries AS ce").Join("JOIN stock_counts AS c ON c.id = ce.count_id").
		ColumnExpr("ce.units, ce.lot, ce.place, ce.note, ce.created_at, c.number").
		Where("(ce.actor_id = ? OR ce.impersonator_id = ?)", userID, userID).OrderExpr("ce.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read what a person counted: %w", err)
	}
	entries := make([]domain.PersonalCountEntry, 0, len(rows))
	for _, row := range rows {
		entries = append(entries, domain.PersonalCountEntry{
			Count: row.Number, Units: row.Units, Lot: row.Lot, Place: row.Place, Note: row.Note, At: row.CreatedAt.UTC(),
		})
	}
	return entries, nil
}

// ForgetCounts blanks what people are called and wrote in counting sessions; what they counted stays.
func (s *Store) ForgetCounts(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if err := forgetActors(ctx, tx, "stock_count_steps", "comment", userIDs); err != nil {
		return err
	}
	return forgetActors(ctx, tx, "stock_count_entries", "note", userIDs)
}
