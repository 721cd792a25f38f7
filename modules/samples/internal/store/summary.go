package store

import (
	"context"
	"fmt"
	"time"

	"millesime/modules/samples/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Summary counts a scope's requests since an instant, and those that wait whatever their age.
func (s *Store) Summary(ctx context.Context, scope lists.Scope, since time.Time) (domain.Summary, error) {
	var sums struct {
		Pending, Asked, Accepted, Tasted, Rated, Ratings, Sold int64
	}
	err := db.InScope(s.db.Read().NewSelect().TableExpr("sample_requests AS r"), scope, "r", "created_at").
		ColumnExpr("COUNT(CASE WHEN r.status = ? THEN 1 END) AS pending", domain.Pending).
		ColumnExpr("COUNT(CASE WHEN r.created_at >= ? THEN 1 END) AS asked", since).
		ColumnExpr("COUNT(CASE WHEN r.created_at >= ? AND r.status IN (?, ?) THEN 1 END) AS accepted", since, domain.Valid, domain.Ordering).
		ColumnExpr("COUNT(CASE WHEN r.created_at >= ? AND r.delivered_at IS NOT NULL THEN 1 END) AS tasted", since).
		ColumnExpr("COUNT(CASE WHEN r.created_at >= ? AND r.rating > 0 THEN 1 END) AS rated", since).
		ColumnExpr("COALESCE(SUM(CASE WHEN r.created_at >= ? THEN r.rating END), 0) AS ratings", since).
		ColumnExpr("COUNT(CASE WHEN r.created_at >= ? AND r.sale_order_id IS NOT NULL THEN 1 END) AS sold", since).
		Scan(ctx, &sums)
	if err != nil {
		return domain.Summary{}, fmt.Errorf("sum sample requests: %w", err)
	}
	return domain.Summary{
		Since: since, Pending: sums.Pending, Asked: sums.Asked, Accepted: sums.Accepted, Tasted: sums.Tasted,
		Rated: sums.Rated, Ratings: sums.Ratings, Sold: sums.Sold,
	}, nil
}
