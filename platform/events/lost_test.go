package events_test

import (
	"context"
	"sync"
	"testing"

	"millesime/platform/db"
)

// A restarted server ends every session, the relay's lease with it.
func TestLostSessionsAreRecovered(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, h house) {
		if h.db.Dialect() == db.SQLite {
			t.Skip("SQLite has no sessions to lose")
		}
		bus, start := h.bus(writes("a"))
		start()
		h.publish(1)
		h.drain(bus)
		if n := h.count(`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()`); n == 0 {
			t.Fatal("no session was there to end")
		}
		for { // until the pool has found out; everything but "unavailable" is a fault
			err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return tx.Publish(ctx, corked{2}) })
			if err == nil {
				break
			}
			if !db.IsUnavailable(err) {
				t.Fatalf("a lost session gives %v", err)
			}
		}
		var readers sync.WaitGroup
		for range 20 { // at once, so that every connection of the reading pool finds out too
			readers.Go(func() {
				if err := h.db.Ping(t.Context()); err != nil && !db.IsUnavailable(err) {
					t.Errorf("a lost session gives %v", err)
				}
			})
		}
		readers.Wait()
		h.drain(bus)
		h.wantEffects("a", 1, 2)
	})
}
