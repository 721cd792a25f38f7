package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
)

// CountBusiness counts orders in some states by the people who buy or sell in them.
func (s *Store) CountBusiness(
	ctx context.Context, tx *db.Tx, userIDs []int64, states []domain.Status,
) (map[int64]int, error) {
	counts := make(map[int64]int, len(userIDs))
	for _, party := range []string{"customer_id", "supplier_id"} {
		var rows []struct {
			UserID int64
			Count  int
		}
		err := tx.IDB().NewSelect().TableExpr("orders AS o").
			ColumnExpr("o.? AS user_id, count(*) AS count", bun.Ident(party)).
			Where("o.? IN (?)", bun.Ident(party), bun.List(userIDs)).Where("o.status IN (?)", bun.List(states)).
			GroupExpr("o.?", bun.Ident(party)).Scan(ctx, &rows)
		if err != nil {
			return nil, fmt.Errorf("count open orders: %w", err)
		}
		for _, row := range rows {
			counts[row.UserID] += row.Count
		}
	}
	return counts, nil
}
