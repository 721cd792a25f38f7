package store

import (
	"slices"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// pageQuery selects a page of a list that holds so many orders. A list that is gathered and holds few is sorted; when it holds
// many, a page of it is soon met along the sort. A list of a few states, newest first, is put together of the first orders
// of each. Anything else is read along its sort.
func (s *Store) pageQuery(scope lists.Scope, filter domain.Filter, t terms, total int64) (*bun.SelectQuery, error) {
	sorts := s.sortsOf(filter)
	switch {
	case gathers(scope, t) && total <= lists.MostCounted:
		ids, err := sorts.Apply(s.db.Read().NewSelect().TableExpr("found AS c"), "c", filter.Part)
		if err != nil {
			return nil, err
		}
		page, err := s.sorted(ids.ColumnExpr("c.id"), sorts)
		if err != nil {
			return nil, err
		}
		found := s.gather(scope, filter, t, "o.id, "+sorts.Columns("o")).Limit(lists.MostCounted + 1)
		return page.With("found", found).ColumnExpr("?TableColumns, (SELECT count(*) FROM found) AS found"), nil
	case mergesStates(scope, filter, t, sorts):
		ids, err := s.mergedStates(scope, filter, sorts)
		if err != nil {
			return nil, err
		}
		return s.sorted(ids, sorts)
	default:
		q := inScope(s.db.Read().NewSelect().Model((*listRow)(nil)), scope)
		return sorts.Apply(matching(filtered(q, filter), t), "o", filter.Part)
	}
}

// sorted selects the orders of a page by their ids.
func (s *Store) sorted(ids *bun.SelectQuery, sorts db.Sorts) (*bun.SelectQuery, error) {
	return sorts.Apply(s.db.Read().NewSelect().Model((*listRow)(nil)).Where("o.id IN (?)", ids), "o", lists.Part{})
}

// mergesStates tells whether a list is put together state by state: there is an index by state, and by supplier and state,
// in the order of creation.
func mergesStates(scope lists.Scope, filter domain.Filter, t terms, sorts db.Sorts) bool {
	return (scope.All || scope.SupplierID != 0) && scope.Buyer == 0 && len(t.all) == 0 && filter.Limit > 0 &&
		sorts.By("created_at") && len(filter.Statuses) > 0 && few(filter.Statuses) && !filter.Quoted
}

// mergedStates selects the ids of a page: of each state as many as the page may need, sorted together.
func (s *Store) mergedStates(scope lists.Scope, filter domain.Filter, sorts db.Sorts) (*bun.SelectQuery, error) {
	read := s.db.Read()
	var all *bun.SelectQuery
	for _, state := range domain.Statuses() {
		if !slices.Contains(filter.Statuses, state) {
			continue
		}
		one := filter
		one.Statuses = []domain.Status{state}
		q := filtered(owned(read.NewSelect().TableExpr("orders AS o"), scope), one).ColumnExpr("o.id, o.created_at")
		q, err := sorts.Apply(q, "o", lists.Part{After: filter.After, Limit: filter.Offset + filter.Limit})
		if err != nil {
			return nil, err
		}
		q = read.NewSelect().TableExpr("(?) AS first", q).ColumnExpr("first.id, first.created_at")
		if all == nil {
			all = q
		} else {
			all = all.UnionAll(q)
		}
	}
	return sorts.Apply(read.NewSelect().TableExpr("(?) AS c", all).ColumnExpr("c.id"), "c",
		lists.Part{Offset: filter.Offset, Limit: filter.Limit})
}
