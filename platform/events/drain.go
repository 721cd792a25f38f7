package events

import (
	"context"
	"fmt"
	"time"

	"millesime/platform/db"
)

const (
	drainLook = 2 * time.Millisecond
	drainTime = 5 * time.Minute
)

// Drain waits until every event, and every event those caused, has been taken
// by all its handlers, well or as a dead letter. It gives up after five minutes. The
// bus must be running, here or in another replica.
func (b *Bus) Drain(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, drainTime)
	defer cancel()
	tick := time.NewTicker(drainLook)
	defer tick.Stop()
	for {
		waits, err := b.transport.waits(ctx)
		switch {
		case db.IsUnavailable(err): // it comes back, or the time runs out
		case err != nil:
			return fmt.Errorf("events: drain: %w", err)
		case !waits:
			return nil
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return fmt.Errorf("events: drain: events still wait: %w", ctx.Err())
		}
	}
}
