package events

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

const (
	batchSize  = 100
	relayLease = 0x72656c6179 // "relay"
	markTime   = 5 * time.Second
)

// relay sends events until ctx ends. Of several replicas one is active at a
// time, which keeps the order.
func (b *Bus) relay(ctx context.Context) {
	tick := time.NewTicker(b.poll)
	defer tick.Stop()
	var lease *db.Lease
	defer func() {
		if lease != nil {
			lease.Release(context.WithoutCancel(ctx))
		}
	}()
	var purged time.Time
	for ctx.Err() == nil {
		lease = b.hold(ctx, lease)
		wake := b.db.Wake()
		if lease != nil {
			purged = b.purgeSometimes(ctx, purged)
			more, err := b.pass(ctx)
			switch {
			case err != nil && ctx.Err() == nil:
				b.log.Error().Err(err).Msg("events wait in the outbox")
				wake = nil // a new event would not help: wait for the tick
			case more:
				continue
			}
		}
		select {
		case <-ctx.Done():
		case <-wake:
		case <-tick.C:
		}
	}
}

// hold keeps or gets the right to be the active relay; nil when another is.
func (b *Bus) hold(ctx context.Context, lease *db.Lease) *db.Lease {
	if lease != nil && lease.Held(ctx) {
		return lease
	}
	if lease != nil {
		lease.Release(context.WithoutCancel(ctx))
	}
	lease, err := b.db.TryLease(ctx, relayLease)
	if err != nil && ctx.Err() == nil {
		b.log.Error().Err(err).Msg("events wait in the outbox")
	}
	return lease
}

// pass sends one batch in order and marks what is done. It stops at the first
// event that some handler could not take. More tells that others may wait.
func (b *Bus) pass(ctx context.Context) (more bool, err error) {
	var rows []outboxRow
	err = b.db.Read().NewSelect().Model(&rows).Where("published_at IS NULL").Order("id").Limit(batchSize).Scan(ctx)
	if err != nil {
		return false, fmt.Errorf("events: outbox: %w", err)
	}
	b.observeLag(rows)
	var done []int64
	for _, row := range rows {
		if ctx.Err() != nil {
			break
		}
		if err = b.send(ctx, row); err != nil {
			break
		}
		done = append(done, row.ID)
	}
	if marked := b.mark(ctx, done); marked != nil {
		return false, marked
	}
	return err == nil && len(rows) == batchSize, err
}

// send brings one event to its handlers and makes sure that all are done.
func (b *Bus) send(ctx context.Context, row outboxRow) error {
	handlers := b.byTopic[row.Topic]
	if len(handlers) == 0 {
		return nil
	}
	if err := b.channel.Publish(row.Topic, seal(row.delivery())); err != nil {
		return fmt.Errorf("events: publish %s: %w", row.EventID, err)
	}
	// Handlers may have finished while the relay was told to stop: look anyway.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), markTime)
	defer cancel()
	var names []string
	err := b.db.Read().NewRaw(`SELECT handler FROM inbox WHERE message_id = ?
UNION SELECT handler FROM dead_letters WHERE message_id = ?`, row.EventID, row.EventID).Scan(ctx, &names)
	if err != nil {
		return fmt.Errorf("events: inbox: %w", err)
	}
	finished := make(map[string]bool, len(names))
	for _, name := range names {
		finished[name] = true
	}
	for _, h := range handlers {
		if !finished[h.name] {
			return fmt.Errorf("events: %s %s was not taken by %s", row.Topic, row.EventID, h.name)
		}
	}
	b.metrics.published(row.Topic)
	return nil
}

// mark notes that events are done, also when the relay is stopping.
func (b *Bus) mark(ctx context.Context, done []int64) error {
	if len(done) == 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), markTime)
	defer cancel()
	err := b.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewUpdate().Table("outbox").Set("published_at = ?", b.clock.Now()).
			Where("id IN (?)", bun.List(done)).Exec(ctx)
		return err
	})
	if err != nil {
		return fmt.Errorf("events: mark published: %w", err)
	}
	return nil
}
