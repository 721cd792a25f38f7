package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// Forget deletes what is kept of people's carts: the saved ones, and the answers given to their keys.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	for _, table := range []string{"carts", "idempotency_keys"} {
		_, err := tx.IDB().NewDelete().Table(table).
			Where("actor_id IN (?) OR acting_for_id IN (?)", bun.List(userIDs), bun.List(userIDs)).Exec(ctx)
		if err != nil {
			return fmt.Errorf("forget %s: %w", table, err)
		}
	}
	return nil
}
