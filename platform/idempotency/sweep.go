package idempotency

import (
	"context"
	"fmt"
	"time"

	"millesime/platform/db"
	"millesime/platform/jobs"
)

// Jobs are its repeated work.
func (k *Keys) Jobs() []jobs.Handler {
	return []jobs.Handler{jobs.Repeated("idempotency_sweep_v1", jobs.Every(time.Hour), k.Sweep)}
}

// Sweep forgets the keys of more than seven days ago.
func (k *Keys) Sweep(ctx context.Context) error {
	return k.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewRaw(`DELETE FROM idempotency_keys WHERE created_at < ?`, k.clock.Now().Add(-keptFor)).Exec(ctx)
		return db.Wrap(err, "idempotency: sweep")
	})
}

// Forget deletes what people were answered, also when others acted for them.
func (k *Keys) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	for _, id := range userIDs {
		_, err := tx.IDB().NewRaw(`DELETE FROM idempotency_keys WHERE actor_id = ?0 OR acting_for_id = ?0`, id).Exec(ctx)
		if err != nil {
			return fmt.Errorf("idempotency: forget: %w", err)
		}
	}
	return nil
}
