package app

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/platform/bell"
	"millesime/platform/clock"
	"millesime/platform/fault"
)

// ErrStarting is the answer while the first index is being built.
var ErrStarting = fault.New("catalogue.starting", fault.Unavailable,
	"Le catalogue se prépare, réessayez dans un instant.", "The catalogue is being prepared, try again in a moment.").RetryAfter(time.Second)

// Live holds the current snapshot of the index, and what of it is out of date. A feed of events, which every replica hears,
// tells what was written; a Refresher reads that again.
type Live struct {
	current atomic.Pointer[index.Snapshot]
	ready   chan struct{}
	first   sync.Once
	wake    bell.Bell
	clock   clock.Clock
	late    time.Time // when a process without a snapshot is ready all the same

	mu    sync.Mutex
	stale stale
}

// stale is what has to be read again.
type stale struct {
	all      bool
	products set
	levels   set // the stock of products
	people   set // whose names may have changed
}

type set map[int64]struct{}

func (s set) add(ids []int64) {
	for _, id := range ids {
		s[id] = struct{}{}
	}
}

func outOfDate(all bool) stale {
	return stale{all: all, products: set{}, levels: set{}, people: set{}}
}

// mostAwaited is for how long a start may say that it is not ready. Sign-in, orders and payments need no index: one that cannot
// be built, as of a product that cannot be read, takes lists away and nothing else.
const mostAwaited = time.Minute

// NewLive makes one without a snapshot.
func NewLive(c clock.Clock) *Live {
	return &Live{ready: make(chan struct{}), wake: bell.New(), clock: c, late: c.Now().Add(mostAwaited), stale: outOfDate(true)}
}

// Snapshot is the current one. While the first is being built it waits as long as the context allows, then
// fails with ErrStarting.
func (l *Live) Snapshot(ctx context.Context) (*index.Snapshot, error) {
	if s := l.current.Load(); s != nil {
		return s, nil
	}
	select {
	case <-l.ready:
		return l.current.Load(), nil
	case <-ctx.Done():
		return nil, ErrStarting.Because(ctx.Err())
	}
}

// Ready tells whether a process may serve: ErrStarting until the first is built, a minute at most.
func (l *Live) Ready() error {
	if l.current.Load() == nil && !l.isLate() {
		return ErrStarting
	}
	return nil
}

// isLate tells whether the first should have been built by now.
func (l *Live) isLate() bool { return !l.clock.Now().Before(l.late) }

// settleTime is how long a start waits for the first snapshot, when the database or the broker is away.
const settleTime = 10 * time.Second

// Settle waits for the first snapshot, as long as a start may take.
func (l *Live) Settle(ctx context.Context) {
	limited, cancel := context.WithTimeout(ctx, settleTime)
	defer cancel()
	select {
	case <-l.ready:
	case <-limited.Done():
	}
}

// Reload has everything read again.
func (l *Live) Reload() { l.note(func(s *stale) { s.all = true }) }

// ProductsChanged has products read again, with their prices and stock.
func (l *Live) ProductsChanged(ids []int64) { l.note(func(s *stale) { s.products.add(ids) }) }

// StockMoved has the stock of products read again.
func (l *Live) StockMoved(ids []int64) { l.note(func(s *stale) { s.levels.add(ids) }) }

// PeopleChanged has names read again if any of these people is a supplier.
func (l *Live) PeopleChanged(ids []int64) { l.note(func(s *stale) { s.people.add(ids) }) }

// note notes what is stale, and wakes the refresher.
func (l *Live) note(change func(s *stale)) {
	l.mu.Lock()
	change(&l.stale)
	l.mu.Unlock()
	l.wake.Ring()
}

// take gives what is stale since the last call.
func (l *Live) take() stale {
	l.mu.Lock()
	defer l.mu.Unlock()
	taken := l.stale
	l.stale = outOfDate(false)
	return taken
}

func (l *Live) publish(s *index.Snapshot) {
	l.current.Store(s)
	l.first.Do(func() { close(l.ready) })
}
