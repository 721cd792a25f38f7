package events_test

import (
	"testing"
	"time"

	"millesime/platform/clock"
	"millesime/platform/events"
)

func TestOldPublishedEventsArePurged(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, h house) {
		bus, start := h.bus(writes("a"))
		stop := start()
		h.publish(1, 2, 3)
		h.drain(bus)
		stop()
		week := 7 * 24 * time.Hour
		old := clock.System().Now().Add(-week - time.Minute)
		h.exec("UPDATE inbox SET handled_at = ?", old)
		h.exec("UPDATE outbox SET published_at = ? WHERE id = 1", old)

		bus, start = h.bus(writes("a"))
		start()
		h.publish(4) // what is published follows the purge
		h.drain(bus)
		if n := h.count("SELECT count(*) FROM outbox"); n != 3 {
			t.Errorf("%d events kept, want 3", n)
		}
		if n := h.count("SELECT count(*) FROM inbox"); n != 3 {
			t.Errorf("%d inbox rows kept, want 3", n)
		}
		h.wantEffects("a", 1, 2, 3, 4)
	})
}

func TestWhatAConsumerHasYetToTakeIsKept(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, h house) {
		bus, start := h.bus(writes("a"), writes("b"))
		stop := start()
		h.publish(1, 2, 3)
		h.drain(bus)
		stop()
		h.exec("UPDATE event_cursors SET position = 2 WHERE consumer = 'b'")
		if err := events.Purge(bus, t.Context(), clock.System().Now().Add(time.Minute)); err != nil {
			t.Fatal(err)
		}
		if n := h.count("SELECT max(position) + count(*) FROM outbox"); n != 3+1 {
			t.Errorf("not the third event alone is kept: %d", n)
		}
		if n := h.count("SELECT count(*) FROM inbox"); n != 2 {
			t.Errorf("%d inbox rows kept, want the two of the third event", n)
		}
	})
}
