package events_test

import (
	"context"
	"errors"
	"reflect"
	"strconv"
	"testing"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/events"
)

var errFails = errors.New("cannot do it")

func TestRollbackLeavesNoEvent(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			if err := tx.Publish(ctx, corked{1}); err != nil {
				return err
			}
			return errFails
		})
		if !errors.Is(err, errFails) {
			t.Fatal(err)
		}
		if n := h.count("SELECT count(*) FROM outbox"); n != 0 {
			t.Errorf("%d events after a rollback", n)
		}
		select {
		case <-h.db.Wake():
			t.Error("a rollback wakes the relay")
		default:
		}
	})
}

func TestNoEventOutsideATransaction(t *testing.T) {
	t.Parallel()
	if _, ok := reflect.TypeFor[*db.DB]().MethodByName("Publish"); ok {
		t.Error("a DB can publish without a transaction")
	}
	if err := new(db.Tx).Publish(t.Context(), corked{1}); !errors.Is(err, db.ErrNoTx) {
		t.Errorf("a made-up Tx publishes: %v", err)
	}
	onAll(t, func(t *testing.T, h house) {
		var kept *db.Tx
		err := h.db.InTx(t.Context(), func(_ context.Context, tx *db.Tx) error {
			kept = tx
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := kept.Publish(t.Context(), corked{1}); err == nil {
			t.Error("a Tx publishes after its end")
		}
	})
}

// What a transaction publishes is written together at its end, in the order in which it was published, without what was recalled.
func TestATransactionTellsAtItsEnd(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		ctx, counter := db.CountStatements(t.Context())
		err := h.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			first := errors.Join(tx.Publish(ctx, corked{1}), tx.Publish(ctx, corked{2}, corked{3}))
			if n := counter.Count(); n != 1 {
				t.Errorf("%d statements before the end", n)
			}
			back := tx.Recall(ctx, func() error { return errors.Join(tx.Publish(ctx, corked{4}), errFails) })
			if !errors.Is(back, errFails) {
				t.Errorf("a recall: %v", back)
			}
			return errors.Join(first, tx.Recall(ctx, func() error { return tx.Publish(ctx, corked{5}) }), tx.Publish(ctx, corked{6}))
		})
		if n := counter.Count(); err != nil || n != 4 {
			t.Errorf("%d statements, %v: %q", n, err, counter.Statements())
		}
		for position, bottle := range []string{"1", "2", "3", "5", "6"} {
			told := "SELECT count(*) FROM outbox WHERE CAST(payload AS TEXT) LIKE '%" + bottle +
				"%' AND (SELECT count(*) FROM outbox AS b WHERE b.id < outbox.id) = "
			if n := h.count(told + strconv.Itoa(position)); n != 1 {
				t.Errorf("event %s at %d: %d", bottle, position, n)
			}
		}
		if n := h.count("SELECT count(*) FROM outbox"); n != 5 {
			t.Errorf("%d events", n)
		}
	})
}

func TestEventsCarryWhoCausedThem(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		seen := make(chan events.Message, 2)
		first := events.On("first", func(ctx context.Context, tx *db.Tx, e corked, m events.Message) error {
			seen <- m
			if e.Bottle == 1 {
				return tx.Publish(ctx, corked{2}) // caused by the same people
			}
			return nil
		})
		bus, start := h.bus(first)
		start()
		ctx := auth.With(t.Context(), auth.Actor{ID: 5, Impersonator: 9})
		err := h.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return tx.Publish(ctx, corked{1}) })
		if err != nil {
			t.Fatal(err)
		}
		h.drain(bus)
		a, b := <-seen, <-seen
		for _, m := range []events.Message{a, b} {
			if m.Actor != 5 || m.Impersonator != 9 || m.OccurredAt.IsZero() || m.Topic != "test_corked_v1" {
				t.Errorf("message %+v", m)
			}
		}
		if a.ID == b.ID || a.ID == "" {
			t.Errorf("ids %q and %q", a.ID, b.ID)
		}
	})
}
