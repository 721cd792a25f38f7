package events

import (
	"context"
	"errors"
	"fmt"
	"time"

	"millesime/platform/db"
)

const (
	maxRetries = 3
	firstRetry = 20 * time.Millisecond // four times as long after each, up to the last
	lastRetry  = 500 * time.Millisecond
)

// insist handles one event in a transaction of its own, again after a failure,
// and turns it into a dead letter of the handler that goes on failing. It gives
// an error only when the event is to come again. Before is the failure that
// came first, nil when there was none.
func (c *consumer) insist(ctx context.Context, d delivery, before *failure) error {
	attempts, wait := 0, firstRetry
	if before != nil {
		attempts = 1
	}
	for failed := before; ; {
		switch {
		case attempts > maxRetries:
			if err := c.bus.bury(ctx, failed, d, attempts); err != nil {
				return err
			}
			attempts, wait = 0, firstRetry // other handlers of the topic have theirs
		case attempts > 0:
			c.bus.metrics.handled(failed.handler.name, outcomeRetried)
			if !paused(ctx, wait) {
				return ctx.Err()
			}
			wait = min(4*wait, lastRetry)
		}
		err := c.together(ctx, []delivery{d})
		if err == nil || c.bus.comesAgain(ctx, err) {
			return err
		}
		next, isHandlers := errors.AsType[*failure](err)
		if !isHandlers {
			return err
		}
		failed = next
		attempts++
	}
}

func paused(ctx context.Context, wait time.Duration) bool {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// bury makes the event a dead letter of the handler, which is done with it by
// that.
func (b *Bus) bury(ctx context.Context, failed *failure, d delivery, attempts int) error {
	log := b.log.With().Str("handler", failed.handler.name).Str("message", d.ID).
		Int64("user", d.Actor).Int64("impersonator", d.Impersonator).Logger()
	row := deadLetterRow{
		Handler: failed.handler.name, MessageID: d.ID, Topic: d.Topic, Payload: d.payload,
		ActorID: d.Actor, ImpersonatorID: d.Impersonator, OccurredAt: d.OccurredAt,
		Error: failed.cause.Error(), Attempts: int64(attempts), FailedAt: b.clock.Now(),
	}
	err := b.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		done := inboxRow{Handler: failed.handler.name, MessageID: d.ID, HandledAt: row.FailedAt}
		_, entered := tx.IDB().NewInsert().Model(&done).On("CONFLICT DO NOTHING").Exec(ctx)
		_, buried := tx.IDB().NewInsert().Model(&row).On("CONFLICT DO NOTHING").Exec(ctx)
		return errors.Join(entered, buried)
	})
	if err != nil {
		return fmt.Errorf("no dead letter could be written: %w", errors.Join(failed, err))
	}
	log.Error().Err(failed.cause).Msg("event failed and became a dead letter")
	b.metrics.handled(failed.handler.name, outcomeDead)
	return nil
}
