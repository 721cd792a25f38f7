package db

import "github.com/uptrace/bun"

// Sort orders a list by a column, and rows of one value by id, both in one direction. Its cursors hold the sort value and
// the id of a row, so that a page deep in a list costs what the first one does and a new row moves nobody.
type Sort struct {
	Key        string // as callers name it
	Column     string // of the query's rows; only names from the code, never a caller's
	Kind       SortKind
	Descending bool
}

// Part is what a sorted list a caller asks for: behind a cursor, or from an offset on.
type Part struct {
	After  string // "" = from the offset
	Offset int
	Limit  int // 0 = all
}

// Apply sorts and cuts a query over rows called alias. One row more than the limit tells that there is a next page.
func (s Sort) Apply(q *bun.SelectQuery, alias string, p Part) (*bun.SelectQuery, error) {
	direction, beyond := bun.Safe("ASC"), bun.Safe(">")
	if s.Descending {
		direction, beyond = "DESC", "<"
	}
	column, id := bun.Ident(alias+"."+s.Column), bun.Ident(alias+".id")
	q = q.OrderExpr("? ?, ? ?", column, direction, id, direction)
	if p.After != "" {
		value, after, err := s.read(p.After)
		if err != nil {
			return nil, err
		}
		q = q.Where("(?, ?) ? (?, ?)", column, id, beyond, value, after)
	}
	if p.Limit > 0 {
		q = q.Limit(int64(p.Limit) + 1).Offset(int64(p.Offset))
	}
	return q, nil
}
