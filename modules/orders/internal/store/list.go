package store

import (
	"context"
	"fmt"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/fold"
)

// countLimit: totals are exact to 10,000 and no query counts more rows than one beyond (architecture rule 13).
const countLimit = 10_000

// column of a sort key; only these names reach SQL.
func column(sort string) string {
	switch sort {
	case domain.SortNumber:
		return "number"
	case domain.SortTotal:
		return "total_tax_excl_cents"
	case domain.SortStatus:
		return "status"
	case domain.SortCustomer:
		return "customer_name"
	case domain.SortSupplier:
		return "supplier_name"
	default:
		return "created_at"
	}
}

// List reads a page of a scope.
func (s *Store) List(ctx context.Context, scope domain.Scope, filter domain.Filter) (domain.List, error) {
	var rows []listRow
	query := filtered(inScope(s.db.Read().NewSelect().Model(&rows), scope), filter)
	total, err := countCapped(ctx, s.db.Read(), query)
	if err != nil {
		return domain.List{}, err
	}
	query, err = paged(query, filter)
	if err != nil {
		return domain.List{}, err
	}
	if err := query.Scan(ctx); err != nil {
		return domain.List{}, fmt.Errorf("list orders: %w", err)
	}
	list := domain.List{Total: min(total, countLimit), Capped: total > countLimit}
	if filter.Limit > 0 && len(rows) > filter.Limit {
		rows = rows[:filter.Limit]
		list.Next = cursorOf(rows[len(rows)-1].summaryRow, filter.Sort)
	}
	for _, row := range rows {
		list.Orders = append(list.Orders, row.summary())
	}
	return list, nil
}

func filtered(q *bun.SelectQuery, f domain.Filter) *bun.SelectQuery {
	q = q.Where("o.status IN (?)", bun.List(f.Statuses))
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
		q = q.Where("o.search_text LIKE ? ESCAPE '!'", likePattern(word))
	}
	return q
}

// likePattern finds a word anywhere; what it holds of LIKE's own signs stands for itself.
func likePattern(word string) string {
	return "%" + strings.NewReplacer("!", "!!", "%", "!%", "_", "!_").Replace(word) + "%"
}

func countCapped(ctx context.Context, idb bun.IDB, query *bun.SelectQuery) (int64, error) {
	var total int64
	capped := query.Clone().ExcludeColumn("*").ColumnExpr("1").Limit(countLimit + 1)
	err := idb.NewSelect().TableExpr("(?) AS counted", capped).ColumnExpr("COUNT(*)").Scan(ctx, &total)
	if err != nil {
		return 0, fmt.Errorf("count orders: %w", err)
	}
	return total, nil
}

// paged sorts and cuts; one row more than asked for tells whether there is a next page.
func paged(q *bun.SelectQuery, f domain.Filter) (*bun.SelectQuery, error) {
	direction, beyond := "ASC", ">"
	if f.Descending {
		direction, beyond = "DESC", "<"
	}
	name := column(f.Sort)
	q = q.OrderExpr("o.? ?, o.id ?", bun.Ident(name), bun.Safe(direction), bun.Safe(direction))
	if f.After != "" {
		value, id, err := parseCursor(f.After, f.Sort)
		if err != nil {
			return nil, err
		}
		q = q.Where("(o.?, o.id) ? (?, ?)", bun.Ident(name), bun.Safe(beyond), value, id)
	}
	if f.Limit > 0 {
		q = q.Limit(int64(f.Limit) + 1).Offset(int64(f.Offset))
	}
	return q, nil
}
