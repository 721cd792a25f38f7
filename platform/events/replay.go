package events

import (
	"context"
	"errors"
	"fmt"
	"time"

	"millesime/platform/db"
	"millesime/platform/fault"
)

var (
	// ErrNoHandler is the error of a replay for a handler that is not there.
	ErrNoHandler = errors.New("events: no handler of this name")
	// ErrNoDeadLetter is the error of a replay of what is no dead letter.
	ErrNoDeadLetter = errors.New("events: no such dead letter")
)

// DeadLetter is a message a handler gave up on.
type DeadLetter struct {
	Handler    string
	MessageID  string
	Topic      string
	OccurredAt time.Time
	Error      string
	Attempts   int64
	FailedAt   time.Time
}

// DeadLetters lists what handlers gave up on, the oldest event first, at most
// limit of them.
func (b *Bus) DeadLetters(ctx context.Context, limit int) ([]DeadLetter, error) {
	var rows []deadLetterRow
	err := b.db.Read().NewSelect().Model(&rows).Order("occurred_at", "message_id", "handler").Limit(int64(limit)).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("events: dead letters: %w", err)
	}
	letters := make([]DeadLetter, len(rows))
	for i, r := range rows {
		letters[i] = DeadLetter{
			Handler: r.Handler, MessageID: r.MessageID, Topic: r.Topic, OccurredAt: r.OccurredAt.UTC(),
			Error: r.Error, Attempts: r.Attempts, FailedAt: r.FailedAt.UTC(),
		}
	}
	return letters, nil
}

// Replay gives a dead letter to its handler again, once. The dead letter goes
// when the handler succeeds, in the same transaction; else it stays with the
// new error, which is returned. The bus need not be running.
func (b *Bus) Replay(ctx context.Context, handler, messageID string) error {
	h, ok := b.handlers[handler]
	if !ok {
		return fmt.Errorf("%w: %s", ErrNoHandler, handler)
	}
	var row deadLetterRow
	err := b.db.Read().NewSelect().Model(&row).Where("handler = ? AND message_id = ?", handler, messageID).Scan(ctx)
	if db.NotFound(err) {
		return fmt.Errorf("%w: %s %s", ErrNoDeadLetter, handler, messageID)
	}
	if err != nil {
		return fmt.Errorf("events: replay: %w", err)
	}
	if err := fault.Guarded(func() error { return b.retake(ctx, h, row.delivery()) }); err != nil {
		return errors.Join(fmt.Errorf("events: replay %s %s: %w", handler, messageID, err), b.note(ctx, row, err))
	}
	b.metrics.handled(h.name, outcomeReplayed)
	return nil
}

func (b *Bus) retake(ctx context.Context, h Handler, d delivery) error {
	return b.db.InTx(db.WithOrigin(ctx, d.Actor, d.Impersonator), func(ctx context.Context, tx *db.Tx) error {
		result, err := tx.IDB().NewDelete().Table("dead_letters").
			Where("handler = ? AND message_id = ?", h.name, d.ID).Exec(ctx)
		if err != nil {
			return err
		}
		rows, err := result.RowsAffected()
		if err != nil || rows == 0 { // another replay was faster
			return err
		}
		return h.run(ctx, tx, d)
	})
}

func (b *Bus) note(ctx context.Context, row deadLetterRow, cause error) error {
	return b.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewUpdate().Model(&row).WherePK().
			Set("error = ?", cause.Error()).Set("attempts = attempts + 1").Set("failed_at = ?", b.clock.Now()).Exec(ctx)
		return err
	})
}
