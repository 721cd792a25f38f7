package db

import (
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect"

	"millesime/platform/lists"
)

// InScope keeps of rows called alias those of a scope: what is not the reader's is not there (architecture rule 6). An agent's
// are of its assignments, those alone that began, as a column tells, after them.
func InScope(q *bun.SelectQuery, scope lists.Scope, alias, began string) *bun.SelectQuery {
	if scope.AgentID != 0 {
		return WithAssigned(OfBuyer(q, scope, alias), scope).Where("?", IsAssigned(alias, began))
	}
	return Owned(q, scope, alias)
}

// Owned is InScope for buyers, suppliers and admins: everybody but commercial agents.
func Owned(q *bun.SelectQuery, scope lists.Scope, alias string) *bun.SelectQuery {
	return (*Bound)(nil).Owned(q, scope, alias)
}

// Owned is Owned of a statement whose text comes again.
func (b *Bound) Owned(q *bun.SelectQuery, scope lists.Scope, alias string) *bun.SelectQuery {
	q = b.OfBuyer(q, scope, alias)
	switch {
	case scope.All:
		return q
	case scope.SupplierID != 0:
		return q.Where("?.supplier_id = ?", bun.Safe(alias), b.Int(scope.SupplierID))
	default:
		return q.Where("?.customer_id = ?", bun.Safe(alias), b.Int(scope.CustomerID))
	}
}

// OfBuyer keeps the rows of the one customer to whom a scope is narrowed.
func OfBuyer(q *bun.SelectQuery, scope lists.Scope, alias string) *bun.SelectQuery {
	return (*Bound)(nil).OfBuyer(q, scope, alias)
}

// OfBuyer is OfBuyer of a statement whose text comes again.
func (b *Bound) OfBuyer(q *bun.SelectQuery, scope lists.Scope, alias string) *bun.SelectQuery {
	if scope.Buyer == 0 {
		return q
	}
	return q.Where("?.customer_id = ?", bun.Safe(alias), b.Int(scope.Buyer))
}

// WithAssigned is WithAssigned of a bound statement, which is not kept: the assignments stand in its text, which never comes again.
func (b *Bound) WithAssigned(q *bun.SelectQuery, scope lists.Scope) *bun.SelectQuery {
	if b != nil {
		b.unkept = true
	}
	return WithAssigned(q, scope)
}

// WithAssigned names a scope's assignments as a table of a statement, assigned (supplier_id, customer_id, since). A statement
// takes thousands of them.
func WithAssigned(q *bun.SelectQuery, scope lists.Scope) *bun.SelectQuery {
	since := bun.Safe("column3")
	if q.DB().Dialect().Name() == dialect.PG {
		since = "CAST(column3 AS TIMESTAMPTZ)"
	}
	all := scope.Assigned
	if len(all) == 0 {
		all = []lists.Assignment{{}} // a list of values is never empty, and nobody has the id 0
	}
	rows := lists.Each(all, func(a lists.Assignment) bun.TupleValues { return bun.Tuple([]any{a.SupplierID, a.CustomerID, a.Since}) })
	return q.With("assigned", q.DB().NewRaw("SELECT column1 AS supplier_id, column2 AS customer_id, ? AS since FROM (VALUES ?) AS v",
		since, bun.List(rows)))
}

// IsAssigned is the condition that a row, whose table has this alias, is of an assignment that WithAssigned names and began, as
// a column tells, after it. The pairs are looked up first, so that only their own rows are held against an instant.
func IsAssigned(alias, began string) bun.Safe {
	a := bun.Safe(alias)
	return "CASE WHEN (" + a + ".supplier_id, " + a + ".customer_id) IN (SELECT supplier_id, customer_id FROM assigned) THEN " +
		a + "." + bun.Safe(began) + " >= (SELECT since FROM assigned WHERE assigned.supplier_id = " + a + ".supplier_id AND assigned.customer_id = " + a +
		".customer_id) ELSE FALSE END"
}
