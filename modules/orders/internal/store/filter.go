package store

import (
	"slices"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// filtered keeps the orders of a filter, its search aside.
func filtered(q *bun.SelectQuery, f domain.Filter) *bun.SelectQuery {
	q = inStates(q, f.Statuses)
	if f.Quoted {
		q = q.Where("o.quotation_number <> ''") // literally: partial indexes hold these
	}
	if f.Awaiting != domain.AwaitsNobody {
		q = q.Where("o.awaiting = ?", f.Awaiting)
	}
	q = db.Among(q, "o.supplier_id IN (?)", f.Suppliers)
	q = db.Among(q, "o.customer_id IN (?)", f.Customers)
	q = db.Among(q, "o.origin IN (?)", f.Origins)
	if !f.CreatedFrom.IsZero() {
		q = q.Where("o.created_at >= ?", f.CreatedFrom)
	}
	if !f.CreatedTo.IsZero() {
		q = q.Where("o.created_at < ?", f.CreatedTo)
	}
	return q
}

// inStates keeps the orders of some states. Most states are said by the others, so that the databases read a list along its
// sort instead of gathering and sorting nearly all orders.
func inStates(q *bun.SelectQuery, states []domain.Status) *bun.SelectQuery {
	others := otherStates(states)
	switch {
	case len(others) == 0:
		return q
	case few(states):
		return q.Where("o.status IN (?)", bun.List(states))
	default:
		return q.Where("o.status NOT IN (?)", bun.List(others))
	}
}

// few tells whether a list leaves most states out.
func few(states []domain.Status) bool { return len(states) <= len(otherStates(states)) }

func otherStates(states []domain.Status) []domain.Status {
	return slices.DeleteFunc(domain.Statuses(), func(s domain.Status) bool { return slices.Contains(states, s) })
}

// holding keeps the orders that hold words, by reading each.
func holding(q *bun.SelectQuery, words []string) *bun.SelectQuery {
	return like(q, "o.search_text", words)
}

func like(q *bun.SelectQuery, text bun.Safe, words []string) *bun.SelectQuery {
	for _, word := range words {
		q = q.Where(`? LIKE ? ESCAPE '\'`, text, db.Holding(word))
	}
	return q
}

// inScope keeps the orders of a scope, o. An agent reads those that it placed, too; its pairs are held against each order, for
// single ones and for lists read along a sort.
func inScope(q *bun.SelectQuery, scope lists.Scope) *bun.SelectQuery {
	return boundInScope(nil, q, scope)
}

// boundInScope is inScope of a statement whose text comes again, unless an agent reads.
func boundInScope(b *db.Bound, q *bun.SelectQuery, scope lists.Scope) *bun.SelectQuery {
	if scope.AgentID == 0 {
		return b.Owned(q, scope, "o")
	}
	return b.WithAssigned(b.OfBuyer(q, scope, "o"), scope).
		Where("(o.placed_by = ? OR ?)", scope.AgentID, db.IsAssigned("o", "began_at"))
}

// owned keeps those of a buyer, a supplier or an admin: everybody but commercial agents.
func owned(q *bun.SelectQuery, scope lists.Scope) *bun.SelectQuery { return db.Owned(q, scope, "o") }

func ofBuyer(q *bun.SelectQuery, scope lists.Scope) *bun.SelectQuery {
	return db.OfBuyer(q, scope, "o")
}
