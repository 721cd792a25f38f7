// Package bell wakes who waits for news.
package bell

// Bell is heard by one who waits: a ring that nobody waits for is heard by the next, and several of them are heard once.
type Bell chan struct{}

// New makes a silent one.
func New() Bell { return make(Bell, 1) }

// Ring wakes who waits, and never waits itself.
func (b Bell) Ring() {
	select {
	case b <- struct{}{}:
	default: // it was rung and not heard yet
	}
}
