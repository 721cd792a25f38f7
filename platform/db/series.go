package db

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
)

// Series is a row of numbers, e.g. RET-2026-000001 on. They may have gaps (domain 5.2), so PostgreSQL's sequence of that name gives them,
// which makes no transaction wait for another; SQLite has a table with one row instead.
type Series struct{ Name, Prefix string }

// Take takes the next n numbers, of the year that it is in Paris.
func (s Series) Take(ctx context.Context, tx *Tx, n int, at time.Time) ([]string, error) {
	var taken []int64
	var err error
	if tx.Dialect() == Postgres {
		err = tx.IDB().NewRaw("SELECT nextval(?) FROM generate_series(1, ?)", s.Name, n).Scan(ctx, &taken)
	} else {
		var last int64
		err = tx.IDB().NewRaw("UPDATE ? SET last = last + ? RETURNING last", bun.Ident(s.Name), n).Scan(ctx, &last)
		for i := range n {
			taken = append(taken, last-int64(n)+int64(i)+1)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("take numbers of %s: %w", s.Name, err)
	}
	numbers := make([]string, 0, n)
	for _, number := range taken {
		numbers = append(numbers, fmt.Sprintf("%s-%d-%06d", s.Prefix, at.In(clock.Paris).Year(), number))
	}
	return numbers, nil
}

// Next takes the next number.
func (s Series) Next(ctx context.Context, tx *Tx, at time.Time) (string, error) {
	numbers, err := s.Take(ctx, tx, 1, at)
	if err != nil {
		return "", err
	}
	return numbers[0], nil
}
