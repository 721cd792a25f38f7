package store

import (
	"context"
	"fmt"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/gate"
	"millesime/platform/lists"
)

// sortColumns are the columns that lists sort by.
func sortColumns() map[string]string {
	return map[string]string{
		domain.SortCreatedAt: "created_at", domain.SortNumber: "number", domain.SortTotal: "total_tax_excl_cents",
		domain.SortTotalIncl: "total_tax_incl_cents", domain.SortStatus: "status", domain.SortCustomer: "customer_name",
		domain.SortSupplier: "supplier_name", domain.SortValidUntil: "valid_until",
	}
}

func (s *Store) sortsOf(f domain.Filter) db.Sorts {
	return db.SortsBy[listRow](s.db, f.Sorts, sortColumns())
}

// List reads a page of a scope, and how many it holds. One that is gathered is read in one statement as if it were short, since
// finding it is what costs; should it be long, it is read again along its sort.
func (s *Store) List(ctx context.Context, scope lists.Scope, filter domain.Filter) (lists.Page[domain.Summary], error) {
	t, err := s.terms(ctx, scope, filter)
	if err != nil {
		return lists.Page[domain.Summary]{}, err
	}
	if gathers(scope, t) && !s.db.KnownLong(s.gather(scope, filter, t, "o.id"), lists.MostCounted+1) {
		list, err := s.page(ctx, scope, filter, t, 0)
		first := filter.After == "" && filter.Offset == 0
		if err != nil || list.Total <= lists.MostCounted && (first || len(list.Rows) > 0) {
			return list, err
		}
	}
	total, err := s.count(ctx, scope, filter, t, lists.MostCounted)
	if err != nil || total == 0 && filter.After == "" {
		return lists.Page[domain.Summary]{}, err
	}
	list, err := s.page(ctx, scope, filter, t, total)
	list.Count(total)
	return list, err
}

// page reads a page of a list that holds so many orders, and the total of one that is gathered.
func (s *Store) page(ctx context.Context, scope lists.Scope, filter domain.Filter, t terms,
	total int64,
) (lists.Page[domain.Summary], error) {
	var rows []listRow
	query, err := s.pageQuery(scope, filter, t, total)
	if err != nil {
		return lists.Page[domain.Summary]{}, domain.ErrCursor.Because(err)
	}
	if err := query.Model(&rows).Scan(ctx); err != nil {
		return lists.Page[domain.Summary]{}, fmt.Errorf("list orders: %w", err)
	}
	page := lists.Map(db.PageOf(rows, s.sortsOf(filter), filter.Part), listRow.summary)
	if len(rows) > 0 {
		page.Total = rows[0].Found
	}
	return page, nil
}

// count tells how many a list holds, one beyond the limit when there are more.
func (s *Store) count(ctx context.Context, scope lists.Scope, filter domain.Filter, t terms, limit int64) (int64, error) {
	total, err := s.db.Total(ctx, s.gather(scope, filter, t, "o.id"), limit+1)
	return total, db.Wrap(err, "count orders")
}

// exportPage is how many orders of an export are read together.
const exportPage = 1_000

// Each gives all of a list one by one, a page at a time behind a cursor, so that neither memory nor the locks of the
// database grow with the list.
func (s *Store) Each(
	ctx context.Context, scope lists.Scope, filter domain.Filter, limit int64, each func(domain.Summary) error,
) error {
	t, err := s.terms(ctx, scope, filter)
	if err != nil {
		return err
	}
	total, err := s.count(ctx, scope, filter, t, limit)
	if err != nil {
		return err
	}
	if total > limit {
		return domain.ErrExportTooLarge
	}
	filter.Limit, filter.Offset, filter.After = exportPage, 0, ""
	for {
		list, err := s.page(ctx, scope, filter, t, total)
		if err != nil {
			return err
		}
		for _, order := range list.Rows {
			if err := each(order); err != nil {
				return err
			}
		}
		if filter.After = list.Next; filter.After == "" {
			return nil
		}
		if err := gate.Yield(ctx); err != nil {
			return err
		}
	}
}
