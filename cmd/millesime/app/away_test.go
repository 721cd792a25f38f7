package app_test

import (
	"fmt"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// How much is asked of a database whose sessions end again and again.
const (
	awayBuyers = 6
	awayOrders = 8 // of each buyer
	awayEvery  = 4 // answers between two restarts
	retries    = 200
)

// A database restarted under load (quality, reliability): a clean 503 with Retry-After, recovery by itself, and
// who repeats the call with its key gets exactly one order.
func TestDatabaseAwayUnderLoad(t *testing.T) {
	t.Parallel()
	h := apptest.Start(t, testkit.URL(t, db.Postgres))
	h.MoveIn(t)
	buyers := map[int64]*apitest.Client{}
	for i := range int64(awayBuyers) {
		h.AddPerson(t, 100+i, auth.Restaurant, fmt.Sprintf("Restaurant %d", i))
		buyers[100+i] = h.As(t, apptest.Email(100+i))
	}
	answered := make(chan struct{})
	var shopping, ending sync.WaitGroup
	ending.Go(func() {
		n := 0
		for range answered {
			if n++; n%awayEvery == 0 {
				endSessions(t, h)
			}
		}
	})
	for person, buyer := range buyers {
		shopping.Go(func() {
			for n := range awayOrders {
				cart := apptest.Order(apptest.Cart(person, apptest.Item(apptest.AlphaWine, 6)))
				key := apitest.Header("Idempotency-Key", fmt.Sprintf("key-%d", n))
				for status, call := range map[int]func() *apitest.Response{
					201: func() *apitest.Response { return buyer.With().Post("/api/cart", cart, key) },
					200: func() *apitest.Response { return buyer.With().Get("/api/orders") },
				} {
					persist(t, status, call)
					answered <- struct{}{}
				}
			}
		})
	}
	shopping.Wait()
	close(answered)
	ending.Wait()
	settle(t, h)
	for what, query := range map[string]string{
		"orders":       "SELECT COUNT(*) - 48 FROM orders",
		"settled":      "SELECT COUNT(*) - 48 FROM orders WHERE status = 'waiting_payment'",
		"dead letters": "SELECT COUNT(*) FROM dead_letters",
	} {
		if off := h.Count(t, query); off != 0 {
			t.Errorf("%s: off by %d", what, off)
		}
	}
}

// settle drains the events over sessions that were ended, which the pool finds out one by one.
func settle(t *testing.T, h *apptest.House) {
	t.Helper()
	var err error
	for range retries {
		if err = h.App.Bus.Drain(t.Context()); err == nil || !db.IsUnavailable(err) {
			break
		}
	}
	if err != nil {
		t.Fatalf("drain events: %v", err)
	}
}

// endSessions ends every session of the database but its own, as a restart does.
func endSessions(t *testing.T, h *apptest.House) {
	t.Helper()
	var ended int64
	err := h.App.DB.Read().NewRaw("SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity "+
		"WHERE datname = current_database() AND pid <> pg_backend_pid()").Scan(t.Context(), &ended)
	if err != nil && !db.IsUnavailable(err) {
		t.Errorf("end sessions: %v", err)
	}
}

// persist repeats a call while the answer is a clean 503.
func persist(t *testing.T, want int, call func() *apitest.Response) {
	t.Helper()
	for range retries {
		got := call()
		if got.Status == want {
			return
		}
		if got.Status != 503 || got.Header.Get("Retry-After") == "" {
			t.Errorf("%d, Retry-After %q: %s", got.Status, got.Header.Get("Retry-After"), got.Body)
			return
		}
	}
	t.Errorf("still away after %d calls", retries)
}
