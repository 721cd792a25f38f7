package apptest

import (
	"testing"
	"time"
)

// Eventually waits for what follows a change in the background; the minute is for busy machines.
func Eventually(t testing.TB, what string, holds func() bool) {
	t.Helper()
	deadline, tick := time.After(time.Minute), time.NewTicker(20*time.Millisecond)
	defer tick.Stop()
	for !holds() {
		select {
		case <-tick.C:
		case <-deadline:
			t.Fatalf("%s: not in time", what)
		}
	}
}
