package store

import (
	"context"
	"fmt"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
)

// countLimit: totals are exact to 10,000 and no query counts more rows than one beyond (architecture rule 13).
const countLimit = 10_000

// sortOf finds the column of a sort key.
func sortOf(f domain.Filter) db.Sort {
	s := db.Sort{Key: f.Sort, Descending: f.Descending}
	switch f.Sort {
	case domain.SortNumber:
		s.Column = "number"
	case domain.SortTotal:
		s.Column, s.Kind = "total_tax_excl_cents", db.SortNumber
	case domain.SortStatus:
		s.Column = "status"
	case domain.SortCustomer:
		s.Column = "customer_name"
	case domain.SortSupplier:
		s.Column = "supplier_name"
	case domain.SortValidUntil:
		s.Column, s.Kind = "valid_until", db.SortInstant
	default:
		s.Column, s.Kind = "created_at", db.SortInstant
	}
	return s
}

func sortValue(row summaryRow, sort string) any {
	switch sort {
	case domain.SortNumber:
		return row.Number
	case domain.SortTotal:
		return int64(row.TotalTaxExcl)
	case domain.SortStatus:
		return row.Status
	case domain.SortCustomer:
		return row.CustomerName
	case domain.SortSupplier:
		return row.SupplierName
	case domain.SortValidUntil:
		return row.ValidUntil
	default:
		return row.CreatedAt
	}
}

// List reads a page of a scope.
func (s *Store) List(ctx context.Context, scope domain.Scope, filter domain.Filter) (domain.List, error) {
	total, err := s.count(ctx, scope, filter, countLimit)
	if err != nil {
		return domain.List{}, err
	}
	list, err := s.page(ctx, scope, filter)
	list.Total, list.Capped = min(total, countLimit), total > countLimit
	return list, err
}

// page reads a page without counting what the list holds.
func (s *Store) page(ctx context.Context, scope domain.Scope, filter domain.Filter) (domain.List, error) {
	var rows []listRow
	query := filtered(inScope(s.db.Read().NewSelect().Model(&rows), scope), filter)
	sort := sortOf(filter)
	query, err := sort.Apply(query, "o", db.Part{After: filter.After, Offset: filter.Offset, Limit: filter.Limit})
	if err != nil {
		return domain.List{}, domain.ErrCursor.Because(err)
	}
	if err := query.Scan(ctx); err != nil {
		return domain.List{}, fmt.Errorf("list orders: %w", err)
	}
	list := domain.List{}
	if filter.Limit > 0 && len(rows) > filter.Limit {
		rows = rows[:filter.Limit]
		last := rows[len(rows)-1].summaryRow
		list.Next = sort.After(sortValue(last, filter.Sort), last.ID)
	}
	for _, row := range rows {
		list.Orders = append(list.Orders, row.summary())
	}
	return list, nil
}

func filtered(q *bun.SelectQuery, f domain.Filter) *bun.SelectQuery {
	q = q.Where("o.status IN (?)", bun.List(f.Statuses))
	if f.ToDo {
		q = q.Where("(o.status <> ? OR o.awaiting = ?)", domain.Quotation, domain.AwaitsSeller)
	}
	if f.Quoted {
		q = q.Where("o.quotation_number <> ''") // literally: a partial index holds these
	}
	if f.Awaiting != domain.AwaitsNobody {
		q = q.Where("o.awaiting = ?", f.Awaiting)
	}
	if len(f.Suppliers) > 0 {
		q = q.Where("o.supplier_id IN (?)", bun.List(f.Suppliers))
	}
	if len(f.Customers) > 0 {
		q = q.Where("o.customer_id IN (?)", bun.List(f.Customers))
	}
	if len(f.Origins) > 0 {
		q = q.Where("o.origin IN (?)", bun.List(f.Origins))
	}
	if !f.CreatedFrom.IsZero() {
		q = q.Where("o.created_at >= ?", f.CreatedFrom)
	}
	if !f.CreatedTo.IsZero() {
		q = q.Where("o.created_at < ?", f.CreatedTo)
	}
	for word := range strings.FieldsSeq(fold.Text(f.Search)) {
		q = q.Where(`o.search_text LIKE ? ESCAPE '\'`, db.Holding(word))
	}
	return q
}

// count tells how many a list holds, one beyond the limit when there are more.
func (s *Store) count(ctx context.Context, scope domain.Scope, filter domain.Filter, limit int64) (int64, error) {
	query := filtered(inScope(s.db.Read().NewSelect().TableExpr("orders AS o"), scope), filter)
	total, err := s.db.Total(ctx, query, limit+1)
	if err != nil {
		return 0, fmt.Errorf("count orders: %w", err)
	}
	return total, nil
}
