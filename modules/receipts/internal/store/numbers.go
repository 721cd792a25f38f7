package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// series is a row of numbers, e.g. RET-2026-000001 on.
type series struct{ table, prefix string }

func receiptNumbers() series  { return series{"receipt_numbers", "REC"} }
func recoveryNumbers() series { return series{"recovery_numbers", "RET"} }
func countNumbers() series    { return series{"count_numbers", "INV"} }

// NextNumber takes the next number of receipts in a year.
func (s *Store) NextNumber(ctx context.Context, tx *db.Tx, year int) (string, error) {
	return s.number(ctx, tx, receiptNumbers(), year)
}

// number takes the next number of a series in a year. Numbers may have gaps, so PostgreSQL's sequence does, which makes no
// transaction wait for another.
func (s *Store) number(ctx context.Context, tx *db.Tx, of series, year int) (string, error) {
	query := tx.IDB().NewRaw("UPDATE ? SET last = last + 1 RETURNING last", bun.Ident(of.table))
	if tx.Dialect() == db.Postgres {
		query = tx.IDB().NewRaw("SELECT nextval(?)", of.table)
	}
	var number int64
	if err := query.Scan(ctx, &number); err != nil {
		return "", fmt.Errorf("take a number of %s: %w", of.table, err)
	}
	return fmt.Sprintf("%s-%d-%06d", of.prefix, year, number), nil
}
