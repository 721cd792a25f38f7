package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// Forget deletes people's saved carts, and those that others saved for them.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewDelete().Table("carts").
		Where("actor_id IN (?) OR acting_for_id IN (?)", bun.List(userIDs), bun.List(userIDs)).Exec(ctx)
	return db.Wrap(err, "forget carts")
}
