package store

import (
	"github.com/uptrace/bun"

	"millesime/modules/samples/internal/domain"
	"millesime/platform/db"
)

// inScope adds the row scope: what is not the reader's is not there (architecture rule 6).
func inScope(q *bun.SelectQuery, scope domain.Scope) *bun.SelectQuery {
	switch {
	case scope.All:
		return q
	case scope.SupplierID != 0:
		return q.Where("r.supplier_id = ?", scope.SupplierID)
	case scope.AgentID != 0:
		return db.WithAssigned(q, assignments(scope)).Where("?", db.IsAssigned("r", "created_at"))
	default:
		return q.Where("r.customer_id = ?", scope.CustomerID)
	}
}

func assignments(scope domain.Scope) []db.Assignment {
	all := make([]db.Assignment, 0, len(scope.Pairs))
	for _, pair := range scope.Pairs {
		all = append(all, db.Assignment(pair))
	}
	return all
}
