package stage

import (
	"context"
	"fmt"
	"time"
)

const (
	drainPoll    = 20 * time.Millisecond
	drainTimeout = 3 * time.Minute
)

// Drain waits until the product has handled all events, and tells how many there were and how long it took.
func (h *Handle) Drain(ctx context.Context) (events int, took time.Duration, err error) {
	ctx, cancel := context.WithTimeout(ctx, drainTimeout)
	defer cancel()
	began := time.Now()
	tick := time.NewTicker(drainPoll)
	defer tick.Stop()
	for first := true; ; first = false {
		var waiting int
		row := h.Read.QueryRowContext(ctx, "SELECT count(DISTINCT event_id) FROM events_waiting")
		if err := row.Scan(&waiting); err != nil {
			return 0, 0, fmt.Errorf("events that wait: %w", err)
		}
		if first {
			events = waiting
		}
		if waiting == 0 {
			return events, time.Since(began), nil
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return events, time.Since(began), fmt.Errorf("%d events still wait: %w", waiting, ctx.Err())
		}
	}
}
