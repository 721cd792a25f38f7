package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/domain"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
)

func receiptSteps() timeline.Table[domain.Status] {
	return timeline.Table[domain.Status]{Steps: "receipt_steps", Key: "receipt_id", Documents: "receipts", Title: "number"}
}

// Steps reads what a person did to receipts, or an admin through somebody.
func (s *Store) Steps(ctx context.Context, userID int64) ([]domain.PersonalStep, error) {
	type act struct {
		timeline.Act[domain.Status]

		Changed []string `bun:"type:jsonb"`
	}
	acts, err := timeline.ActsOf[act](ctx, s.db, receiptSteps(), userID, "changed")
	steps := make([]domain.PersonalStep, 0, len(acts))
	for _, a := range acts {
		steps = append(steps, domain.PersonalStep{Receipt: a.Title, Act: a.Row.Act(), Changed: a.Changed})
	}
	return steps, err
}

// RecoverySteps reads what a person did of stock returns, or an admin through somebody.
func (s *Store) RecoverySteps(ctx context.Context, userID int64) ([]domain.PersonalRecoveryStep, error) {
	return timeline.Acts(ctx, s.db, recoverySteps(), userID,
		func(number string, act document.Act[domain.RecoveryStatus]) domain.PersonalRecoveryStep {
			return domain.PersonalRecoveryStep{Return: number, Act: act}
		})
}

// CountSteps reads what a person did of counting sessions, or an admin through somebody.
func (s *Store) CountSteps(ctx context.Context, userID int64) ([]domain.PersonalCountStep, error) {
	return timeline.Acts(ctx, s.db, sessionSteps(), userID,
		func(number string, act document.Act[domain.SessionStatus]) domain.PersonalCountStep {
			return domain.PersonalCountStep{Count: number, Act: act}
		})
}

// CountEntries reads what a person counted, or an admin through somebody.
func (s *Store) CountEntries(ctx context.Context, userID int64) ([]domain.PersonalCountEntry, error) {
	entries := []domain.PersonalCountEntry{}
	err := s.db.Read().NewSelect().TableExpr("stock_count_entries AS ce").Join("JOIN stock_counts AS c ON c.id = ce.count_id").
		ColumnExpr("c.number AS count, ce.units, ce.lot, ce.place, ce.note, ce.created_at AS at").
		Where("(ce.actor_id = ? OR ce.impersonator_id = ?)", userID, userID).OrderExpr("ce.id").Scan(ctx, &entries)
	if err != nil {
		return nil, fmt.Errorf("read what a person counted: %w", err)
	}
	for n := range entries {
		entries[n].At = entries[n].At.UTC()
	}
	return entries, nil
}

// Forget blanks what people are called and wrote; what came and was counted stays.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if err := timeline.Forget(ctx, tx, receiptSteps().Steps, "comment", userIDs); err != nil {
		return err
	}
	_, err := tx.IDB().NewUpdate().TableExpr("receipts").Set("comment = ''").Where("created_by IN (?)", bun.List(userIDs)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget what people wrote on receipts: %w", err)
	}
	if err := forgetDocuments(ctx, tx, userIDs); err != nil {
		return err
	}
	counted := tx.IDB().NewSelect().Model((*countRow)(nil)).Column("line_id").Where("c.actor_id IN (?)", bun.List(userIDs))
	if _, err = tx.IDB().NewUpdate().TableExpr("receipt_lines").Set("note = ''").Where("id IN (?)", counted).Exec(ctx); err != nil {
		return fmt.Errorf("forget what people noted on lines: %w", err)
	}
	_, err = tx.IDB().NewUpdate().Model((*countRow)(nil)).Set("note = ''").Set("photo = ''").
		Where("actor_id IN (?)", bun.List(userIDs)).Exec(ctx)
	return db.Wrap(err, "forget what people noted while counting")
}

// ForgetRecoveries blanks what people are called and wrote about stock returns; what left stays.
func (s *Store) ForgetRecoveries(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewUpdate().TableExpr("stock_recoveries").Set("comment = ''").Set("search_text = LOWER(number)").
		Where("id IN (SELECT recovery_id FROM stock_recovery_steps WHERE from_status = '' AND actor_id IN (?))", bun.List(userIDs)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget what people wrote on stock returns: %w", err)
	}
	return timeline.Forget(ctx, tx, recoverySteps().Steps, "comment", userIDs)
}

// ForgetCounts blanks what people are called and wrote in counting sessions; what they counted stays.
func (s *Store) ForgetCounts(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if err := timeline.Forget(ctx, tx, sessionSteps().Steps, "comment", userIDs); err != nil {
		return err
	}
	return timeline.Forget(ctx, tx, "stock_count_entries", "note", userIDs)
}
