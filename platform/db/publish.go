package db

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/auth"
)

// Event is a fact that other modules may react to. Its JSON form is what
// handlers get.
type Event interface {
	// Topic is snake_case and versioned, e.g. "orders_order_placed_v1".
	Topic() string
}

// ErrNoTx is the error of publishing on a Tx that no InTx made, or that has ended.
var ErrNoTx = errors.New("db: event outside a transaction")

type outboxRow struct {
	bun.BaseModel `bun:"table:outbox"`

	EventID        string
	Topic          string
	Payload        json.RawMessage `bun:"type:jsonb"`
	ActorID        int64
	ImpersonatorID int64
	OccurredAt     time.Time
}

// outboxRows is how many events a statement writes at most.
const outboxRows = 200

// Publish puts events into the outbox. They are written together at the end of the transaction, in the order in which they were
// published, leave after the commit, and never when the transaction is rolled back. Actor and impersonator come from the context.
func (t *Tx) Publish(ctx context.Context, events ...Event) error {
	if t == nil || t.db == nil || t.ended {
		return ErrNoTx
	}
	if len(events) == 0 {
		return nil
	}
	actor, impersonator := Origin(ctx)
	for _, event := range events {
		payload, err := json.Marshal(event)
		if err != nil {
			return fmt.Errorf("db: event %s: %w", event.Topic(), err)
		}
		t.outbox = append(t.outbox, outboxRow{
			EventID: t.db.opt.IDs.UUID(), Topic: event.Topic(), Payload: payload,
			ActorID: actor, ImpersonatorID: impersonator,
			OccurredAt: t.Now(),
		})
	}
	t.published = true
	t.heard(events)
	if len(t.outbox) < outboxRows {
		return nil
	}
	return t.tell(ctx)
}

// Recall forgets what fn published when it fails. The caller takes back what fn wrote.
func (t *Tx) Recall(ctx context.Context, fn func() error) error {
	if err := t.tell(ctx); err != nil {
		return err
	}
	err := fn()
	if err != nil {
		t.outbox = t.outbox[:0]
	}
	return err
}

// tell writes what was published so far.
func (t *Tx) tell(ctx context.Context) error {
	for rows := range slices.Chunk(t.outbox, outboxRows) {
		if _, err := t.IDB().NewInsert().Model(&rows).Exec(ctx); err != nil {
			return fmt.Errorf("db: event %s: %w", rows[0].Topic, err)
		}
	}
	t.outbox = t.outbox[:0]
	return nil
}

// Hear has fn called with every event of a topic that this process publishes, once it is committed and before InTx returns. fn is quick
// and cannot fail. It is called before the database is used.
func (d *DB) Hear(topic string, fn func(event Event)) { d.ears[topic] = append(d.ears[topic], fn) }

// heard lets who hears events at their commit hear these.
func (t *Tx) heard(events []Event) {
	for _, event := range events {
		for _, hear := range t.db.ears[event.Topic()] {
			t.AfterCommit(func() { hear(event) })
		}
	}
}

type originKey struct{}

type originIDs struct{ actor, impersonator int64 }

// WithOrigin tells on whose behalf background work runs, so that the events it
// publishes carry the same actor and impersonator as their cause. 0 = nobody.
func WithOrigin(ctx context.Context, actor, impersonator int64) context.Context {
	return context.WithValue(ctx, originKey{}, originIDs{actor, impersonator})
}

// Origin tells who acts in this context, and through which admin: the cause of background work, else the actor of the
// request. 0 = nobody.
func Origin(ctx context.Context) (actor, impersonator int64) {
	if o, ok := ctx.Value(originKey{}).(originIDs); ok {
		return o.actor, o.impersonator
	}
	a, _ := auth.From(ctx)
	return a.ID, a.Impersonator
}
