package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/domain"
	"millesime/platform/db"
)

// Steps reads what a person did to receipts, or an admin through somebody.
func (s *Store) Steps(ctx context.Context, userID int64) ([]domain.PersonalStep, error) {
	var rows []struct {
		receiptStepRow

		Number string
	}
	err := s.db.Read().NewSelect().TableExpr("receipt_steps AS t").Join("JOIN receipts AS r ON r.id = t.receipt_id").
		ColumnExpr("t.from_status, t.to_status, t.changed, t.comment, t.created_at, r.number").
		Where("(t.actor_id = ? OR t.impersonator_id = ?)", userID, userID).OrderExpr("t.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read a person's receipt steps: %w", err)
	}
	steps := make([]domain.PersonalStep, 0, len(rows))
	for _, row := range rows {
		steps = append(steps, domain.PersonalStep{
			Receipt: row.Number, From: row.FromStatus, To: row.ToStatus, Changed: row.Changed, Comment: row.Comment, At: row.CreatedAt.UTC(),
		})
	}
	return steps, nil
}

// Forget blanks what people are called and wrote; what came and was counted stays.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	for _, column := range []string{"actor", "impersonator"} {
		_, err := tx.IDB().NewUpdate().TableExpr("receipt_steps").Set("? = ''", bun.Ident(column+"_name")).Set("comment = ''").
			Where("? IN (?)", bun.Ident(column+"_id"), bun.List(userIDs)).Exec(ctx)
		if err != nil {
			return fmt.Errorf("forget the receipt steps of people: %w", err)
		}
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
	if err != nil {
		return fmt.Errorf("forget what people noted while counting: %w", err)
	}
	return nil
}
