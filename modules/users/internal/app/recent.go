package app

import (
	"context"
	"maps"
	"sync"
	"time"

	"millesime/platform/clock"
)

// How long and how many answers are remembered. A second of age is what the
// architecture allows between a change elsewhere and its effect here.
const (
	recentAge  = time.Second
	recentSize = 20_000
)

// recent remembers answers of the store for a second. It may be used from
// several goroutines.
type recent[K comparable, V any] struct {
	clock clock.Clock
	mu    sync.Mutex
	known map[K]remembered[V]
	drops int // counts drops, so that an answer read before one is not kept
}

type remembered[V any] struct {
	value V
	until time.Time
}

func newRecent[K comparable, V any](c clock.Clock) *recent[K, V] {
	return &recent[K, V]{clock: c, known: map[K]remembered[V]{}}
}

// get answers from memory, or asks load and remembers. Errors are not kept.
func (r *recent[K, V]) get(ctx context.Context, key K, load func(context.Context) (V, error)) (V, error) {
	r.mu.Lock()
	found, ok := r.known[key]
	drops := r.drops
	r.mu.Unlock()
	if ok && r.clock.Now().Before(found.until) {
		return found.value, nil
	}
	value, err := load(ctx)
	if err != nil {
		return value, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.drops != drops {
		return value, nil
	}
	if len(r.known) >= recentSize {
		clear(r.known)
	}
	r.known[key] = remembered[V]{value: value, until: r.clock.Now().Add(recentAge)}
	return value, nil
}

// drop forgets one answer, because it changed.
func (r *recent[K, V]) drop(key K) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.drops++
	delete(r.known, key)
}

// clear forgets everything, because one change touches many answers.
func (r *recent[K, V]) clear() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.drops++
	clear(r.known)
}

// dropWhere forgets the answers that match, because what they tell of changed.
func (r *recent[K, V]) dropWhere(match func(V) bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.drops++
	maps.DeleteFunc(r.known, func(_ K, known remembered[V]) bool { return match(known.value) })
}
