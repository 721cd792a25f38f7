package events

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"

	"github.com/ThreeDotsLabs/watermill/message"

	"millesime/platform/db"
)

// errPanic is the error of a handler that panicked.
var errPanic = errors.New("handler panicked")

// receiver is the router's end of a handler.
func (b *Bus) receiver(h Handler) message.NoPublishHandlerFunc {
	return func(msg *message.Message) error {
		d, err := unseal(msg)
		if err != nil {
			return err
		}
		return b.handle(msg.Context(), h, d)
	}
}

// handle runs the handler in its transaction, unless it has seen the message.
func (b *Bus) handle(ctx context.Context, h Handler, d delivery) error {
	fresh := false
	err := guarded(func() error {
		return b.db.InTx(db.WithOrigin(ctx, d.Actor, d.Impersonator), func(ctx context.Context, tx *db.Tx) error {
			var err error
			if fresh, err = b.enter(ctx, tx, h, d.ID); err != nil || !fresh {
				return err
			}
			return h.run(ctx, tx, d)
		})
	})
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", h.name, err)
	case fresh:
		b.metrics.handled(h.name, outcomeDone)
	default:
		b.metrics.handled(h.name, outcomeSkipped)
	}
	return nil
}

// enter writes the inbox row; false when the handler is done with the message,
// well or as a dead letter.
func (b *Bus) enter(ctx context.Context, tx *db.Tx, h Handler, messageID string) (bool, error) {
	result, err := tx.IDB().ExecContext(ctx, `INSERT INTO inbox (handler, message_id, handled_at)
SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM dead_letters WHERE handler = ? AND message_id = ?)
ON CONFLICT DO NOTHING`, h.name, messageID, b.clock.Now(), h.name, messageID)
	if err != nil {
		return false, fmt.Errorf("inbox: %w", err)
	}
	rows, err := result.RowsAffected()
	return rows == 1, err
}

// guarded turns a panic into an error: one bad handler must not end the server.
func guarded(fn func() error) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("%w: %v\n%s", errPanic, cause, debug.Stack())
		}
	}()
	return fn()
}

// deadLetters stands outside the retries. It always acknowledges: a refused
// message would come again at once, for ever. What is neither in the inbox nor
// a dead letter stays unpublished, and the relay sends it again later.
func (b *Bus) deadLetters(h Handler) message.HandlerMiddleware {
	return func(next message.HandlerFunc) message.HandlerFunc {
		return func(msg *message.Message) ([]*message.Message, error) {
			if _, err := next(msg); err != nil {
				b.settle(h, msg, err)
			}
			return nil, nil
		}
	}
}

// settle writes the dead letter, unless trying later is likely to work.
func (b *Bus) settle(h Handler, msg *message.Message, cause error) {
	fields := b.log.With().Str("handler", h.name).Str("message", msg.UUID)
	if d, err := unseal(msg); err == nil {
		fields = fields.Int64("user", d.Actor).Int64("impersonator", d.Impersonator)
	}
	log := fields.Logger()
	if msg.Context().Err() != nil || db.IsUnavailable(cause) {
		log.Warn().Err(cause).Msg("event not handled; it comes again")
		return
	}
	if err := b.bury(msg.Context(), h, msg, cause); err != nil {
		log.Error().Err(errors.Join(cause, err)).Msg("event failed and no dead letter could be written; it comes again")
		return
	}
	log.Error().Err(cause).Msg("event failed and became a dead letter")
	b.metrics.handled(h.name, outcomeDead)
}

func (b *Bus) bury(ctx context.Context, h Handler, msg *message.Message, cause error) error {
	d, err := unseal(msg)
	if err != nil {
		return err
	}
	row := deadLetterRow{
		Handler: h.name, MessageID: d.ID, Topic: d.Topic, Payload: d.payload,
		ActorID: d.Actor, ImpersonatorID: d.Impersonator, OccurredAt: d.OccurredAt,
		Error: cause.Error(), Attempts: maxRetries + 1, FailedAt: b.clock.Now(),
	}
	return b.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT DO NOTHING").Exec(ctx)
		return err
	})
}
