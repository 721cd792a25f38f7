package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/lists"
)

func steps() timeline.Table[domain.Status] {
	return timeline.Table[domain.Status]{Steps: "receipt_steps", Key: "receipt_id", Documents: "receipts", Title: "number"}
}

// Steps reads what a person did to receipts, or an admin through somebody.
func (s *Store) Steps(ctx context.Context, userID int64) ([]domain.PersonalStep, error) {
	type act struct {
		timeline.Act[domain.Status]

		Changed []string `bun:"type:jsonb"`
	}
	acts, err := timeline.ActsOf[act](ctx, s.db, steps(), userID, "changed")
	return lists.Each(acts, func(a act) domain.PersonalStep {
		return domain.PersonalStep{Receipt: a.Title, Act: a.Row.Act(), Changed: a.Changed}
	}), err
}

// Forget blanks what people are called and wrote; what came and was counted stays.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if err := timeline.Forget(ctx, tx, steps().Steps, "comment", userIDs); err != nil {
		return err
	}
	_, err := tx.IDB().NewUpdate().TableExpr("receipts").Set("comment = ''").
		Where("created_by IN (?0) OR impersonator_id IN (?0)", bun.List(userIDs)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget what people wrote on receipts: %w", err)
	}
	if err := forgetDocuments(ctx, tx, userIDs); err != nil {
		return err
	}
	counted := tx.IDB().NewSelect().Model((*countRow)(nil)).Column("line_id").
		Where("c.actor_id IN (?0) OR c.impersonator_id IN (?0)", bun.List(userIDs))
	if _, err = tx.IDB().NewUpdate().TableExpr("receipt_lines").Set("note = ''").Where("id IN (?)", counted).Exec(ctx); err != nil {
		return fmt.Errorf("forget what people noted on lines: %w", err)
	}
	_, err = tx.IDB().NewUpdate().Model((*countRow)(nil)).Set("note = ''").Set("photo = ''").
		Where("actor_id IN (?0) OR impersonator_id IN (?0)", bun.List(userIDs)).Exec(ctx)
	return db.Wrap(err, "forget what people noted while counting")
}
