package jobs

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/db"
)

const (
	drainLook = 2 * time.Millisecond
	drainTime = 5 * time.Minute
)

// Drain waits until no job of these kinds is due or being done: each was done, given up, or waits for a later time. It
// gives up after five minutes. Workers must be running, here or in another replica; now is their clock.
func (q *Queue) Drain(ctx context.Context, now clock.Clock, kinds ...string) error {
	ctx, cancel := context.WithTimeout(ctx, drainTime)
	defer cancel()
	tick := time.NewTicker(drainLook)
	defer tick.Stop()
	for {
		var first []struct {
			DueAt time.Time
			Claim string
		}
		err := q.db.Read().NewSelect().Table("jobs").Column("due_at", "claim").Where("kind IN (?)", bun.List(kinds)).
			Where("dead_at IS NULL").OrderExpr("claim <> '' DESC, due_at").Limit(1).Scan(ctx, &first)
		// The clock is read after the rows: a job that was put back meanwhile is due by then.
		isDone := len(first) == 0 || first[0].Claim == "" && first[0].DueAt.After(now.Now())
		switch {
		case db.IsUnavailable(err): // it comes back, or the time runs out
		case err != nil:
			return fmt.Errorf("jobs: drain: %w", err)
		case isDone:
			return nil
		}
		for _, kind := range kinds {
			q.bell(kind).Ring()
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return fmt.Errorf("jobs: drain: jobs still wait: %w", ctx.Err())
		}
	}
}
