package events

import "sync"

// tailSize is how many events a tail holds at most: those of some seconds of checkouts, by which consumers fall behind.
const tailSize = 5000

// tail is the end of the log as this process has published it, kept in memory so that its consumers and feeds need not
// read it from the database. Its events follow one another without a gap.
type tail struct {
	mu     sync.Mutex
	from   int64 // the position before its first event
	events []delivery
}

// add notes events published behind a position. Where another process published since, the tail begins anew.
func (t *tail) add(position int64, published []delivery) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if position != t.end() {
		t.from, t.events = position, nil
	}
	t.events = append(t.events, published...)
	if over := len(t.events) - tailSize; over > 0 {
		t.from, t.events = t.events[over-1].position, t.events[over:]
	}
}

func (t *tail) end() int64 { return t.from + int64(len(t.events)) }

// last is the position of the last event.
func (t *tail) last() int64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.end()
}

// behind gives all events behind a position; false when it does not reach back so far. The caller changes none of them.
func (t *tail) behind(position int64) (events []delivery, reaches bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if position < t.from || position > t.end() {
		return nil, false
	}
	return t.events[position-t.from:], true
}
