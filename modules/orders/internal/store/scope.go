package store

import (
	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/lists"
)

// inScope keeps the orders of a scope, o. An agent reads those that it placed, too; its pairs are held against each order, for
// single ones and for lists read along a sort.
func inScope(q *bun.SelectQuery, scope lists.Scope) *bun.SelectQuery {
	if scope.AgentID == 0 {
		return owned(q, scope)
	}
	return db.WithAssigned(ofBuyer(q, scope), scope).
		Where("(o.placed_by = ? OR ?)", scope.AgentID, db.IsAssigned("o", "began_at"))
}

// owned keeps those of anybody but an agent.
func owned(q *bun.SelectQuery, scope lists.Scope) *bun.SelectQuery { return db.Owned(q, scope, "o") }

func ofBuyer(q *bun.SelectQuery, scope lists.Scope) *bun.SelectQuery {
	return db.OfBuyer(q, scope, "o")
}
