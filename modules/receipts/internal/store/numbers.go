package store

import (
	"context"
	"time"

	"millesime/platform/db"
)

func recoveryNumbers() db.Series { return db.Series{Name: "recovery_numbers", Prefix: "RET"} }
func countNumbers() db.Series    { return db.Series{Name: "count_numbers", Prefix: "INV"} }

// NextNumber takes the next number of receipts.
func (s *Store) NextNumber(ctx context.Context, tx *db.Tx, at time.Time) (string, error) {
	return db.Series{Name: "receipt_numbers", Prefix: "REC"}.Next(ctx, tx, at)
}
