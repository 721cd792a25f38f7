package events_test

import (
	"context"
	"errors"
	"reflect"
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
