package db

import (
	"context"

	"github.com/uptrace/bun"
)

// Total is how many rows a query finds. It stops counting at most, so that a long list does not cost its length.
func (d *DB) Total(ctx context.Context, query *bun.SelectQuery, most int64) (int64, error) {
	var total int64
	err := d.read.NewSelect().TableExpr("(?) AS first", query.ColumnExpr("1").Limit(most)).ColumnExpr("count(*)").Scan(ctx, &total)
	return total, err
}
