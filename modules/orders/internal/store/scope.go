package store

import (
	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
)

// inScope adds the row scope: what is not the reader's is not there (architecture rule 6).
func inScope(q *bun.SelectQuery, scope domain.Scope) *bun.SelectQuery {
	switch {
	case scope.All:
		return q
	case scope.SupplierID != 0:
		return q.Where("o.supplier_id = ?", scope.SupplierID)
	case scope.AgentID != 0:
		return q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			q = q.Where("o.placed_by = ?", scope.AgentID)
			for _, pair := range scope.Pairs {
				q = q.WhereOr("(o.supplier_id = ? AND o.customer_id = ? AND o.created_at >= ?)",
					pair.SupplierID, pair.CustomerID, pair.Since)
			}
			return q
		})
	default:
		return q.Where("o.customer_id = ?", scope.CustomerID)
	}
}
