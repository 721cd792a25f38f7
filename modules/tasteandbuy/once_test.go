package tasteandbuy_test

import (
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// Of many clicks at once one orders; the others lead to the same page.
func TestManyClicksOrderOnce(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		_, _, link := sent(t, h, now)
		form := accepts(t, h, link)
		led := make([]string, 8)
		var group sync.WaitGroup
		for i := range led {
			group.Go(func() {
				status, follow := page(t, h, link, form)
				if status != 303 {
					t.Errorf("%d %s", status, follow)
				}
				led[i] = follow
			})
		}
		group.Wait()
		for _, follow := range led {
			if follow != led[0] {
				t.Errorf("led to %s and %s", follow, led[0])
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 2 {
			t.Errorf("%d orders", n)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM users WHERE contact_email <> ''"); n != 1 {
			t.Errorf("%d guests", n)
		}
	})
}
