package refresh

import (
	"testing"
	"time"
)

func TestAFreshChangeIsReadAgainSomeTimes(t *testing.T) {
	t.Parallel()
	changed := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	var m mark
	if !m.since().IsZero() {
		t.Fatal("the first look does not read everything")
	}
	m.looked(changed, changed.Add(time.Second), changed.Add(time.Second))
	for range settle {
		m.horizon = changed.Add(time.Hour)
		if got := m.since(); !got.Equal(changed.Add(-overlap)) {
			t.Errorf("reads from %v", got)
		}
		m.looked(changed, changed.Add(time.Second), changed.Add(time.Second))
	}
	m.horizon = changed.Add(time.Hour)
	if got := m.since(); !got.After(changed) {
		t.Errorf("reads from %v for ever", got)
	}
}

func TestAnOldChangeIsReadOnce(t *testing.T) {
	t.Parallel()
	changed := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	var m mark
	m.looked(changed, changed.Add(past+time.Second), changed.Add(past+time.Second))
	if got := m.since(); !got.After(changed) {
		t.Errorf("reads from %v again", got)
	}
	m.looked(changed.Add(time.Hour), changed.Add(time.Hour), changed.Add(time.Hour))
	if got := m.since(); got.After(changed.Add(time.Hour)) {
		t.Errorf("a newer change is not read again: from %v", got)
	}
}

// A transaction that runs for long writes rows that are old when they are committed.
func TestWhatStillRanIsReadAgain(t *testing.T) {
	t.Parallel()
	changed := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	began := changed.Add(-20 * time.Second)
	var m mark
	m.looked(changed, began, changed.Add(time.Second))
	for range settle {
		m.looked(changed, began, changed.Add(time.Second))
	}
	if got := m.since(); got.After(began) {
		t.Errorf("what a transaction wrote from %v on is read from %v", began, got)
	}
}
