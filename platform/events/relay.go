package events

import (
	"context"
	"time"
)

const relaySize = 500 // events published at once

// relay publishes events until ctx ends. Relays of several replicas may run at
// the same time.
func (b *Bus) relay(ctx context.Context) {
	tick := time.NewTicker(b.poll)
	defer tick.Stop()
	var purged time.Time
	for ctx.Err() == nil {
		wake := b.db.Wake()
		purged = b.purgeSometimes(ctx, purged)
		topics, err := b.transport.publish(ctx)
		for _, topic := range topics {
			b.metrics.published(topic)
			for _, c := range b.byTopic[topic] {
				c.wake.Ring()
			}
		}
		if len(topics) > 0 {
			b.listener.wake.Ring()
		}
		switch {
		case err != nil && ctx.Err() == nil:
			b.log.Error().Err(err).Msg("events wait in the outbox")
			wake = nil // a new event would not help: wait for the tick
		case len(topics) == relaySize:
			continue
		}
		select {
		case <-ctx.Done():
		case <-wake:
		case <-tick.C:
		}
	}
}
