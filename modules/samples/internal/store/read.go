package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/samples/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// sortColumns are the columns that lists sort by.
func sortColumns() map[string]string {
	return map[string]string{
		domain.SortCreatedAt: "created_at", domain.SortProduct: "product_name", domain.SortCustomer: "customer_name",
		domain.SortSupplier: "supplier_name", domain.SortStatus: "status",
	}
}

// List reads a page of a scope.
func (s *Store) List(ctx context.Context, scope lists.Scope, filter domain.Filter) (lists.Page[domain.Request], error) {
	found, err := db.List[requestRow](ctx, s.db, db.Listing{
		What: "sample requests", Rows: filtered(db.InScope(s.db.Read().NewSelect().Model((*requestRow)(nil)), scope, "r", "created_at"), filter), Alias: "r",
		Sorts: sortColumns(), Part: filter.Part, Stale: domain.ErrCursor,
	})
	return lists.Map(found, requestRow.request), err
}

func filtered(q *bun.SelectQuery, f domain.Filter) *bun.SelectQuery {
	q = db.Among(q, "r.status IN (?)", f.Statuses)
	q = db.Among(q, "r.supplier_id IN (?)", f.Suppliers)
	q = db.Among(q, "r.customer_id IN (?)", f.Customers)
	return db.HoldingWords(q, "r.search_text", f.Search)
}

// Request reads one of a scope with its timeline.
func (s *Store) Request(ctx context.Context, scope lists.Scope, id int64) (domain.Request, error) {
	var row requestRow
	err := db.InScope(s.db.Read().NewSelect().Model(&row), scope, "r", "created_at").Where("r.id = ?", id).Scan(ctx)
	if err := db.Found(err, domain.ErrNotFound, "read sample request"); err != nil {
		return domain.Request{}, err
	}
	r := row.request()
	r.Timeline, err = steps().Of(ctx, s.db, id)
	return r, err
}

// Open finds the open request of a buyer for a product; nil when there is none.
func (s *Store) Open(ctx context.Context, customerID, productID int64) (*domain.Request, error) {
	var row requestRow
	err := s.db.Read().NewSelect().Model(&row).
		Where("r.customer_id = ? AND r.product_id = ? AND r.is_open", customerID, productID).Scan(ctx)
	if db.NotFound(err) {
		return nil, nil
	}
	open := row.request()
	return &open, db.Wrap(err, "find open sample request")
}

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
