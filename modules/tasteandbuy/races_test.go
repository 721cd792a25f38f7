package tasteandbuy_test

import (
	"net/url"
	"sync"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// As its 48 hours end a request is ordered or it expires, whichever comes first: never both. The same of each other answer beside an order.
func TestAnOrderBesideAnotherEnd(t *testing.T) {
	t.Parallel()
	for name, other := range map[string]func(t *testing.T, h *apptest.House, iri, link string, cancel func()){
		"expired": func(t *testing.T, h *apptest.House, _, _ string, _ func()) {
			t.Helper()
			if _, err := h.App.Modules.TasteAndBuy.ExpireLinks(t.Context()); err != nil {
				t.Error(err)
			}
		},
		"canceled": func(_ *testing.T, _ *apptest.House, _, _ string, cancel func()) { cancel() },
		"refused": func(t *testing.T, h *apptest.House, _, link string, _ func()) {
			t.Helper()
			page(t, h, link, url.Values{"action": {"refuse"}})
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
				_, iri, link := sent(t, h, now)
				form := accepts(t, h, link)
				now.Set(time.Date(2026, time.November, 27, 7, 59, 59, 0, time.UTC)) // its last second
				owner := h.As(t, apptest.Email(apptest.Restaurant))
				h.Exec(t, "UPDATE guest_requests SET link_expires_at = ? WHERE status = 'sent'", now.Now()) // as the job sees it
				var group sync.WaitGroup
				group.Go(func() { page(t, h, link, form) })
				group.Go(func() {
					other(t, h, iri, link, func() { owner.Post(iri+"/transitions", map[string]any{"version": 2, "transition": "canceled"}) })
				})
				group.Wait()
				status, orders := owner.Get(iri).Want(200).Text("status"), h.Count(t, "SELECT COUNT(*) FROM orders")
				if want := map[string]int64{"concluded": 2, name: 0}; orders != want[status] || status != "concluded" && status != name {
					t.Errorf("%d orders of one that is %s", orders, status)
				}
				if n := h.Count(t, "SELECT COUNT(*) FROM guest_request_steps WHERE to_status NOT IN ('requested', 'sent')"); n != 1 {
					t.Errorf("it ended %d times", n)
				}
			})
		})
	}
}
