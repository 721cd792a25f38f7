package tasteandbuy_test

import (
	"net/url"
	"strconv"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// once sends a form of the page on which orders are followed several times at the same moment, as impatient people do, and once more:
// one counts, which leads somewhere; the others are told so.
func once(t *testing.T, h *apptest.House, follow string, form url.Values) (leads string) {
	t.Helper()
	var (
		group sync.WaitGroup
		lock  sync.Mutex
	)
	send := func() {
		status, body := page(t, h, follow, form)
		lock.Lock()
		defer lock.Unlock()
		switch {
		case status == 303 && leads == "":
			leads = body
		case status == 409:
			reads(t, body, "votre rétractation est déjà enregistrée")
		default:
			t.Errorf("%d %s", status, body)
		}
	}
	for range 4 {
		group.Go(send)
	}
	group.Wait()
	send()
	if leads == "" {
		t.Fatal("none of them counts")
	}
	return leads
}

// A withdrawal from a whole order counts once, and one from no order of the guest's is told to be none.
func TestAGuestWithdrawsOnce(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		_, _, follow := ordered(t, h, now)
		number := strconv.FormatInt(h.Count(t, "SELECT MIN(id) FROM orders"), 10)
		form := withdraws(t, h, follow, number)
		for _, unknown := range []string{"", "abc", "999999"} {
			if status, _ := page(t, h, follow, url.Values{"action": {"withdraw"}, "order": {unknown}, "kept": {"6"}}); status != 404 {
				t.Errorf("order %q: %d", unknown, status)
			}
		}
		once(t, h, follow, form)
		if n := h.Count(t, "SELECT COUNT(*) FROM order_transitions WHERE to_status = 'canceled'"); n != 1 {
			t.Errorf("%d orders are cancelled", n)
		}
	})
}
