package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// series is a row of numbers, e.g. CMD-2026-000001 on.
type series struct{ table, prefix string }

// The series.
func orderNumbers() series     { return series{"order_numbers", "CMD"} }
func quotationNumbers() series { return series{"quotation_numbers", "DEV"} }
func shipmentNumbers() series  { return series{"shipment_numbers", "EXP"} }

// numbers takes the next n numbers of a series in a year. They may have gaps (domain 5.2), so PostgreSQL's sequence does,
// which makes no transaction wait for another.
func (s *Store) numbers(ctx context.Context, tx *db.Tx, of series, n, year int) ([]string, error) {
	var taken []int64
	var err error
	if tx.Dialect() == db.Postgres {
		err = tx.IDB().NewRaw("SELECT nextval(?) FROM generate_series(1, ?)", of.table, n).Scan(ctx, &taken)
	} else {
		var last int64
		err = tx.IDB().NewRaw("UPDATE ? SET last = last + ? RETURNING last", bun.Ident(of.table), n).Scan(ctx, &last)
		for i := range n {
			taken = append(taken, last-int64(n)+int64(i)+1)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("take numbers of %s: %w", of.table, err)
	}
	numbers := make([]string, 0, n)
	for _, number := range taken {
		numbers = append(numbers, fmt.Sprintf("%s-%d-%06d", of.prefix, year, number))
	}
	return numbers, nil
}
