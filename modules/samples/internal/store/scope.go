package store

import (
	"slices"

	"github.com/uptrace/bun"

	"millesime/modules/samples/internal/domain"
)

// pairsTogether keeps the conditions of an agent with thousands of customers a shallow tree: SQLite takes
// expressions no deeper than 1,000.
const pairsTogether = 100

// inScope adds the row scope: what is not the reader's is not there (architecture rule 6).
func inScope(q *bun.SelectQuery, scope domain.Scope) *bun.SelectQuery {
	switch {
	case scope.All:
		return q
	case scope.SupplierID != 0:
		return q.Where("r.supplier_id = ?", scope.SupplierID)
	case scope.AgentID != 0:
		return q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			q = q.Where("1 = 0") // an agent without pairs reads nothing
			for pairs := range slices.Chunk(scope.Pairs, pairsTogether) {
				q = q.WhereGroup(" OR ", func(q *bun.SelectQuery) *bun.SelectQuery {
					for _, pair := range pairs {
						q = q.WhereOr("(r.supplier_id = ? AND r.customer_id = ? AND r.created_at >= ?)",
							pair.SupplierID, pair.CustomerID, pair.Since)
					}
					return q
				})
			}
			return q
		})
	default:
		return q.Where("r.customer_id = ?", scope.CustomerID)
	}
}
