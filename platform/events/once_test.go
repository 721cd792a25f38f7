package events_test

import (
	"context"
	"slices"
	"sync"
	"testing"
	"time"

	"millesime/platform/db"
	"millesime/platform/events"
)

func TestOrderIsKept(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		var got []int // one handler's calls never overlap
		bus, start := h.bus(events.On("list", func(_ context.Context, _ *db.Tx, e corked, _ events.Message) error {
			got = append(got, e.Bottle)
			return nil
		}))
		var want []int
		for i := range 130 { // more than one batch
			want = append(want, i)
		}
		h.publish(want[:120]...)
		start()
		h.publish(want[120:]...)
		h.drain(bus)
		if !slices.Equal(got, want) {
			t.Errorf("order %v", got)
		}
	})
}

// A server that sends an event again may do so within one batch: its effect is one.
func TestTwiceInABatchHasOneEffect(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, h house) {
		bus, _ := h.bus(writes("a"))
		h.publish(1, 2, 3)
		if err := events.TakeTwice(t.Context(), bus); err != nil {
			t.Fatal(err)
		}
		h.wantEffects("a", 1, 2, 3)
	})
}

// A consumer that is set back, by hand or by a restored backup, meets its
// events again.
func TestSetBackHasOneEffect(t *testing.T) {
	t.Parallel()
	onAll(t, func(_ *testing.T, h house) {
		bus, start := h.bus(writes("a"), writes("b"))
		stop := start()
		h.publish(1, 2, 3)
		h.drain(bus)
		stop()
		h.redeliver("a", "b")
		h.exec("DELETE FROM inbox WHERE handler = 'b' AND message_id = (SELECT event_id FROM outbox WHERE id = 3)")
		h.exec("DELETE FROM effects WHERE handler = 'b' AND bottle = 3") // b had not come to the last one

		bus, start = h.bus(writes("a"), writes("b"))
		start()
		h.drain(bus)
		h.wantEffects("a", 1, 2, 3)
		h.wantEffects("b", 1, 2, 3)
	})
}

func TestParallelWritersEachEventOnce(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		const writers, each = 8, 15
		bus, start := h.bus(writes("a"), writes("b"))
		start()
		var group sync.WaitGroup
		var want []int
		for w := range writers {
			for i := range each {
				want = append(want, w*each+i)
			}
			group.Go(func() {
				for i := range each {
					err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
						if err := effect(ctx, tx, "writer", w*each+i); err != nil {
							return err
						}
						return tx.Publish(ctx, corked{w*each + i})
					})
					if err != nil {
						t.Error(err)
					}
				}
			})
		}
		group.Wait()
		h.drain(bus)
		h.wantEffects("writer", want...)
		h.wantEffects("a", want...)
		h.wantEffects("b", want...)
	})
}

func TestRelayResumesAfterRestart(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		h.publish(1, 2) // before any bus ran
		bus, start := h.bus(writes("a"))
		stop := start()
		h.drain(bus)
		stop()
		if bus.Ready() == nil {
			t.Error("a stopped bus says it is ready")
		}
		h.publish(3)
		bus, start = h.bus(writes("a"))
		start()
		h.drain(bus)
		h.wantEffects("a", 1, 2, 3)
		if err := bus.Ready(); err != nil {
			t.Error(err)
		}
	})
}

// An event whose handler was cut off comes again.
func TestStoppedHalfWayIsNotTaken(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		entered := make(chan struct{})
		stuck := events.On("stuck", func(ctx context.Context, tx *db.Tx, e corked, _ events.Message) error {
			if err := effect(ctx, tx, "stuck", e.Bottle); err != nil {
				return err
			}
			close(entered)
			<-ctx.Done()
			return ctx.Err()
		})
		bus, start := h.busWith([]events.Option{events.WithGrace(time.Second)}, stuck, writes("quick"))
		stop := start()
		h.publish(1)
		<-entered
		stop()
		if h.nats == "" && !h.waiting(bus) {
			t.Error("no event waits")
		}
		if n := h.count("SELECT count(*) FROM dead_letters"); n != 0 {
			t.Errorf("%d dead letters for a handler that was only stopped", n)
		}
		bus, start = h.bus(writes("stuck"), writes("quick"))
		start()
		h.drain(bus)
		h.wantEffects("stuck", 1)
		h.wantEffects("quick", 1)
	})
}

func TestStoppingLetsHandlersFinish(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		entered, leave := make(chan struct{}), make(chan struct{})
		slow := events.On("slow", func(ctx context.Context, tx *db.Tx, e corked, _ events.Message) error {
			close(entered)
			<-leave
			return effect(ctx, tx, "slow", e.Bottle)
		})
		bus, start := h.bus(slow)
		stop := start()
		h.publish(1)
		<-entered
		stopped := make(chan struct{})
		go func() { defer close(stopped); stop() }()
		close(leave)
		<-stopped
		h.wantEffects("slow", 1)
		if h.nats == "" && h.waiting(bus) {
			t.Error("the position is not kept")
		}
	})
}

func TestTwoReplicasOneEffect(t *testing.T) {
	t.Parallel()
	onAll(t, func(_ *testing.T, h house) {
		bus, start := h.bus(writes("a"))
		stop := start()
		other, startOther := h.bus(writes("a"))
		startOther()
		h.publish(1, 2, 3)
		h.drain(bus)
		stop() // the other takes over
		h.publish(4, 5)
		h.drain(other)
		h.wantEffects("a", 1, 2, 3, 4, 5)
	})
}

func TestEventWithoutHandlerIsPublished(t *testing.T) {
	t.Parallel()
	onAll(t, func(_ *testing.T, h house) {
		bus, start := h.bus()
		start()
		h.publish(1)
		h.drain(bus)
	})
}

// That holds while it runs, too: what this process has in memory does not carry it past them.
func TestSetBackWhileItRuns(t *testing.T) {
	t.Parallel()
	onBoth(t, func(_ *testing.T, h house) {
		bus, start := h.busWith([]events.Option{events.WithPoll(time.Second)}, writes("a"))
		start()
		h.publish(1, 2, 3)
		h.drain(bus)
		h.exec("DELETE FROM inbox")
		h.redeliver("a")
		h.publish(4)
		h.drain(bus)
		h.wantEffects("a", 1, 1, 2, 2, 3, 3, 4)
	})
}
