package api

import (
	"io"
	"time"

	"millesime/platform/clock"
)

// What the sender of an upload keeps up after a start: its place is one that others wait for.
const (
	uploadStart = 10 * time.Second
	uploadRate  = 16 << 10 // bytes a second, over the whole body
)

// deadliner is a connection whose reads can be made to end.
type deadliner interface {
	SetReadDeadline(at time.Time) error
}

// paced reads a body as long as its sender keeps up, and no longer than an upload may take.
type paced struct {
	source   io.Reader
	conn     deadliner
	slowest  time.Time // when reads end of who sends nothing
	last     time.Time
	received int64
}

func newPaced(source io.Reader, conn deadliner, c clock.Clock, patience time.Duration) *paced {
	now := c.Now()
	return &paced{
		source: source, conn: conn, slowest: now.Add(max(uploadStart, patience)), last: now.Add(max(uploadTimeout, patience)),
	}
}

func (p *paced) Read(b []byte) (int, error) {
	due := p.slowest.Add(time.Duration(p.received) * time.Second / uploadRate)
	if due.After(p.last) {
		due = p.last
	}
	if err := p.conn.SetReadDeadline(due); err != nil {
		return 0, err
	}
	n, err := p.source.Read(b)
	p.received += int64(n)
	return n, err
}
