package events

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ThreeDotsLabs/watermill/message"

	"millesime/platform/db"
	"millesime/platform/fault"
)

// errElsewhere is the error of a batch that another replica is taking.
var errElsewhere = errors.New("taken by another replica")

// holdFor is how long a batch goes on taking further events: requests wait for
// what its transaction has locked, on SQLite for the only pen.
const holdFor = 20 * time.Millisecond

// entered is how many events are entered into the inbox at once.
const entered = 10

// failure is the error of a handler.
type failure struct {
	handler Handler
	index   int // of the event in its batch
	cause   error
}

func (f *failure) Error() string { return f.handler.name + ": " + f.cause.Error() }

func (f *failure) Unwrap() error { return f.cause }

// receive is the router's end of a consumer. An error means that the batch, or
// its rest, comes again at the next look.
func (c *consumer) receive(msg *message.Message) error {
	ctx, batch := msg.Context(), unseal(msg)
	err := c.take(ctx, batch)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, errElsewhere), ctx.Err() != nil:
	default:
		c.bus.log.Warn().Err(err).Str("consumer", c.name).Msg("events not handled; they come again")
	}
	return context.Canceled // the router logs every other error once more
}

// take handles a batch, together or one event after the other. What is left when the bus stops comes again.
func (c *consumer) take(ctx context.Context, batch []delivery) error {
	if !c.alone {
		return c.takeSome(ctx, batch)
	}
	for _, d := range batch {
		if d.position <= c.cursor { // another replica was faster
			continue
		}
		if err := c.takeSome(ctx, []delivery{d}); err != nil || c.bus.isStopping() {
			return err
		}
	}
	return nil
}

// takeSome handles events in one transaction or, when one of them fails, each
// in its own.
func (c *consumer) takeSome(ctx context.Context, batch []delivery) error {
	err := c.together(ctx, batch)
	failed, isHandlers := errors.AsType[*failure](err)
	if err == nil || !isHandlers || c.bus.comesAgain(ctx, err) {
		return err
	}
	for i, d := range batch {
		var before *failure
		if i == failed.index {
			before = failed
		}
		if err := c.insist(ctx, d, before); err != nil {
			return err
		}
	}
	return nil
}

// together runs the handlers of a batch in one transaction, to its end or to
// where the time was up. A message that a handler has seen is skipped.
func (c *consumer) together(ctx context.Context, batch []delivery) error {
	b := c.bus
	select {
	case b.places <- struct{}{}:
		defer func() { <-b.places }()
	case <-ctx.Done():
		return ctx.Err()
	}
	var counts outcomes
	var last int64
	err := fault.Guarded(func() error {
		return b.db.InTx(db.WithWork(ctx, "events"), func(ctx context.Context, tx *db.Tx) error {
			counts, last = outcomes{}, 0
			rest, err := b.transport.claim(ctx, tx, c, batch)
			if err != nil || len(rest) == 0 {
				return err
			}
			if last, err = c.handle(ctx, tx, rest, counts); err != nil {
				if failed, ok := errors.AsType[*failure](err); ok {
					failed.index += len(batch) - len(rest)
				}
				return err
			}
			return b.transport.advance(ctx, tx, c, last)
		})
	})
	if err != nil || last == 0 {
		return err
	}
	b.metrics.count(counts)
	return b.transport.taken(ctx, c, last)
}

// handle enters events into the inbox and runs their handlers; it gives the
// position of the last one.
func (c *consumer) handle(ctx context.Context, tx *db.Tx, batch []delivery, counts outcomes) (last int64, err error) {
	began := c.bus.clock.Now()
	done := 0
	for some := range slices.Chunk(batch, entered) {
		if done > 0 && c.bus.clock.Now().Sub(began) > holdFor {
			break
		}
		fresh, err := c.enter(ctx, tx, some)
		if err != nil {
			return 0, fmt.Errorf("events: inbox: %w", err)
		}
		for i, d := range some {
			for _, h := range c.handlers[d.Topic] {
				key := inboxKey{h.name, d.ID}
				if !fresh[key] {
					counts.add(h, outcomeSkipped)
					continue
				}
				delete(fresh, key) // a server that sends an event again may do so within one batch
				if err := fault.Guarded(func() error { return h.run(db.WithOrigin(ctx, d.Actor, d.Impersonator), tx, d) }); err != nil {
					return 0, &failure{handler: h, index: done + i, cause: err}
				}
				counts.add(h, outcomeDone)
			}
			last = d.position
		}
		done += len(some)
	}
	return last, nil
}

type inboxKey struct{ handler, message string }

// enter writes the inbox rows of some events, and tells which were not there:
// with the others their handlers are done.
func (c *consumer) enter(ctx context.Context, tx *db.Tx, some []delivery) (map[inboxKey]bool, error) {
	now := c.bus.clock.Now()
	var rows, added []inboxRow
	for _, d := range some {
		for _, h := range c.handlers[d.Topic] {
			rows = append(rows, inboxRow{Handler: h.name, MessageID: d.ID, HandledAt: now})
		}
	}
	err := tx.IDB().NewInsert().Model(&rows).On("CONFLICT DO NOTHING").Returning("handler, message_id").Scan(ctx, &added)
	fresh := make(map[inboxKey]bool, len(added))
	for _, row := range added {
		fresh[inboxKey{row.Handler, row.MessageID}] = true
	}
	return fresh, err
}

// comesAgain tells whether trying later is likely to work.
func (b *Bus) comesAgain(ctx context.Context, err error) bool {
	return ctx.Err() != nil || errors.Is(err, errElsewhere) || db.IsUnavailable(err)
}
