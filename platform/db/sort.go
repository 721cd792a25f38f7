package db

import (
	"slices"
	"strings"

	"github.com/uptrace/bun"
)

// SortKey is one key of the order that a caller asks of a list.
type SortKey struct {
	Key        string
	Descending bool
}

// Sort orders a list by a column.
type Sort struct {
	Key        string // as callers name it
	Column     string // of the query's rows; only names from the code, never a caller's
	Kind       SortKind
	Descending bool
}

// Sorts order a list by columns, the first before the others, and rows alike in all of them by id in the direction of the
// last. Their cursors hold the sort values and the id of a row, so that a page deep in a list costs what the first one does
// and a new row moves nobody.
type Sorts []Sort

// SortsBy finds the column of each key, that of "" when there is none; a key given twice counts where it is first.
func SortsBy(keys []SortKey, column func(key string) Sort) Sorts {
	if len(keys) == 0 {
		keys = []SortKey{{}}
	}
	sorts := make(Sorts, 0, len(keys))
	for _, k := range keys {
		if slices.ContainsFunc(sorts, func(s Sort) bool { return s.Key == k.Key }) {
			continue
		}
		s := column(k.Key)
		s.Key, s.Descending = k.Key, k.Descending
		sorts = append(sorts, s)
	}
	return sorts
}

// Part is what a sorted list a caller asks for: behind a cursor, or from an offset on.
type Part struct {
	After  string // "" = from the offset
	Offset int
	Limit  int // 0 = all
}

// By tells whether a list is ordered by one column alone.
func (s Sorts) By(column string) bool { return len(s) == 1 && s[0].Column == column }

// Columns are those of rows called alias, for a query that keeps no more of them than its order needs.
func (s Sorts) Columns(alias string) string {
	names := make([]string, len(s))
	for i, one := range s {
		names[i] = alias + "." + one.Column
	}
	return strings.Join(names, ", ")
}

// Apply sorts and cuts a query over rows called alias. One row more than the limit tells that there is a next page.
func (s Sorts) Apply(q *bun.SelectQuery, alias string, p Part) (*bun.SelectQuery, error) {
	columns := s.withID(alias)
	for _, c := range columns {
		q = q.OrderExpr("? ?", c.name, c.direction)
	}
	if p.After != "" {
		values, err := s.read(p.After)
		if err != nil {
			return nil, err
		}
		q = behind(q, columns, values)
	}
	if p.Limit > 0 {
		q = q.Limit(int64(p.Limit) + 1).Offset(int64(p.Offset))
	}
	return q, nil
}

// sorted is a column of an order.
type sorted struct {
	name              bun.Ident
	direction, beyond bun.Safe
}

func (s Sorts) withID(alias string) []sorted {
	all := make([]sorted, 0, len(s)+1)
	for _, one := range append(slices.Clone(s), Sort{Column: "id", Descending: s[len(s)-1].Descending}) {
		c := sorted{bun.Ident(alias + "." + one.Column), "ASC", ">"}
		if one.Descending {
			c.direction, c.beyond = "DESC", "<"
		}
		all = append(all, c)
	}
	return all
}

// behind keeps the rows behind a place: in one comparison of rows when all columns run the same way, which an index serves,
// else column by column.
func behind(q *bun.SelectQuery, columns []sorted, values []any) *bun.SelectQuery {
	last := len(columns) - 1
	if !slices.ContainsFunc(columns, func(c sorted) bool { return c.beyond != columns[last].beyond }) {
		args := make([]any, 0, 2*len(columns)+1)
		for _, c := range columns {
			args = append(args, c.name)
		}
		marks := "(" + strings.TrimSuffix(strings.Repeat("?, ", len(columns)), ", ") + ")"
		return q.Where(marks+" ? "+marks, append(append(args, columns[last].beyond), values...)...)
	}
	return q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
		for i, c := range columns {
			q = q.WhereGroup(" OR ", func(q *bun.SelectQuery) *bun.SelectQuery {
				for before := range i {
					q = q.Where("? = ?", columns[before].name, values[before])
				}
				return q.Where("? ? ?", c.name, c.beyond, values[i])
			})
		}
		return q
	})
}
