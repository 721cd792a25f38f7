package events_test

import (
	"context"
	"errors"
	"maps"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
)

// poisoned fails on bottle 2 until it is mended.
func poisoned(mended *atomic.Bool, calls *atomic.Int64) events.Handler {
	return events.On("poisoned", func(ctx context.Context, tx *db.Tx, e corked, _ events.Message) error {
		if err := effect(ctx, tx, "poisoned", e.Bottle); err != nil {
			return err
		}
		if e.Bottle == 2 && !mended.Load() {
			calls.Add(1)
			return errFails
		}
		return nil
	})
}

func TestPoisonBecomesADeadLetterAndReplays(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		var mended atomic.Bool
		var calls atomic.Int64
		bus, start := h.bus(poisoned(&mended, &calls), writes("other"))
		stop := start()
		h.publish(1, 2, 3)
		h.drain(bus)
		h.wantEffects("poisoned", 1, 3)
		h.wantEffects("other", 1, 2, 3)
		if calls.Load() != 4 {
			t.Errorf("%d calls, want the first and 3 retries", calls.Load())
		}
		letters, err := bus.DeadLetters(t.Context(), 10)
		if err != nil || len(letters) != 1 {
			t.Fatalf("dead letters %v, %v", letters, err)
		}
		letter := letters[0]
		if letter.Handler != "poisoned" || !strings.Contains(letter.Error, errFails.Error()) || letter.Attempts != 4 || letter.Topic != "test_corked_v1" {
			t.Errorf("dead letter %+v", letter)
		}

		// Sent again after a crash, a dead letter stays one: only a replay tries again.
		stop()
		h.redeliver("poisoned", "other")
		bus, start = h.bus(poisoned(&mended, &calls), writes("other"))
		start()
		h.drain(bus)
		if calls.Load() != 4 {
			t.Errorf("%d calls after redelivery, want 4", calls.Load())
		}

		if err := bus.Replay(t.Context(), "poisoned", letter.MessageID); !errors.Is(err, errFails) {
			t.Errorf("replay before mending: %v", err)
		}
		if letters, err = bus.DeadLetters(t.Context(), 10); err != nil || len(letters) != 1 || letters[0].Attempts != 5 {
			t.Errorf("after a failed replay: %+v, %v", letters, err)
		}
		mended.Store(true)
		h.exec("DELETE FROM outbox") // a replay does not need it
		if err := bus.Replay(t.Context(), "poisoned", letter.MessageID); err != nil {
			t.Errorf("replay: %v", err)
		}
		h.wantEffects("poisoned", 1, 2, 3)
		if err := bus.Replay(t.Context(), "poisoned", letter.MessageID); !errors.Is(err, events.ErrNoDeadLetter) {
			t.Errorf("second replay: %v", err)
		}
		if err := bus.Replay(t.Context(), "nobody", letter.MessageID); !errors.Is(err, events.ErrNoHandler) {
			t.Errorf("replay for nobody: %v", err)
		}
		h.wantEffects("poisoned", 1, 2, 3)
	})
}

func TestPanicAndBadPayloadBecomeDeadLetters(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		bus, start := h.bus(events.On("panics", func(context.Context, *db.Tx, corked, events.Message) error {
			panic("bug")
		}))
		h.publish(1)
		h.exec(`INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at)
VALUES ('bad', 'test_corked_v1', '{"bottle": "many"}', 0, 0, '2026-01-01 00:00:00+00:00')`)
		start()
		h.drain(bus)
		letters, err := bus.DeadLetters(t.Context(), 10)
		if err != nil || len(letters) != 2 {
			t.Fatalf("dead letters %v, %v", letters, err)
		}
		if !strings.Contains(letters[0].Error, "decode") || !strings.Contains(letters[1].Error, "panicked: bug") {
			t.Errorf("errors %q and %q", letters[0].Error, letters[1].Error)
		}
		if one, err := bus.DeadLetters(t.Context(), 1); err != nil || len(one) != 1 {
			t.Errorf("limit 1 gives %d, %v", len(one), err)
		}
	})
}

// When even the dead letter cannot be written, the event stays in the outbox.
func TestNothingIsLostWithoutDeadLetters(t *testing.T) {
	t.Parallel()
	onAll(t, func(_ *testing.T, h house) {
		var mended atomic.Bool
		failed := make(chan struct{}, 100)
		bus, start := h.bus(events.On("a", func(ctx context.Context, tx *db.Tx, e corked, _ events.Message) error {
			if !mended.Load() {
				failed <- struct{}{}
				return errFails
			}
			return effect(ctx, tx, "a", e.Bottle)
		}))
		if h.db.Dialect() == db.SQLite {
			h.exec("CREATE TRIGGER full BEFORE INSERT ON dead_letters BEGIN SELECT RAISE(ABORT, 'no room'); END")
		} else {
			h.exec("ALTER TABLE dead_letters ADD CHECK (attempts < 0)")
		}
		start()
		h.publish(1, 2)
		for range 5 { // so it came again
			<-failed
		}
		mended.Store(true)
		h.drain(bus)
		h.wantEffects("a", 1, 2)
	})
}

func TestMetrics(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		var mended atomic.Bool
		var calls atomic.Int64
		registry := prometheus.NewRegistry()
		bus, start := h.busWith([]events.Option{events.WithMetrics(events.NewMetrics(registry))}, poisoned(&mended, &calls))
		stop := start()
		h.publish(1, 2)
		h.drain(bus)
		stop()
		families, err := registry.Gather()
		if err != nil {
			t.Fatal(err)
		}
		got := map[string]float64{}
		for _, family := range families {
			for _, metric := range family.GetMetric() {
				key := family.GetName()
				for _, label := range metric.GetLabel() {
					key += " " + label.GetValue()
				}
				got[key] = metric.GetCounter().GetValue()
			}
		}
		want := map[string]float64{
			"millesime_events_handled_total poisoned dead":    1,
			"millesime_events_handled_total poisoned done":    1,
			"millesime_events_handled_total poisoned retried": 3,
			"millesime_events_handled_total poisoned skipped": 1, // the consumer goes on behind the dead letter
			"millesime_events_published_total test_corked_v1": 2,
		}
		if _, ok := got["millesime_events_lag_seconds poisoned"]; !ok {
			t.Error("nothing tells how far behind the consumer is")
		}
		delete(got, "millesime_events_lag_seconds poisoned") // as it was at its last look
		if !maps.Equal(got, want) {
			t.Errorf("metrics %v, want %v", got, want)
		}
	})
}

func TestHandlerNamesDiffer(t *testing.T) {
	t.Parallel()
	for _, names := range [][]string{{"a", "a"}, {""}} {
		var handlers []events.Handler
		for _, name := range names {
			handlers = append(handlers, writes(name))
		}
		if _, err := events.NewBus(nil, zerolog.Nop(), clock.System(), handlers); err == nil {
			t.Errorf("names %q are taken", names)
		}
	}
}
