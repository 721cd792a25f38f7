package events

import (
	"context"

	"github.com/ThreeDotsLabs/watermill/message"

	"millesime/platform/bell"
	"millesime/platform/db"
)

// batchSize is how many events a consumer takes at most in one transaction.
const batchSize = 50

// consumer is one or more handlers that share a place in the log. It is the
// [message.Subscriber] of Watermill's router, which runs every consumer beside
// the others: a message of the router is a batch of events.
type consumer struct {
	bus      *Bus
	name     string
	handlers map[string][]Handler // by topic
	topics   []string
	alone    bool      // every event has a transaction of its own
	wake     bell.Bell // events of its topics were published
	cursor   int64     // over the database: its position, as this process last met it
	seen     int64     // over the database: nothing up to this position waits for it, as far as is known here
}

func (c *consumer) add(h Handler) {
	if c.handlers[h.topic] == nil {
		c.topics = append(c.topics, h.topic)
	}
	c.handlers[h.topic] = append(c.handlers[h.topic], h)
	c.alone = c.alone || h.alone && c.bus.db.Dialect() == db.Postgres
}

// idle notes that nothing waits for the consumer.
func (c *consumer) idle() { c.bus.observeLag(c.name, nil) }

// Subscribe gives the batches, one at a time, until the bus stops.
func (c *consumer) Subscribe(ctx context.Context, _ string) (<-chan *message.Message, error) {
	batches := make(chan *message.Message)
	c.bus.consuming.Go(func() {
		defer close(batches)
		looking, stop := context.WithCancel(ctx)
		defer stop()
		c.bus.consuming.Go(func() {
			select {
			case <-c.bus.stopping:
				stop()
			case <-looking.Done():
			}
		})
		for looking.Err() == nil {
			c.feed(ctx, looking, batches)
		}
	})
	return batches, nil
}

// Close has nothing to end: the feed ends with the bus.
func (c *consumer) Close() error { return nil }

// feed hands one batch over and waits for its end. Looking ends when the bus
// stops, ctx when the handlers at work are cut off.
func (c *consumer) feed(ctx, looking context.Context, batches chan<- *message.Message) {
	batch, err := c.bus.transport.next(looking, c)
	if err != nil {
		c.bus.log.Error().Err(err).Str("consumer", c.name).Msg("events wait for their consumer")
		paused(looking, c.bus.poll)
		return
	}
	if len(batch) == 0 {
		return
	}
	c.bus.observeLag(c.name, batch)
	msg := seal(ctx, batch)
	select {
	case batches <- msg:
	case <-looking.Done():
		return
	}
	select {
	case <-msg.Acked():
	case <-msg.Nacked():
		paused(looking, c.bus.poll)
	case <-ctx.Done():
	}
}
