package refresh

import "time"

// mark is how far a table was read by its column updated_at.
type mark struct {
	latest  time.Time // newest row seen
	quiet   int       // looks since without a newer one
	horizon time.Time // before the last look, no transaction that might still commit had begun
}

const (
	// overlap is read again after each change: clocks of replicas differ a little.
	overlap = 2 * time.Second
	// settle is for how many looks that goes on.
	settle = 12
	// past is from when on a change is so old that whatever wrote it has ended: twice the longest transaction.
	past = time.Minute
)

// since is where to read from; the zero time before the first look. What a transaction that was still running at the
// last look has written since is never older than the horizon of that look.
func (m *mark) since() time.Time {
	if m.latest.IsZero() {
		return time.Time{}
	}
	from := m.latest.Add(time.Microsecond)
	if m.quiet < settle {
		from = m.latest.Add(-overlap)
	}
	if running := m.horizon.Add(-overlap); running.Before(from) {
		return running
	}
	return from
}

// looked notes the newest row that a look has seen, and from when on transactions were running when it began.
func (m *mark) looked(newest, horizon, now time.Time) {
	m.horizon = horizon
	if newest.After(m.latest) {
		m.latest, m.quiet = newest, 0
		if now.Sub(newest) > past { // as after a start: reading everything once is enough
			m.quiet = settle
		}
		return
	}
	m.quiet++
}
