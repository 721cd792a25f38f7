// Package refresh keeps the catalogue's index up to date, off the request path. Events wake it; twice a second
// it also looks for changes itself, so that every replica follows, whoever handled the event.
package refresh

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/platform/fault"
)

// ErrStarting is the answer while the first index is being built.
var ErrStarting = fault.New("catalogue.starting", fault.Unavailable, fault.Text{
	FR: "Le catalogue se prépare, réessayez dans un instant.", EN: "The catalogue is being prepared, try again in a moment.",
}).RetryAfter(time.Second)

// Live holds the current snapshot.
type Live struct {
	current atomic.Pointer[index.Snapshot]
	ready   chan struct{}
	first   sync.Once
	wake    chan struct{}

	mu      sync.Mutex
	moved   map[int64]struct{} // products whose stock an event named
	renamed bool               // suppliers, as an event told
}

// NewLive makes one without a snapshot.
func NewLive() *Live {
	return &Live{ready: make(chan struct{}), wake: make(chan struct{}, 1), moved: map[int64]struct{}{}}
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

// StockMoved notes products whose stock changed, and wakes the refresher.
func (l *Live) StockMoved(ids []int64) {
	l.mu.Lock()
	for _, id := range ids {
		l.moved[id] = struct{}{}
	}
	l.mu.Unlock()
	l.wakeUp()
}

// ProductsChanged wakes the refresher, which finds by itself what was written.
func (l *Live) ProductsChanged() { l.wakeUp() }

// SuppliersChanged notes that names of suppliers may have changed, and wakes the refresher.
func (l *Live) SuppliersChanged() {
	l.mu.Lock()
	l.renamed = true
	l.mu.Unlock()
	l.wakeUp()
}

func (l *Live) wakeUp() {
	select {
	case l.wake <- struct{}{}:
	default: // it is about to look
	}
}

// takeRenamed tells whether suppliers were renamed since the last call.
func (l *Live) takeRenamed() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	renamed := l.renamed
	l.renamed = false
	return renamed
}

// takeMoved gives the products noted since the last call.
func (l *Live) takeMoved() []int64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	ids := make([]int64, 0, len(l.moved))
	for id := range l.moved {
		ids = append(ids, id)
	}
	clear(l.moved)
	return ids
}

func (l *Live) publish(s *index.Snapshot) {
	l.current.Store(s)
	l.first.Do(func() { close(l.ready) })
}
