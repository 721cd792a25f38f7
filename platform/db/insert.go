package db

import (
	"context"
	"fmt"
	"slices"
)

// insertedAtOnce is how many rows one statement writes: SQLite takes no more values in it than 32,766.
const insertedAtOnce = 500

// Insert writes rows, some at a time, and notes in them the ids that they are given; without rows it does nothing.
func Insert[R any](ctx context.Context, tx *Tx, rows []R, doing string) error {
	for part := range slices.Chunk(rows, insertedAtOnce) {
		if _, err := tx.IDB().NewInsert().Model(&part).Exec(ctx); err != nil {
			return fmt.Errorf("%s: %w", doing, err)
		}
	}
	return nil
}
