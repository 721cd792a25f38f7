package events

import (
	"context"
	"fmt"
	"slices"
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
WHERE s.topic = o.topic AND c.position < o.position) ORDER BY o.published_at LIMIT ?) RETURNING COALESCE(position, 0)`,
		`DELETE FROM inbox WHERE (message_id, handler) IN (SELECT i.message_id, i.handler FROM inbox AS i
WHERE i.handled_at < ? AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.event_id = i.message_id) LIMIT ?) RETURNING 0`,
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

// purgeSome deletes some rows, and notes up to which position the log may have forgotten events, for the feeds.
func (b *Bus) purgeSome(ctx context.Context, statement string, before time.Time) (rows int, err error) {
	err = b.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		var positions []int64
		if err := tx.IDB().NewRaw(statement, before, purgeBatch).Scan(ctx, &positions); err != nil {
			return err
		}
		rows = len(positions)
		last := slices.Max(append(positions, 0))
		if last == 0 {
			return nil
		}
		_, err := tx.IDB().NewUpdate().Table("outbox_end").Set("purged = ?", last).Where("purged < ?", last).Exec(ctx)
		return err
	})
	return rows, err
}
