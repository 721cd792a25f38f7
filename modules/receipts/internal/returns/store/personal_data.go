package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/returns/domain"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
)

// Steps reads what a person did of stock returns, or an admin through somebody.
func (s *Store) Steps(ctx context.Context, userID int64) ([]domain.PersonalStep, error) {
	return timeline.Acts(ctx, s.db, steps(), userID,
		func(number string, act document.Act[domain.Status]) domain.PersonalStep {
			return domain.PersonalStep{Return: number, Act: act}
		})
}

// Forget blanks what people are called and wrote about stock returns; what left stays.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewUpdate().TableExpr("stock_recoveries").Set("comment = ''").Set("search_text = LOWER(number)").
		Where(`id IN (SELECT recovery_id FROM stock_recovery_steps
 WHERE from_status = '' AND (actor_id IN (?0) OR impersonator_id IN (?0)))`, bun.List(userIDs)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget what people wrote on stock returns: %w", err)
	}
	return timeline.Forget(ctx, tx, steps().Steps, "comment", userIDs)
}
