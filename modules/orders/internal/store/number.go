package store

import (
	"context"
	"fmt"

	"millesime/platform/db"
)

// numbers takes n order numbers of a year, CMD-2026-000001 on. They may have gaps (domain 5.2), so PostgreSQL's sequence
// does, which makes no checkout wait for another.
func (s *Store) numbers(ctx context.Context, tx *db.Tx, n, year int) ([]string, error) {
	var taken []int64
	var err error
	if tx.Dialect() == db.Postgres {
		err = tx.IDB().NewRaw("SELECT nextval('order_numbers') FROM generate_series(1, ?)", n).Scan(ctx, &taken)
	} else {
		var last int64
		err = tx.IDB().NewRaw("UPDATE order_numbers SET last = last + ? RETURNING last", n).Scan(ctx, &last)
		for i := range n {
			taken = append(taken, last-int64(n)+int64(i)+1)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("take order numbers: %w", err)
	}
	numbers := make([]string, 0, n)
	for _, number := range taken {
		numbers = append(numbers, fmt.Sprintf("CMD-%d-%06d", year, number))
	}
	return numbers, nil
}
