package store

import (
	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// gathers tells whether a list is found by its search or by an agent's pairs, before it is sorted. A customer's orders are
// few: they are searched as they are.
func gathers(scope lists.Scope, t terms) bool {
	switch {
	case scope.AgentID != 0:
		return true
	case scope.Buyer != 0, scope.CustomerID != 0:
		return false
	default:
		return len(t.all) > 0
	}
}

// gather selects columns of a list's orders, o, by what narrows them most. No order comes twice.
func (s *Store) gather(scope lists.Scope, f domain.Filter, t terms, columns string) *bun.SelectQuery {
	read := s.db.Read()
	if !gathers(scope, t) {
		q := owned(read.NewSelect().TableExpr("orders AS o"), scope)
		return matching(filtered(q, f), t).ColumnExpr(columns)
	}
	var parts []*bun.SelectQuery
	if len(t.all) > 0 {
		parts = append(s.searched(scope, f, t), s.byWines(scope, f, t)...)
	} else {
		parts = []*bun.SelectQuery{filtered(s.ofPairs(scope), f)}
	}
	if scope.AgentID != 0 {
		for _, placed := range s.placedElsewhere(scope) {
			parts = append(parts, matching(filtered(placed, f), t))
		}
	}
	all := parts[0].ColumnExpr(columns)
	for _, part := range parts[1:] {
		if part = part.ColumnExpr(columns); len(t.wines) > 0 { // an order may be found by its names and by its wines
			all = all.Union(part)
		} else {
			all = all.UnionAll(part)
		}
	}
	found := read.NewSelect().TableExpr("(?) AS found", all)
	if scope.AgentID != 0 {
		found = db.WithAssigned(found, scope)
	}
	return found
}

// ofPairs selects what an agent reads of its pairs, assigned, pair by pair.
func (s *Store) ofPairs(scope lists.Scope) *bun.SelectQuery {
	q := s.db.Read().NewSelect().TableExpr("assigned AS a").Join("CROSS JOIN orders AS o").
		Where("o.supplier_id = a.supplier_id AND o.customer_id = a.customer_id AND o.began_at >= a.since")
	return ofBuyer(q, scope)
}

// placedBy says literally what the partial indexes by who placed an order hold.
const placedBy = "o.placed_by = ? AND o.placed_by <> o.customer_id"

// placedElsewhere selects what an agent placed and does not read as its pairs': before they were assigned, and for others.
func (s *Store) placedElsewhere(scope lists.Scope) []*bun.SelectQuery {
	read := s.db.Read()
	before := read.NewSelect().TableExpr("assigned AS a").Join("CROSS JOIN orders AS o").
		Where("o.supplier_id = a.supplier_id AND o.customer_id = a.customer_id AND o.began_at < a.since").
		Where(placedBy, scope.AgentID)
	others := read.NewSelect().TableExpr("orders AS o").Where(placedBy, scope.AgentID).
		Where("(o.supplier_id, o.customer_id) NOT IN (SELECT supplier_id, customer_id FROM assigned)")
	return []*bun.SelectQuery{ofBuyer(before, scope), ofBuyer(others, scope)}
}
