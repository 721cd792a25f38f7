package db

import (
	"context"
	"fmt"
	"reflect"

	"github.com/uptrace/bun"

	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Listing is a list of which a part is read.
type Listing struct {
	What    string            // its rows, as errors call them
	Rows    *bun.SelectQuery  // all of them, in no order
	Alias   string            // of the rows
	Sorts   map[string]string // columns by the keys that the list sorts by; that of "" when it is asked for none
	Counted *bun.SelectQuery  // the same rows to be counted; nil: Rows
	Part    lists.Part
	Stale   *fault.Fault // refuses a cursor that the list did not give
}

// List reads a page of rows R, and counts the list unless the page is all of it.
func List[R any](ctx context.Context, d *DB, l Listing) (lists.Page[R], error) {
	counted := l.Counted
	if counted == nil {
		counted = l.Rows.Clone().ExcludeColumn("*")
	}
	sorts := SortsBy[R](d, l.Part.Sorts, l.Sorts)
	query, err := sorts.Apply(l.Rows, l.Alias, l.Part)
	if err != nil {
		return lists.Page[R]{}, l.Stale.Because(err)
	}
	var rows []R
	if err := query.Scan(ctx, &rows); err != nil {
		return lists.Page[R]{}, fmt.Errorf("list %s: %w", l.What, err)
	}
	page := PageOf(rows, sorts, l.Part)
	total := int64(len(page.Rows))
	if l.Part.After != "" || l.Part.Offset > 0 || page.Next != "" {
		if total, err = d.Total(ctx, counted, lists.MostCounted+1); err != nil {
			return lists.Page[R]{}, fmt.Errorf("count %s: %w", l.What, err)
		}
	}
	page.Count(total)
	return page, nil
}

// PageOf is the page of rows that a query sorted and cut by Apply found, without its total.
func PageOf[R any](rows []R, sorts Sorts, p lists.Part) lists.Page[R] {
	return lists.First(rows, p.Limit, func(last R) string { return sorts.after(reflect.ValueOf(last)) })
}

// Among keeps the rows that meet a condition such as "o.status IN (?)" for one of the values. It is a filter, never a scope: an empty
// list keeps all rows.
func Among[T any](query *bun.SelectQuery, condition string, values []T) *bun.SelectQuery {
	if len(values) == 0 {
		return query
	}
	return query.Where(condition, bun.List(values))
}
