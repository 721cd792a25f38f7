package bell_test

import (
	"testing"

	"millesime/platform/bell"
)

func TestRingsAreHeardOnceAndNeverWait(t *testing.T) {
	t.Parallel()
	b := bell.New()
	heard := func() bool {
		select {
		case <-b:
			return true
		default:
			return false
		}
	}
	if heard() {
		t.Error("heard before it was rung")
	}
	for range 3 {
		b.Ring()
	}
	if !heard() || heard() {
		t.Error("three rings are heard once")
	}
	b.Ring()
	if !heard() {
		t.Error("a later ring is heard")
	}
}
