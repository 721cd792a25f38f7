package refresh

import "time"

// mark is how far a table was read by its column updated_at.
type mark struct {
	latest time.Time // newest row seen
	quiet  int       // looks since without a newer one
}

const (
	// overlap is read again after each change: a transaction may commit after another that began later.
	overlap = 2 * time.Second
	// settle is for how many looks that goes on.
	settle = 6
	// past is from when on a change is so old that whatever wrote it has ended: twice the longest transaction.
	past = time.Minute
)

// since is where to read from; the zero time before the first look.
func (m *mark) since() time.Time {
	switch {
	case m.latest.IsZero():
		return time.Time{}
	case m.quiet < settle:
		return m.latest.Add(-overlap)
	default:
		return m.latest.Add(time.Microsecond)
	}
}

// looked notes the newest row that a look has seen.
func (m *mark) looked(newest, now time.Time) {
	if newest.After(m.latest) {
		m.latest, m.quiet = newest, 0
		if now.Sub(newest) > past { // as after a start: reading everything once is enough
			m.quiet = settle
		}
		return
	}
	m.quiet++
}
