package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/domain"
	"millesime/platform/db"
)

// RecoverySteps reads what a person did of stock returns, or an admin through somebody.
func (s *Store) RecoverySteps(ctx context.Context, userID int64) ([]domain.PersonalRecoveryStep, error) {
	var rows []struct {
		recoveryStepRow

		Number, Asked string
	}
	err := s.db.Read().NewSelect().TableExpr("stock_recovery_steps AS vs").Join("JOIN stock_recoveries AS v ON v.id = vs.recovery_id").
		ColumnExpr("vs.from_status, vs.to_status, vs.comment, vs.created_at, v.number, v.comment AS asked").
		Where("(vs.actor_id = ? OR vs.impersonator_id = ?)", userID, userID).OrderExpr("vs.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read a person's stock returns: %w", err)
	}
	steps := make([]domain.PersonalRecoveryStep, 0, len(rows))
	for _, row := range rows {
		step := domain.PersonalRecoveryStep{
			Return: row.Number, From: row.FromStatus, To: row.ToStatus, Comment: row.Comment, At: row.CreatedAt.UTC(),
		}
		if step.From == "" {
			step.Comment = row.Asked
		}
		steps = append(steps, step)
	}
	return steps, nil
}

// ForgetRecoveries blanks what people are called and wrote about stock returns; what left stays.
func (s *Store) ForgetRecoveries(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewUpdate().TableExpr("stock_recoveries").Set("comment = ''").Set("search_text = LOWER(number)").
		Where("id IN (SELECT recovery_id FROM stock_recovery_steps WHERE from_status = '' AND actor_id IN (?))", bun.List(userIDs)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget what people wrote on stock returns: %w", err)
	}
	return forgetActors(ctx, tx, "stock_recovery_steps", "comment", userIDs)
}

// forgetActors blanks, in rows that name who did something, the names of people and what they wrote in a column.
func forgetActors(ctx context.Context, tx *db.Tx, table, wrote string, userIDs []int64) error {
	for _, person := range []string{"actor", "impersonator"} {
		_, err := tx.IDB().NewUpdate().TableExpr(table).Set("? = ''", bun.Ident(person+"_name")).Set("? = ''", bun.Ident(wrote)).
			Where("? IN (?)", bun.Ident(person+"_id"), bun.List(userIDs)).Exec(ctx)
		if err != nil {
			return fmt.Errorf("forget who acted in %s: %w", table, err)
		}
	}
	return nil
}
