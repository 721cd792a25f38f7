package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// Forget deletes people's saved carts, and those that others saved for them.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewDelete().Table("carts").
		Where("actor_id IN (?) OR acting_for_id IN (?)", bun.List(userIDs), bun.List(userIDs)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget carts: %w", err)
	}
	return nil
}
