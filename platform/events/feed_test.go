package events_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
)

// notebook is a replica's memory: what a feed told it since it last began.
type notebook struct {
	heard chan int // bottles; 0 when the feed begins, less than 0 for uncorked ones
}

func (n notebook) feed() events.Feed {
	return events.NewFeed("notebook", func() { n.heard <- 0 },
		events.Hear(func(e corked) { n.heard <- e.Bottle }), events.Hear(func(e uncorked) { n.heard <- -e.Bottle }))
}

func (n notebook) want(t *testing.T, bottles ...int) {
	t.Helper()
	for i, want := range bottles {
		select {
		case got := <-n.heard:
			if got != want {
				t.Fatalf("%d comes where %d is due, the %d. of %v", got, want, i+1, bottles)
			}
		case <-t.Context().Done():
			t.Fatalf("%v does not come", bottles[i:])
		}
	}
	if len(n.heard) > 0 {
		t.Errorf("and %d comes", <-n.heard)
	}
}

// replica runs a bus with a notebook.
func (h house) replica(handlers ...events.Handler) (bus *events.Bus, notes notebook, stop func()) {
	h.t.Helper()
	notes = notebook{make(chan int, 1000)}
	bus, start := h.busWith([]events.Option{events.WithFeeds(notes.feed())}, handlers...)
	stop = start()
	notes.want(h.t, 0)
	return bus, notes, stop
}

// Every replica hears every event published since it began, once and in order, whoever published it and whoever handles
// it; what was before, and what happens while it is away, it reads itself.
func TestEveryReplicaHearsEveryEvent(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		bus, one, _ := h.replica(writes("a"))
		h.publish(1)
		h.drain(bus)
		one.want(t, 1)
		_, two, stop := h.replica(writes("a"))
		var all []int
		for bottle := 2; bottle < 80; bottle++ {
			h.publish(bottle)
			all = append(all, bottle)
		}
		err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return tx.Publish(ctx, uncorked{80}, corked{81}) })
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, -80, 81)
		one.want(t, all...)
		two.want(t, all...)
		stop()
		h.publish(82)
		one.want(t, 82)
		_, again, _ := h.replica(writes("a"))
		h.publish(83)
		one.want(t, 83)
		again.want(t, 83)
		h.drain(bus)
		if n := h.count("SELECT count(*) FROM inbox WHERE handler <> 'a'") + h.count("SELECT count(*) FROM event_cursors WHERE consumer <> 'a'"); n != 0 {
			t.Errorf("feeds left %d rows", n)
		}
	})
}

// What is committed late comes late, but comes: ids are given before the commit.
func TestAFeedHearsALateCommit(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		if h.db.Dialect() == db.SQLite {
			t.Skip("commits come in the order of ids")
		}
		_, notes, _ := h.replica()
		err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			if err := tx.Publish(ctx, corked{1}); err != nil {
				return err
			}
			published := make(chan struct{})
			go func() { // another request
				defer close(published)
				h.publish(2)
			}()
			<-published
			notes.want(t, 2)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		notes.want(t, 1)
	})
}

// A feed that has not come as far as the log was purged begins anew, and so does one whose log was set back.
func TestAFeedBeginsAnewWhenEventsWereMissed(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, h house) {
		bus, start := h.busWith(nil, writes("a"))
		start()
		h.publish(1, 2, 3)
		h.drain(bus)
		var heard []int
		l := events.NewListener(events.NewFeed("notebook", func() { heard = append(heard, 0) },
			events.Hear(func(e corked) { heard = append(heard, e.Bottle) })))
		hear := func(want ...int) {
			t.Helper()
			heard = heard[:0]
			if err := l.Hear(t.Context(), bus); err != nil || !slices.Equal(heard, want) {
				t.Errorf("heard %v, want %v: %v", heard, want, err)
			}
		}
		hear(0)
		h.publish(4, 5)
		h.drain(bus)
		if err := events.Purge(bus, t.Context(), clock.System().Now().Add(time.Minute)); err != nil {
			t.Fatal(err)
		}
		hear(0)
		h.publish(6)
		h.drain(bus)
		hear(6)
		hear()
		if err := events.Purge(bus, t.Context(), clock.System().Now().Add(time.Minute)); err != nil {
			t.Fatal(err)
		}
		hear() // it had heard what is gone
		h.exec("UPDATE outbox_end SET position = 2, purged = 0")
		hear(0)
	})
}

// An event that a feed cannot read has it begin anew; the other feeds go on.
func TestAFeedThatCannotReadBeginsAnew(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, h house) {
		other := notebook{make(chan int, 10)}
		notes := notebook{make(chan int, 10)}
		odd := events.NewFeed("odd", func() { notes.heard <- 0 }, events.Hear(func(misread) { notes.heard <- 1 }))
		_, start := h.busWith([]events.Option{events.WithFeeds(odd, other.feed())})
		start()
		notes.want(t, 0)
		other.want(t, 0)
		h.publish(7)
		other.want(t, 7)
		notes.want(t, 0)
	})
}

// misread takes the bottle for a text.
type misread struct {
	Bottle string `json:"bottle"`
}

func (misread) Topic() string { return corked{}.Topic() }

// A feed at commit knows what its process changed before who changed it goes on; what is rolled back it never hears.
func TestAFeedAtCommitHearsBeforeTheWriterGoesOn(t *testing.T) {
	t.Parallel()
	onAll(t, func(t *testing.T, h house) {
		heard := map[int]int{}
		var mu sync.Mutex
		feed := events.NewFeed("shelf", func() {}, events.Hear(func(e corked) {
			mu.Lock()
			defer mu.Unlock()
			heard[e.Bottle]++
		})).AtCommit()
		known := func(bottle int) int {
			mu.Lock()
			defer mu.Unlock()
			return heard[bottle]
		}
		h.busWith([]events.Option{events.WithFeeds(feed)}) // it does not run: only commits tell
		h.publish(1)
		if known(1) != 1 {
			t.Error("the writer goes on before the feed knows")
		}
		gone := errors.New("given up")
		err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			return errors.Join(tx.Publish(ctx, corked{2}), gone)
		})
		if !errors.Is(err, gone) || known(2) != 0 {
			t.Errorf("%v; what was rolled back was heard %d times", err, known(2))
		}
	})
}
