package jobs

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"millesime/platform/db"
)

// taken is a job that this process alone may do while its lease lasts.
type taken struct {
	ID             int64
	Args           json.RawMessage
	Attempts       int
	CreatedAt      time.Time
	ActorID        int64
	ImpersonatorID int64
	claim          string
}

// take leases the jobs of a kind that come first, at most so many. What this process is at it does not take again, even
// when a clock was set forward and its leases seem to have ended.
func (w *Workers) take(ctx context.Context, h Handler, limit int) ([]taken, error) {
	var found []taken
	claim := w.options.IDs.UUID()
	mine := w.mine()
	// Not cut off by a stop: a lease given at that moment would have nobody who holds it.
	err := w.options.DB.InTx(context.WithoutCancel(ctx), func(ctx context.Context, tx *db.Tx) error {
		found = nil
		now := tx.Now()
		bound := w.options.DB.BindUnkept(tx)
		due := bound.NewSelect().Table("jobs").Column("id").Where("kind = ?", bound.Text(h.kind)).Where("dead_at IS NULL").
			Where("due_at <= ?", bound.Time(now)).Order("priority", "due_at", "id").Limit(int64(limit))
		if len(mine) > 0 {
			due = due.Where("id NOT IN (?)", bound.Ints(mine))
		}
		due = db.LockFreeRows(due, tx)
		chosen := "id IN (?)"
		if tx.Dialect() == db.Postgres {
			chosen = "id = ANY (ARRAY (?))" // evaluated once: IN may lock more than the limit
		}
		return bound.NewRaw(`UPDATE jobs SET attempts = attempts + 1, due_at = ?, claim = ? WHERE `+chosen+`
RETURNING id, args, attempts, created_at, actor_id, impersonator_id`, bound.Time(now.Add(w.options.Lease)), bound.Text(claim), due).Scan(ctx, &found)
	})
	if err != nil {
		return nil, err
	}
	for at := range found {
		found[at].claim = claim
	}
	return found, nil
}

// mine are the jobs that this process is at.
func (w *Workers) mine() []int64 {
	w.mu.Lock()
	defer w.mu.Unlock()
	running := make([]int64, 0, len(w.running))
	for id := range w.running {
		running = append(running, id)
	}
	slices.Sort(running)
	return running
}
