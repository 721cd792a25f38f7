// Package clock brings time in from outside, so that tests decide what time it
// is. It is the only package that reads the system clock. Instants are UTC,
// rounded to the microsecond, which is what both databases keep.
package clock

import (
	"sync"
	"time"
	_ "time/tzdata" // Europe/Paris must exist on hosts without zone files
)

// Clock tells the current instant, in UTC, rounded to the microsecond.
type Clock interface {
	Now() time.Time
}

// Instant brings any time to the form kept everywhere: UTC, microseconds.
func Instant(t time.Time) time.Time {
	return t.UTC().Round(time.Microsecond)
}

type system struct{}

func (system) Now() time.Time { return Instant(time.Now()) }

// System is the clock of the machine.
func System() Clock { return system{} }

// Fixed is a clock for tests: it stands still until told to move. It may be
// used from several goroutines.
type Fixed struct {
	mu  sync.Mutex
	now time.Time
}

// NewFixed makes a clock that stands at t.
func NewFixed(t time.Time) *Fixed { return &Fixed{now: Instant(t)} }

// Now tells where the clock stands.
func (f *Fixed) Now() time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.now
}

// Advance moves the clock by d.
func (f *Fixed) Advance(d time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.now = Instant(f.now.Add(d))
}

// Set moves the clock to t.
func (f *Fixed) Set(t time.Time) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.now = Instant(t)
}
