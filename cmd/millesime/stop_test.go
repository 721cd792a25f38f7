package main_test

import (
	"sync"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/testkit"
)

// stops is how often the program is asked to end under load.
const stops = 5

// SIGTERM drains (quality, reliability): every request that was begun is answered to its end, so each checkout
// in the database is one that a buyer got the answer of; and every event finds its handlers later.
func TestStopUnderLoad(t *testing.T) {
	t.Parallel()
	binary := buildBinary(t)
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			url := testkit.URL(t, dialect)
			cast := newCast(t, url)
			kept := &acknowledged{bodies: map[string][]byte{}}
			tokens := map[int64]string{}
			for round := range stops {
				p := start(t, binary, url)
				var group sync.WaitGroup
				for _, buyer := range cast.buyers {
					if round == 0 {
						tokens[buyer] = p.signIn(t, apptest.Email(buyer))
					}
					group.Go(func() { p.shop(tokens[buyer], buyer, round, kept) })
				}
				<-time.After(time.Duration(60+40*round) * time.Millisecond) //nolint:forbidigo // the moment of the stop is what varies
				p.stop(t)
				group.Wait()
			}
			cast.house(t, func(h *apptest.House) {
				h.Settle(t)
				checkInvariants(t, h)
				if n := h.Count(t, "SELECT COUNT(*) FROM checkouts"); n != int64(len(kept.bodies)) || n < stops {
					t.Errorf("%d checkouts, %d of them answered", n, len(kept.bodies))
				}
			})
		})
	}
}
