package store

import (
	"context"
	"fmt"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
)

// countLimit: totals are exact to 10,000 and no query counts more rows than one beyond (architecture rule 13).
const countLimit = 10_000

// sortOf finds the column of a sort key.
func sortOf(key string) db.Sort {
	switch key {
	case domain.SortNumber:
		return db.Sort{Column: "number"}
	case domain.SortTotal:
		return db.Sort{Column: "total_tax_excl_cents", Kind: db.SortNumber}
	case domain.SortTotalIncl:
		return db.Sort{Column: "total_tax_incl_cents", Kind: db.SortNumber}
	case domain.SortStatus:
		return db.Sort{Column: "status"}
	case domain.SortCustomer:
		return db.Sort{Column: "customer_name"}
	case domain.SortSupplier:
		return db.Sort{Column: "supplier_name"}
	case domain.SortValidUntil:
		return db.Sort{Column: "valid_until", Kind: db.SortInstant}
	default:
		return db.Sort{Column: "created_at", Kind: db.SortInstant}
	}
}

func sortsOf(f domain.Filter) db.Sorts { return db.SortsBy(f.Sorts, sortOf) }

func sortValue(row summaryRow, sort string) any {
	switch sort {
	case domain.SortNumber:
		return row.Number
	case domain.SortTotal:
		return int64(row.TotalTaxExcl)
	case domain.SortTotalIncl:
		return int64(row.TotalTaxIncl)
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

// List reads a page of a scope, and how many it holds. One that is gathered is read in one statement as if it were short, since
// finding it is what costs; should it be long, it is read again along its sort.
func (s *Store) List(ctx context.Context, scope domain.Scope, filter domain.Filter) (domain.List, error) {
	t, err := s.terms(ctx, scope, filter)
	if err != nil {
		return domain.List{}, err
	}
	if gathers(scope, t) && !s.db.KnownLong(s.gather(scope, filter, t, "o.id"), countLimit+1) {
		list, err := s.page(ctx, scope, filter, t, 0)
		first := filter.After == "" && filter.Offset == 0
		if err != nil || list.Total <= countLimit && (first || len(list.Orders) > 0) {
			return list, err
		}
	}
	total, err := s.count(ctx, scope, filter, t, countLimit)
	if err != nil || total == 0 && filter.After == "" {
		return domain.List{}, err
	}
	list, err := s.page(ctx, scope, filter, t, total)
	list.Total, list.Capped = min(total, countLimit), total > countLimit
	return list, err
}

// page reads a page of a list that holds so many orders, and the total of one that is gathered.
func (s *Store) page(ctx context.Context, scope domain.Scope, filter domain.Filter, t terms, total int64) (domain.List, error) {
	var rows []listRow
	query, err := s.pageQuery(scope, filter, t, total)
	if err != nil {
		return domain.List{}, domain.ErrCursor.Because(err)
	}
	if err := query.Model(&rows).Scan(ctx); err != nil {
		return domain.List{}, fmt.Errorf("list orders: %w", err)
	}
	list := domain.List{}
	if len(rows) > 0 {
		list.Total = rows[0].Found
	}
	if filter.Limit > 0 && len(rows) > filter.Limit {
		rows = rows[:filter.Limit]
		last := rows[len(rows)-1].summaryRow
		list.Next = sortsOf(filter).After(last.ID, func(key string) any { return sortValue(last, key) })
	}
	for _, row := range rows {
		list.Orders = append(list.Orders, row.summary())
	}
	return list, nil
}

// count tells how many a list holds, one beyond the limit when there are more.
func (s *Store) count(ctx context.Context, scope domain.Scope, filter domain.Filter, t terms, limit int64) (int64, error) {
	total, err := s.db.Total(ctx, s.gather(scope, filter, t, "o.id"), limit+1)
	if err != nil {
		return 0, fmt.Errorf("count orders: %w", err)
	}
	return total, nil
}
