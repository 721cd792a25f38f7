package stage

import (
	"context"
	"errors"
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
		waiting, err := h.waiting(ctx)
		if err != nil {
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

// waiting counts the events that are not handled. Versions before consumers had places of their own have no view of them:
// there an event counts as published when it is handled.
func (h *Handle) waiting(ctx context.Context) (count int, err error) {
	err = h.Read.QueryRowContext(ctx, "SELECT count(DISTINCT event_id) FROM events_waiting").Scan(&count)
	if err == nil || ctx.Err() != nil {
		return count, err
	}
	older := h.Read.QueryRowContext(ctx, "SELECT count(*) FROM outbox WHERE published_at IS NULL").Scan(&count)
	if older != nil {
		return 0, errors.Join(err, older)
	}
	return count, nil
}

// Events counts all that were published and are still kept.
func (h *Handle) Events(ctx context.Context) (count int, err error) {
	if err := h.Read.QueryRowContext(ctx, "SELECT count(*) FROM outbox").Scan(&count); err != nil {
		return 0, fmt.Errorf("count events: %w", err)
	}
	return count, nil
}
