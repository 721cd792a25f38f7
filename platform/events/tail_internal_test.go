package events

import (
	"slices"
	"testing"
)

// What is remembered follows without a gap: a consumer behind it, or behind what another process published, reads the log.
func TestATailHasNoGap(t *testing.T) {
	t.Parallel()
	var tail tail
	publish := func(after, count int64) {
		var events []delivery
		for i := range count {
			events = append(events, delivery{position: after + i + 1})
		}
		tail.add(after, events)
	}
	want := func(position int64, reaches bool, positions ...int64) {
		t.Helper()
		events, ok := tail.behind(position)
		var got []int64
		for _, d := range events {
			got = append(got, d.position)
		}
		if ok != reaches || !slices.Equal(got, positions) {
			t.Errorf("behind %d: %v, %v; want %v, %v", position, got, ok, positions, reaches)
		}
	}
	want(unknown, false)
	publish(10, 2)
	want(9, false)
	want(10, true, 11, 12)
	publish(12, 1)
	want(10, true, 11, 12, 13)
	want(13, true)
	want(14, false) // the log was set back
	publish(15, 1)  // another process had 14 and 15
	want(13, false)
	want(15, true, 16)
	publish(16, tailSize)
	want(15, false)
	if events, ok := tail.behind(16); !ok || len(events) != tailSize || tail.last() != 16+tailSize {
		t.Errorf("%d events, %v, up to %d", len(events), ok, tail.last())
	}
}
