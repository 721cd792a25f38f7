package db

import (
	"context"
	"fmt"
)

// Insert writes rows, in parts, and notes in them the ids that they are given; without rows it does nothing.
func Insert[R any](ctx context.Context, tx *Tx, rows []R, doing string) error {
	for part := range Parts(rows) {
		if _, err := tx.IDB().NewInsert().Model(&part).Exec(ctx); err != nil {
			return fmt.Errorf("%s: %w", doing, err)
		}
	}
	return nil
}
