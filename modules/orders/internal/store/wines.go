package store

import (
	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/lists"
)

// fewProducts are looked for beside an order one by one, by the index of products; of more, an order's own lines are held against
// all (+ hides the column from the planner).
const fewProducts = 8

// ordered is the condition that an order, o, has some of the products.
func ordered(q *bun.SelectQuery, products []int64) *bun.SelectQuery {
	if len(products) <= fewProducts {
		return q.Where("EXISTS (SELECT 1 FROM order_items AS i WHERE i.order_id = o.id AND i.product_id IN (?))", bun.List(products))
	}
	return q.Where("EXISTS (SELECT 1 FROM order_items AS i WHERE i.order_id = o.id AND +i.product_id IN (?))", bun.List(products))
}

// matching keeps the orders of a search, by reading each: those that hold its words, and those with wines that hold some of them
// and that hold the others.
func matching(q *bun.SelectQuery, t terms) *bun.SelectQuery {
	if len(t.wines) == 0 {
		return holding(q, t.all)
	}
	return q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
		q = q.WhereGroup(" OR ", func(q *bun.SelectQuery) *bun.SelectQuery { return holding(q, t.all) })
		for _, w := range t.wines {
			q = q.WhereGroup(" OR ", func(q *bun.SelectQuery) *bun.SelectQuery { return holding(ordered(q, w.products), w.others.all) })
		}
		return q
	})
}

// byWines selects the orders of a search that are found by their wines: from the products on, or, when there are other words,
// from what holds these.
func (s *Store) byWines(scope lists.Scope, f domain.Filter, t terms) []*bun.SelectQuery {
	var parts []*bun.SelectQuery
	for _, w := range t.wines {
		switch {
		case len(w.others.all) > 0:
			for _, part := range s.searched(scope, f, w.others) {
				parts = append(parts, ordered(part, w.products))
			}
		case scope.AgentID != 0:
			parts = append(parts, ordered(filtered(s.ofPairs(scope), f), w.products))
		default:
			q := owned(s.db.Read().NewSelect().TableExpr("orders AS o"), scope)
			parts = append(parts, filtered(q, f).
				Where("o.id IN (SELECT i.order_id FROM order_items AS i WHERE i.product_id IN (?))", bun.List(w.products)))
		}
	}
	return parts
}
