package events_test

import (
	"testing"
	"time"

	"millesime/platform/clock"
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
		h.exec("UPDATE outbox SET published_at = NULL WHERE id = 3") // still to be sent, so still in the inbox

		bus, start = h.bus(writes("a"))
		start()
		h.drain(bus)
		if n := h.count("SELECT count(*) FROM outbox"); n != 2 {
			t.Errorf("%d events kept, want 2", n)
		}
		if n := h.count("SELECT count(*) FROM inbox"); n != 2 {
			t.Errorf("%d inbox rows kept, want 2", n)
		}
		h.wantEffects("a", 1, 2, 3)
	})
}
