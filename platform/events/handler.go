package events

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"millesime/platform/db"
)

// Message is what a handler learns about an event besides the event itself.
type Message struct {
	ID           string // unique, the same at every delivery
	Topic        string
	OccurredAt   time.Time
	Actor        int64 // who caused it, 0 = nobody
	Impersonator int64 // admin acting as the actor, 0 = none
}

// delivery is a message with its content and its place in the log.
type delivery struct {
	Message
	payload  []byte
	position int64
}

// Handler reacts to the events of one topic.
type Handler struct {
	name     string
	topic    string
	consumer string // whose cursor it shares
	alone    bool
	run      func(ctx context.Context, tx *db.Tx, d delivery) error
}

// Name is unique in the product, snake_case as topics are, and begins with the
// module: "orders_settle_placed_order".
func (h Handler) Name() string { return h.name }

// Topic is the topic the handler listens to.
func (h Handler) Topic() string { return h.topic }

// On makes a handler of the events of type E. Its effects go through tx, so
// they happen once per event however often it is delivered. Several events may
// share one transaction. Never rename a handler: under a new name it knows
// nothing of what it has done.
func On[E db.Event](name string, fn func(ctx context.Context, tx *db.Tx, event E, m Message) error) Handler {
	var zero E
	return Undecoded(name, zero.Topic(), func(ctx context.Context, tx *db.Tx, payload []byte, m Message) error {
		var event E
		if err := json.Unmarshal(payload, &event); err != nil {
			return fmt.Errorf("decode %s: %w", m.Topic, err)
		}
		return fn(ctx, tx, event, m)
	})
}

// Undecoded is On for events of a topic whose type is told elsewhere.
func Undecoded(name, topic string, fn func(ctx context.Context, tx *db.Tx, payload []byte, m Message) error) Handler {
	return Handler{
		name:     name,
		topic:    topic,
		consumer: name,
		run:      func(ctx context.Context, tx *db.Tx, d delivery) error { return fn(ctx, tx, d.payload, d.Message) },
	}
}

// React is On for who needs the event alone.
func React[E db.Event](name string, fn func(ctx context.Context, tx *db.Tx, event E) error) Handler {
	return On(name, func(ctx context.Context, tx *db.Tx, event E, _ Message) error { return fn(ctx, tx, event) })
}

// Alone gives every event a transaction of its own. It is for handlers that
// lock rows which requests lock too: what several events lock one after the
// other follows no order, so two transactions could wait for each other. On
// SQLite nothing is locked but the one pen, and events share it as ever.
func (h Handler) Alone() Handler {
	h.alone = true
	return h
}

// InOrder makes handlers of several topics one consumer, which takes their
// events in the order of the log. Handlers that are no part of one consumer
// know no order between them. Never rename a consumer: under a new name it
// begins with the events to come.
func InOrder(consumer string, handlers ...Handler) []Handler {
	for i := range handlers {
		handlers[i].consumer = consumer
	}
	return handlers
}
