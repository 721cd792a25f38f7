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

// Drain waits until the product has handled all events, and tells how many there were and how long it took. They are
// counted once: counting again and again would take the processor from those who handle them.
func (h *Handle) Drain(ctx context.Context) (events int, took time.Duration, err error) {
	return h.drain(ctx, func() string { return eventsWait })
}

// Finish waits until the product has handled all events and done every job that is due: papers are made, mails sent.
func (h *Handle) Finish(ctx context.Context) (events int, took time.Duration, err error) {
	return h.drain(ctx, func() string {
		now := time.Now().UTC().Format("2006-01-02 15:04:05.999999-07:00")
		return eventsWait + " OR EXISTS (SELECT 1 FROM jobs WHERE dead_at IS NULL AND (claim <> '' OR due_at <= '" + now + "'))"
	})
}

const eventsWait = "SELECT EXISTS (SELECT 1 FROM events_waiting)"

func (h *Handle) drain(ctx context.Context, waits func() string) (events int, took time.Duration, err error) {
	ctx, cancel := context.WithTimeout(ctx, drainTimeout)
	defer cancel()
	began := time.Now()
	tick := time.NewTicker(drainPoll)
	defer tick.Stop()
	if err := h.Read.QueryRowContext(ctx, "SELECT count(DISTINCT event_id) FROM events_waiting").Scan(&events); err != nil {
		return 0, 0, fmt.Errorf("count events that wait: %w", err)
	}
	for {
		var wait bool
		if err := h.Read.QueryRowContext(ctx, waits()).Scan(&wait); err != nil {
			return events, time.Since(began), fmt.Errorf("work still waits: %w", err)
		}
		if !wait {
			return events, time.Since(began), nil
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
		}
	}
}

// Events counts all that were published and are still kept.
func (h *Handle) Events(ctx context.Context) (count int, err error) {
	if err := h.Read.QueryRowContext(ctx, "SELECT count(*) FROM outbox").Scan(&count); err != nil {
		return 0, fmt.Errorf("count events: %w", err)
	}
	return count, nil
}
