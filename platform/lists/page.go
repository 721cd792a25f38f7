package lists

import (
	"time"

	"millesime/platform/fault"
)

// MostCounted is how far lists are counted: a total is exact up to it, and no query counts more rows than one beyond
// (architecture rule 13).
const MostCounted = 10_000

// Sort is one key of the order that is asked for.
type Sort struct {
	Key        string
	Descending bool
}

// Part is what is asked of a list: rows in an order, behind a cursor or from an offset on.
type Part struct {
	Sorts  []Sort // the first before the others
	After  string // cursor; "" = from the offset
	Offset int
	Limit  int // 0 = all
}

// Page is a part of a list, with what is known of the whole.
type Page[T any] struct {
	Rows   []T
	Total  int64  // of the whole
	Capped bool   // the whole is longer than Total
	Next   string // cursor of the next page; "" at the end, or where pages are numbered
}

// Count notes how many rows the whole has, as far as lists are counted.
func (p *Page[T]) Count(total int64) {
	p.Total, p.Capped = min(total, MostCounted), total > MostCounted
}

// First is the page of rows of which one more than its limit was asked for. That one tells that there is a next page, behind
// the last row shown.
func First[T any](rows []T, limit int, cursor func(last T) string) Page[T] {
	if limit == 0 || len(rows) <= limit {
		return Page[T]{Rows: rows}
	}
	return Page[T]{Rows: rows[:limit], Next: cursor(rows[limit-1])}
}

// With is the same page with something else in place of its rows.
func With[T, R any](p Page[R], rows []T) Page[T] {
	return Page[T]{Rows: rows, Total: p.Total, Capped: p.Capped, Next: p.Next}
}

// Each converts every row with convert; never nil.
func Each[T, R any](rows []R, convert func(R) T) []T {
	all := make([]T, 0, len(rows))
	for _, row := range rows {
		all = append(all, convert(row))
	}
	return all
}

// Map is the same page with each row as something else.
func Map[T, R any](p Page[R], as func(R) T) Page[T] { return With(p, Each(p.Rows, as)) }

// Cut is the part of rows that are all at hand, from its offset on.
func Cut[T any](all []T, p Part) Page[T] {
	rows := all[min(p.Offset, len(all)):]
	if p.Limit > 0 {
		rows = rows[:min(p.Limit, len(rows))]
	}
	return Page[T]{Rows: rows, Total: int64(len(all))}
}

// Scope is which rows between suppliers and customers somebody sees (domain 2): exactly one of its parts is set, Buyer aside.
type Scope struct {
	Buyer      int64 // of these rows those of one customer only; 0 = all
	All        bool
	CustomerID int64
	SupplierID int64
	AgentID    int64
	Assigned   []Assignment // to the agent
}

// Assignment is a supplier and a customer whose rows an agent sees from an instant on.
type Assignment struct {
	SupplierID, CustomerID int64
	Since                  time.Time
}

// Stale declares the refusal of a cursor that a list did not give, under the code of its module.
func Stale(code string) *fault.Fault {
	return fault.New(code, fault.Malformed,
		"Cette page de la liste n’existe plus : revenez à la première.", "This page of the list no longer exists: go back to the first one.")
}
