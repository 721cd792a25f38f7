package events

import (
	"context"

	"github.com/ThreeDotsLabs/watermill"
	"github.com/rs/zerolog"

	"millesime/platform/db"
)

// transport keeps published events in order and tells each consumer what it
// has not taken yet.
type transport interface {
	// open makes the consumers known. Those met for the first time begin with the events published from now on.
	open(ctx context.Context, consumers []*consumer) error
	// publish takes over events of the outbox, at most relaySize, in their order, and tells their topics. It may fail
	// after some, and take over an event twice.
	publish(ctx context.Context) (topics []string, err error)
	// next waits for events that the consumer has yet to take. Nothing and no error when ctx ended.
	next(ctx context.Context, c *consumer) ([]delivery, error)
	// claim gives what of a batch is still to be taken, in the transaction that takes it; errElsewhere when another
	// replica is at it.
	claim(ctx context.Context, tx *db.Tx, c *consumer, batch []delivery) ([]delivery, error)
	// advance notes, in the same transaction, that the consumer has taken everything up to a position.
	advance(ctx context.Context, tx *db.Tx, c *consumer, position int64) error
	// taken tells the same after the commit.
	taken(ctx context.Context, c *consumer, position int64) error
	// listen tells the feeds of this process what is published behind the listener's position, until ctx ends. It may be
	// called again after a failure, and tells nothing twice.
	listen(ctx context.Context, l *listener) error
	// waits tells whether an event of the outbox has yet to be published, or to be taken by a consumer.
	waits(ctx context.Context) (bool, error)
	// close lets go of what open took.
	close(ctx context.Context) error
}

// watermillLog sends Watermill's errors to the product's log. Its other lines
// tell of the life of channels and would drown the rest.
type watermillLog struct{ log zerolog.Logger }

func (w watermillLog) Error(msg string, err error, fields watermill.LogFields) {
	w.log.Error().Err(err).Fields(map[string]any(fields)).Msg("watermill: " + msg)
}

func (watermillLog) Info(string, watermill.LogFields) {}

func (watermillLog) Debug(string, watermill.LogFields) {}

func (watermillLog) Trace(string, watermill.LogFields) {}

func (w watermillLog) With(fields watermill.LogFields) watermill.LoggerAdapter {
	return watermillLog{w.log.With().Fields(map[string]any(fields)).Logger()}
}
