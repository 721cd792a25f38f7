package db

import (
	"time"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect"
)

// Assignment is a supplier and a customer whose rows somebody reads from an instant on.
type Assignment struct {
	SupplierID, CustomerID int64
	Since                  time.Time
}

// WithAssigned names assignments as a table of a statement, assigned (supplier_id, customer_id, since). A statement takes
// thousands of them.
func WithAssigned(q *bun.SelectQuery, all []Assignment) *bun.SelectQuery {
	since := bun.Safe("column3")
	if q.DB().Dialect().Name() == dialect.PG {
		since = "CAST(column3 AS TIMESTAMPTZ)"
	}
	if len(all) == 0 {
		all = []Assignment{{}} // a list of values is never empty, and nobody has the id 0
	}
	rows := make([]bun.TupleValues, 0, len(all))
	for _, a := range all {
		rows = append(rows, bun.Tuple([]any{a.SupplierID, a.CustomerID, a.Since}))
	}
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
