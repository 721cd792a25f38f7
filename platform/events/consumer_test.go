package events_test

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"

	"millesime/platform/db"
	"millesime/platform/events"
)

// uncorked is a second kind of event.
type uncorked struct {
	Bottle int `json:"bottle"`
}

func (uncorked) Topic() string { return "test_uncorked_v1" }

// A handler that hangs delays no other. Handlers work in transactions, so this can only be had where there are several:
// SQLite has one pen, and who holds it is cut off by the deadline of its transaction.
func TestAHangingHandlerDelaysNoOther(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		if h.db.Dialect() == db.SQLite {
			t.Skip("one transaction at a time")
		}
		entered, leave := make(chan struct{}), make(chan struct{})
		hangs := events.On("hangs", func(ctx context.Context, tx *db.Tx, e corked, _ events.Message) error {
			if e.Bottle == 1 {
				close(entered)
				<-leave
			}
			return effect(ctx, tx, "hangs", e.Bottle)
		})
		handled := make(chan int, 200)
		quick := events.On("quick", func(_ context.Context, _ *db.Tx, e corked, _ events.Message) error {
			handled <- e.Bottle
			return nil
		})
		bus, start := h.bus(hangs, quick)
		start()
		h.publish(1)
		<-entered
		var want []int
		for i := range 120 {
			want = append(want, i+2)
		}
		h.publish(want...)
		for _, bottle := range append([]int{1}, want...) {
			if got := <-handled; got != bottle {
				t.Fatalf("bottle %d comes where %d is due", got, bottle)
			}
		}
		if got := h.effects("hangs"); len(got) != 0 {
			t.Errorf("the handler did not hang: %v", got)
		}
		close(leave)
		h.drain(bus)
		h.wantEffects("hangs", append([]int{1}, want...)...)
	})
}

// Many events share one transaction, and one that fails takes none of the others with it. Where rows are locked a handler
// may have each event alone.
func TestABatchIsOneTransaction(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, h house) {
		seen := map[*db.Tx][]int{}
		together := events.On("together", func(ctx context.Context, tx *db.Tx, e corked, _ events.Message) error {
			seen[tx] = append(seen[tx], e.Bottle)
			return effect(ctx, tx, "together", e.Bottle)
		})
		alone := atomic.Int64{}
		apart := map[*db.Tx]int{}
		byItself := events.On("by_itself", func(_ context.Context, tx *db.Tx, _ corked, _ events.Message) error {
			alone.Add(1)
			apart[tx]++
			return nil
		}).Alone()
		bus, start := h.bus(together, byItself)
		h.publish(1, 2, 3)
		start()
		h.drain(bus)
		h.wantEffects("together", 1, 2, 3)
		if len(seen) != 1 {
			t.Errorf("%d transactions for three events that waited", len(seen))
		}
		want := 3
		if h.db.Dialect() == db.SQLite {
			want = 1 // nothing is locked but the one pen
		}
		if alone.Load() != 3 || len(apart) != want {
			t.Errorf("%d events in %d transactions, want %d", alone.Load(), len(apart), want)
		}
	})
}

// One consumer takes the events of several topics in the order in which they happened.
func TestTopicsInOrder(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		var got, want []int
		bus, start := h.bus(events.InOrder("both",
			events.On("corked", func(_ context.Context, _ *db.Tx, e corked, _ events.Message) error {
				got = append(got, e.Bottle)
				return nil
			}),
			events.On("uncorked", func(_ context.Context, _ *db.Tx, e uncorked, _ events.Message) error {
				got = append(got, -e.Bottle)
				return nil
			}))...)
		start()
		for i := 1; i <= 70; i++ {
			h.publish(i)
			err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return tx.Publish(ctx, uncorked{i}) })
			if err != nil {
				t.Fatal(err)
			}
			want = append(want, i, -i)
		}
		h.drain(bus)
		if !slices.Equal(got, want) {
			t.Errorf("order %v", got)
		}
	})
}

// Ids are given before the commit: what is committed late has a lower one than what was published already, and is taken.
func TestLateCommitIsTaken(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		if h.db.Dialect() == db.SQLite {
			t.Skip("commits come in the order of ids")
		}
		bus, start := h.bus(writes("a"))
		start()
		err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			if err := tx.Publish(ctx, corked{1}); err != nil {
				return err
			}
			published := make(chan struct{})
			go func() { // another request
				defer close(published)
				h.publish(2)
				h.drain(bus)
			}()
			<-published
			h.wantEffects("a", 2)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		h.drain(bus)
		h.wantEffects("a", 1, 2)
	})
}

// A consumer met for the first time is told what happens from now on.
func TestNewConsumerBeginsAtTheEnd(t *testing.T) {
	t.Parallel()
	onAll(t, func(_ *testing.T, h house) {
		bus, start := h.bus(writes("old"))
		stop := start()
		h.publish(1)
		h.drain(bus)
		stop()
		bus, start = h.bus(writes("old"), writes("new"))
		start()
		h.drain(bus)
		h.publish(2)
		h.drain(bus)
		h.wantEffects("old", 1, 2)
		h.wantEffects("new", 2)
	})
}
