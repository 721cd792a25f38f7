package store

import (
	"context"
	"fmt"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/samples/internal/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
)

// countLimit: totals are exact to 10,000 and no query counts more rows than one beyond (architecture rule 13).
const countLimit = 10_000

// sortOf finds the column of a sort key.
func sortOf(key string) db.Sort {
	switch key {
	case domain.SortProduct:
		return db.Sort{Column: "product_name"}
	case domain.SortCustomer:
		return db.Sort{Column: "customer_name"}
	case domain.SortSupplier:
		return db.Sort{Column: "supplier_name"}
	case domain.SortStatus:
		return db.Sort{Column: "status"}
	default:
		return db.Sort{Column: "created_at", Kind: db.SortInstant}
	}
}

func sortValue(row requestRow, sort string) any {
	switch sort {
	case domain.SortProduct:
		return row.ProductName
	case domain.SortCustomer:
		return row.CustomerName
	case domain.SortSupplier:
		return row.SupplierName
	case domain.SortStatus:
		return row.Status
	default:
		return row.CreatedAt
	}
}

// List reads a page of a scope.
func (s *Store) List(ctx context.Context, scope domain.Scope, filter domain.Filter) (domain.List, error) {
	var rows []requestRow
	query := filtered(inScope(s.db.Read().NewSelect().Model(&rows), scope), filter)
	total, err := s.db.Total(ctx, query.Clone().ExcludeColumn("*"), countLimit+1)
	if err != nil {
		return domain.List{}, fmt.Errorf("count sample requests: %w", err)
	}
	sorts := db.SortsBy(filter.Sorts, sortOf)
	query, err = sorts.Apply(query, "r", db.Part{After: filter.After, Offset: filter.Offset, Limit: filter.Limit})
	if err != nil {
		return domain.List{}, domain.ErrCursor.Because(err)
	}
	if err := query.Scan(ctx); err != nil {
		return domain.List{}, fmt.Errorf("list sample requests: %w", err)
	}
	list := domain.List{Total: min(total, countLimit), Capped: total > countLimit}
	if filter.Limit > 0 && len(rows) > filter.Limit {
		rows = rows[:filter.Limit]
		last := rows[len(rows)-1]
		list.Next = sorts.After(last.ID, func(key string) any { return sortValue(last, key) })
	}
	for _, row := range rows {
		list.Requests = append(list.Requests, row.request())
	}
	return list, nil
}

func filtered(q *bun.SelectQuery, f domain.Filter) *bun.SelectQuery {
	if len(f.Statuses) > 0 {
		q = q.Where("r.status IN (?)", bun.List(f.Statuses))
	}
	if len(f.Suppliers) > 0 {
		q = q.Where("r.supplier_id IN (?)", bun.List(f.Suppliers))
	}
	if len(f.Customers) > 0 {
		q = q.Where("r.customer_id IN (?)", bun.List(f.Customers))
	}
	for word := range strings.FieldsSeq(fold.Text(f.Search)) {
		q = q.Where(`r.search_text LIKE ? ESCAPE '\'`, db.Holding(word))
	}
	return q
}

// Request reads one of a scope with its timeline.
func (s *Store) Request(ctx context.Context, scope domain.Scope, id int64) (domain.Request, error) {
	var row requestRow
	err := inScope(s.db.Read().NewSelect().Model(&row), scope).Where("r.id = ?", id).Scan(ctx)
	if db.NotFound(err) {
		return domain.Request{}, domain.ErrNotFound
	}
	if err != nil {
		return domain.Request{}, fmt.Errorf("read sample request: %w", err)
	}
	var steps []stepRow
	if err := s.db.Read().NewSelect().Model(&steps).Where("t.request_id = ?", id).Order("t.id").Scan(ctx); err != nil {
		return domain.Request{}, fmt.Errorf("read sample request timeline: %w", err)
	}
	r := row.request()
	for _, step := range steps {
		r.Timeline = append(r.Timeline, step.step())
	}
	return r, nil
}

// Open finds the open request of a buyer for a product.
func (s *Store) Open(ctx context.Context, customerID, productID int64) (domain.Request, bool, error) {
	var row requestRow
	err := s.db.Read().NewSelect().Model(&row).
		Where("r.customer_id = ? AND r.product_id = ? AND r.is_open", customerID, productID).Scan(ctx)
	if db.NotFound(err) {
		return domain.Request{}, false, nil
	}
	if err != nil {
		return domain.Request{}, false, fmt.Errorf("find open sample request: %w", err)
	}
	return row.request(), true, nil
}
