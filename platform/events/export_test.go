package events

import (
	"context"
	"time"

	natsgo "github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/rs/zerolog"

	"millesime/platform/db"
)

// Purge is what the relay does once an hour.
var Purge = (*Bus).purge

// Waits tells whether an event has yet to be published or taken; of a bus that does not run, by the outbox alone over NATS.
func Waits(ctx context.Context, b *Bus) (bool, error) { return b.transport.waits(ctx) }

// TakeTwice hands each event of the outbox to the first consumer twice in one batch, as a server may that sends it again.
func TakeTwice(ctx context.Context, b *Bus) error {
	var rows []outboxRow
	if err := b.db.Read().NewSelect().Model(&rows).Order("id").Scan(ctx); err != nil {
		return err
	}
	var batch []delivery
	for _, row := range rows {
		batch = append(batch, row.delivery(), row.delivery())
	}
	return b.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		_, err := b.consumers[0].handle(ctx, tx, batch, outcomes{})
		return err
	})
}

// WithTakeover sets how long a replica that was killed keeps the others from its events. It follows WithJetStream.
func WithTakeover(d time.Duration) Option {
	return func(b *Bus) {
		if j, ok := b.transport.(*jetStream); ok {
			j.ackWait, j.pinned = d, d
		}
	}
}

// Redeliver lets consumers begin with the oldest event of the stream.
func Redeliver(ctx context.Context, address string, consumers ...string) error {
	conn, err := natsgo.Connect(address)
	if err != nil {
		return err
	}
	defer conn.Close()
	js, err := jetstream.New(conn)
	if err != nil {
		return err
	}
	for _, name := range consumers {
		known, err := js.Consumer(ctx, defaultStream, name)
		if err != nil {
			return err
		}
		config := known.CachedInfo().Config
		config.DeliverPolicy = jetstream.DeliverAllPolicy
		if err := js.DeleteConsumer(ctx, defaultStream, name); err != nil {
			return err
		}
		if _, err := js.CreateConsumer(ctx, defaultStream, config); err != nil {
			return err
		}
	}
	return nil
}

// Listener is a process's that hears only when it is told to.
type Listener struct{ l *listener }

// NewListener makes one for a feed.
func NewListener(f Feed) *Listener { return &Listener{newListener(zerolog.Nop(), []Feed{f})} }

// Hear looks at the log once.
func (l *Listener) Hear(ctx context.Context, b *Bus) error {
	t, _ := b.transport.(*table)
	return t.hear(ctx, l.l)
}
