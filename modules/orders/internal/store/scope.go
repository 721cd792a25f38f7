package store

import (
	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
)

// inScope adds the row scope: what is not the reader's is not there (architecture rule 6).
func inScope(q *bun.SelectQuery, scope domain.Scope) *bun.SelectQuery {
	if scope.AgentID != 0 {
		return ofAgent(ofBuyer(q, scope), scope)
	}
	return owned(q, scope)
}

// owned adds the scope of anybody but an agent.
func owned(q *bun.SelectQuery, scope domain.Scope) *bun.SelectQuery {
	q = ofBuyer(q, scope)
	switch {
	case scope.All:
		return q
	case scope.SupplierID != 0:
		return q.Where("o.supplier_id = ?", scope.SupplierID)
	default:
		return q.Where("o.customer_id = ?", scope.CustomerID)
	}
}

func ofBuyer(q *bun.SelectQuery, scope domain.Scope) *bun.SelectQuery {
	if scope.Buyer == 0 {
		return q
	}
	return q.Where("o.customer_id = ?", scope.Buyer)
}

// ofAgent holds each row against the agent's pairs: for single orders, and for lists read along a sort.
func ofAgent(q *bun.SelectQuery, scope domain.Scope) *bun.SelectQuery {
	return withPairs(q, scope).Where("(o.placed_by = ? OR ?)", scope.AgentID, db.IsAssigned("o", "began_at"))
}

// withPairs names the agent's pairs as the table assigned.
func withPairs(q *bun.SelectQuery, scope domain.Scope) *bun.SelectQuery {
	all := make([]db.Assignment, 0, len(scope.Pairs))
	for _, pair := range scope.Pairs {
		all = append(all, db.Assignment(pair))
	}
	return db.WithAssigned(q, all)
}
