package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
)

// DueOrders gives the ids of some orders whose time has come, those that wait longest first.
func (s *Store) DueOrders(ctx context.Context, now time.Time, limit int64) ([]int64, error) {
	var ids []int64
	err := s.db.Read().NewSelect().TableExpr("orders AS o").ColumnExpr("o.id").
		Where("o.due_at <= ?", now).OrderExpr("o.due_at, o.id").Limit(limit).Scan(ctx, &ids)
	return ids, db.Wrap(err, "find due orders")
}

// Postpone looks at orders again at an instant; those that moved meanwhile keep their own.
func (s *Store) Postpone(ctx context.Context, tx *db.Tx, ids []int64, until time.Time) error {
	if len(ids) == 0 {
		return nil
	}
	_, err := tx.IDB().NewUpdate().TableExpr("orders").Set("due_at = ?", until).
		Where("id IN (?)", bun.List(ids)).Where("due_at < ?", until).Exec(ctx)
	return db.Wrap(err, "postpone due orders")
}

// remindTogether bounds one transaction; the next look takes the rest.
const remindTogether = 200

// MarkReminded notes that the end of some quotations is told, and gives them: those that end before an instant, nobody has
// revised since another, and whose revision nobody was reminded of.
func (s *Store) MarkReminded(ctx context.Context, tx *db.Tx, ends, revised time.Time) ([]domain.Summary, error) {
	var rows []listRow
	err := db.LockRows(tx.IDB().NewSelect(), tx).Model(&rows).
		Where("o.status = ? AND o.due_at <= ? AND o.updated_at <= ? AND o.reminded < o.revision", domain.Quotation, ends, revised).
		OrderExpr("o.id").Limit(remindTogether).Scan(ctx)
	if err != nil || len(rows) == 0 {
		return nil, wrapped(err, "find quotations that end")
	}
	found, ids := make([]domain.Summary, 0, len(rows)), make([]int64, 0, len(rows))
	for _, row := range rows {
		found, ids = append(found, row.summary()), append(ids, row.ID)
	}
	_, err = tx.IDB().NewUpdate().TableExpr("orders").Set("reminded = revision").Where("id IN (?)", bun.List(ids)).Exec(ctx)
	return found, wrapped(err, "mark reminded quotations")
}

func wrapped(err error, what string) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", what, err)
}
