package db

import (
	"math"
	"reflect"
	"slices"
	"strings"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/schema"

	"millesime/platform/lists"
)

// Sorts order a list by columns, the first before the others, and rows alike in all of them by id in the direction of the
// last. Their cursors hold the sort values and the id of a row, so that a page deep in a list costs what the first one does
// and a new row moves nobody.
type Sorts struct {
	columns []sortColumn
	id      sortColumn
}

// sortColumn is a column of a list's rows that it is ordered by.
type sortColumn struct {
	key        string // as callers name it
	field      *schema.Field
	descending bool
}

// least is what a row without a value is sorted as.
const least = -math.MaxInt64

// mayLack tells whether rows may have no value in the column.
func (c sortColumn) mayLack() bool { return c.field.StructField.Type.Kind() == reflect.Pointer }

// SortsBy finds for each key the column of rows R, that of "" when there is none; a key given twice counts where it is
// first. It panics when the rows lack a column: callers name those of the code, never a caller's.
func SortsBy[R any](d *DB, keys []lists.Sort, columns map[string]string) Sorts {
	rows := d.read.Table(reflect.TypeFor[R]())
	column := func(key, name string, descending bool) sortColumn {
		field, err := rows.Field(name)
		if err != nil {
			panic(err)
		}
		return sortColumn{key, field, descending}
	}
	if len(keys) == 0 {
		keys = []lists.Sort{{}}
	}
	var s Sorts
	for _, k := range keys {
		if !slices.ContainsFunc(s.columns, func(c sortColumn) bool { return c.key == k.Key }) {
			s.columns = append(s.columns, column(k.Key, columns[k.Key], k.Descending))
		}
	}
	s.id = column("", "id", s.columns[len(s.columns)-1].descending)
	return s
}

// By tells whether a list is ordered by one column alone.
func (s Sorts) By(column string) bool {
	return len(s.columns) == 1 && s.columns[0].field.Name == column
}

// Columns are those of rows called alias, for a query that keeps no more of them than its order needs.
func (s Sorts) Columns(alias string) string {
	names := make([]string, len(s.columns))
	for i, c := range s.columns {
		names[i] = alias + "." + c.field.Name
	}
	return strings.Join(names, ", ")
}

// Apply sorts and cuts a query over rows called alias, whatever keys the part names. One row more than the limit tells that
// there is a next page.
func (s Sorts) Apply(q *bun.SelectQuery, alias string, p lists.Part) (*bun.SelectQuery, error) {
	columns := s.named(alias)
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
	name              schema.QueryAppender
	direction, beyond bun.Safe
}

// named is the column as rows are compared by it. Databases differ in where they put the rows that have no value: here they stand
// as if theirs were the least.
func (c sortColumn) named(alias string) schema.QueryAppender {
	name := bun.Ident(alias + "." + c.field.Name)
	if c.mayLack() {
		return bun.SafeQuery("COALESCE(?, ?)", name, least)
	}
	return name
}

func (s Sorts) named(alias string) []sorted {
	all := make([]sorted, 0, len(s.columns)+1)
	for _, c := range append(slices.Clone(s.columns), s.id) {
		one := sorted{c.named(alias), "ASC", ">"}
		if c.descending {
			one.direction, one.beyond = "DESC", "<"
		}
		all = append(all, one)
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
