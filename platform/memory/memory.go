// Package memory keeps in the process what readers would ask the database for again and again, until it changes.
//
// What is kept is let go by a feed that hears of changes as they are committed (events.Feed.AtCommit): the next answer of the process that
// wrote is right, that of any other one within a second. Whoever decides about money or stock reads the database, in its transaction.
package memory

import (
	"context"
	"maps"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/simplelru"

	"millesime/platform/clock"
)

// UntilTold is the age of what a feed lets go: a process that is cut off from the log of events is as late.
const UntilTold = time.Minute

// Kept are values by their key, and which keys have none. It keeps nothing until Begin. Values are shared by all who get them: nobody
// changes one. It may be used from several goroutines.
type Kept[K comparable, V any] struct {
	clock clock.Clock
	age   time.Duration

	mu       sync.Mutex
	begun    bool
	known    *simplelru.LRU[K, entry[V]]
	readings map[*reading[K]]struct{}
}

type entry[V any] struct {
	value V
	there bool // false: the database has none
	until time.Time
}

// reading is one that is under way. What changed meanwhile may be older in it than in the database, and is not kept.
type reading[K comparable] struct {
	changed map[K]struct{}
	all     bool
}

// New keeps so many values at most, the longest unused goes first, and each for as long as age.
func New[K comparable, V any](c clock.Clock, most int, age time.Duration) *Kept[K, V] {
	known, err := simplelru.NewLRU[K, entry[V]](most, nil)
	if err != nil {
		panic(err) // the size is a constant above zero
	}
	return &Kept[K, V]{clock: c, age: age, known: known, readings: map[*reading[K]]struct{}{}}
}

// Several gives the values of keys; read gives those that are not known, all in one call. Keys without a value are missing.
func (k *Kept[K, V]) Several(
	ctx context.Context, keys []K, read func(ctx context.Context, missing []K) (map[K]V, error),
) (map[K]V, error) {
	found := make(map[K]V, len(keys))
	missing, under := k.find(keys, found)
	if len(missing) == 0 {
		return found, nil
	}
	values, err := read(ctx, missing)
	k.keep(under, missing, values, err == nil)
	if err != nil {
		return nil, err
	}
	maps.Copy(found, values)
	return found, nil
}

// One gives the value of a key; false when there is none.
func (k *Kept[K, V]) One(ctx context.Context, key K, read func(ctx context.Context) (V, bool, error)) (V, bool, error) {
	found, err := k.Several(ctx, []K{key}, func(ctx context.Context, _ []K) (map[K]V, error) {
		value, there, err := read(ctx)
		if err != nil || !there {
			return nil, err
		}
		return map[K]V{key: value}, nil
	})
	value, there := found[key]
	return value, there, err
}

// find puts what is known into found, and begins a reading of the rest.
func (k *Kept[K, V]) find(keys []K, found map[K]V) (missing []K, under *reading[K]) {
	now := k.clock.Now()
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, key := range keys {
		e, known := k.known.Get(key)
		switch {
		case !known || !now.Before(e.until):
			missing = append(missing, key)
		case e.there:
			found[key] = e.value
		}
	}
	if len(missing) > 0 {
		under = &reading[K]{changed: map[K]struct{}{}}
		k.readings[under] = struct{}{}
	}
	return missing, under
}

// keep ends a reading, and keeps what it read of keys that did not change meanwhile.
func (k *Kept[K, V]) keep(under *reading[K], keys []K, values map[K]V, whole bool) {
	until := k.clock.Now().Add(k.age)
	k.mu.Lock()
	defer k.mu.Unlock()
	delete(k.readings, under)
	if !whole || !k.begun || under.all {
		return
	}
	for _, key := range keys {
		if _, changed := under.changed[key]; !changed {
			value, there := values[key]
			k.known.Add(key, entry[V]{value, there, until})
		}
	}
}

// Begin forgets everything, and keeps what is read from now on: the feed that tells of changes listens.
func (k *Kept[K, V]) Begin() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.begun = true
	k.clear()
}

// Clear forgets everything.
func (k *Kept[K, V]) Clear() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.clear()
}

func (k *Kept[K, V]) clear() {
	k.known.Purge()
	k.spoilReadings()
}

// spoilReadings keeps nothing of what is being read.
func (k *Kept[K, V]) spoilReadings() {
	for under := range k.readings {
		under.all = true
	}
}

// DropWhere forgets the values that match, because what they tell of changed.
func (k *Kept[K, V]) DropWhere(match func(V) bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, key := range k.known.Keys() {
		if e, _ := k.known.Peek(key); match(e.value) {
			k.known.Remove(key)
		}
	}
	k.spoilReadings()
}

// Drop forgets what changed.
func (k *Kept[K, V]) Drop(keys ...K) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, key := range keys {
		k.known.Remove(key)
		for under := range k.readings {
			under.changed[key] = struct{}{}
		}
	}
}
