package events

import (
	"context"
	"fmt"
	"time"

	"millesime/platform/db"
)

const (
	keepPublished = 7 * 24 * time.Hour
	purgeEvery    = time.Hour
	purgeBatch    = 1000 // rows per transaction, so that nobody waits long
)

// purgeSometimes purges once an hour, and tells when it last did.
func (b *Bus) purgeSometimes(ctx context.Context, last time.Time) time.Time {
	now := b.clock.Now()
	if !last.IsZero() && now.Sub(last) < purgeEvery {
		return last
	}
	if err := b.purge(ctx, now.Add(-keepPublished)); err != nil && ctx.Err() == nil {
		b.log.Warn().Err(err).Msg("old events not purged")
	}
	return now
}

// purge forgets events published before a time that no consumer has yet to
// take, and what handlers noted about them. An inbox row goes only when its event can never be sent again.
func (b *Bus) purge(ctx context.Context, before time.Time) error {
	for _, statement := range []string{
		`DELETE FROM outbox WHERE id IN (SELECT o.id FROM outbox AS o WHERE o.published_at < ? AND NOT EXISTS (
SELECT 1 FROM event_subscriptions AS s JOIN event_cursors AS c ON c.consumer = s.consumer
WHERE s.topic = o.topic AND c.position < o.position) ORDER BY o.published_at LIMIT ?)`,
		`DELETE FROM inbox WHERE (message_id, handler) IN (SELECT i.message_id, i.handler FROM inbox AS i
WHERE i.handled_at < ? AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.event_id = i.message_id) LIMIT ?)`,
	} {
		for full := true; full; {
			rows, err := b.purgeSome(ctx, statement, before)
			if err != nil {
				return fmt.Errorf("events: purge: %w", err)
			}
			full = rows == purgeBatch
		}
	}
	return nil
}

func (b *Bus) purgeSome(ctx context.Context, statement string, before time.Time) (rows int64, err error) {
	err = b.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		result, err := tx.IDB().ExecContext(ctx, statement, before, purgeBatch)
		if err != nil {
			return err
		}
		rows, err = result.RowsAffected()
		return err
	})
	return rows, err
}
