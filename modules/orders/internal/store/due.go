package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// DueOrders gives the ids of some orders whose time has come, those that wait longest first.
func (s *Store) DueOrders(ctx context.Context, now time.Time, limit int64) ([]int64, error) {
	var ids []int64
	err := s.db.Read().NewSelect().TableExpr("orders AS o").ColumnExpr("o.id").
		Where("o.due_at <= ?", now).OrderExpr("o.due_at, o.id").Limit(limit).Scan(ctx, &ids)
	if err != nil {
		return nil, fmt.Errorf("find due orders: %w", err)
	}
	return ids, nil
}

// Postpone looks at orders again at an instant; those that moved meanwhile keep their own.
func (s *Store) Postpone(ctx context.Context, tx *db.Tx, ids []int64, until time.Time) error {
	if len(ids) == 0 {
		return nil
	}
	_, err := tx.IDB().NewUpdate().TableExpr("orders").Set("due_at = ?", until).
		Where("id IN (?)", bun.List(ids)).Where("due_at < ?", until).Exec(ctx)
	if err != nil {
		return fmt.Errorf("postpone due orders: %w", err)
	}
	return nil
}
