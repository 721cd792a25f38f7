package store

import (
	"slices"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
)

// pairsTogether keeps the conditions of an agent with thousands of customers a shallow tree: SQLite takes
// expressions no deeper than 1,000.
const pairsTogether = 100

// inScope adds the row scope: what is not the reader's is not there (architecture rule 6).
func inScope(q *bun.SelectQuery, scope domain.Scope) *bun.SelectQuery {
	if scope.Buyer != 0 {
		q = q.Where("o.customer_id = ?", scope.Buyer)
	}
	switch {
	case scope.All:
		return q
	case scope.SupplierID != 0:
		return q.Where("o.supplier_id = ?", scope.SupplierID)
	case scope.AgentID != 0:
		return q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			q = q.Where("o.placed_by = ?", scope.AgentID)
			for pairs := range slices.Chunk(scope.Pairs, pairsTogether) {
				q = q.WhereGroup(" OR ", func(q *bun.SelectQuery) *bun.SelectQuery {
					for _, pair := range pairs {
						q = q.WhereOr("(o.supplier_id = ? AND o.customer_id = ? AND o.began_at >= ?)",
							pair.SupplierID, pair.CustomerID, pair.Since)
					}
					return q
				})
			}
			return q
		})
	default:
		return q.Where("o.customer_id = ?", scope.CustomerID)
	}
}
