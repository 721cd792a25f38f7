package apptest

import (
	"testing"
	"time"
)

// Eventually waits for what follows a change in the background; the bound is for what never comes.
func Eventually(t testing.TB, what string, holds func() bool) {
	t.Helper()
	deadline, tick := time.After(bound), time.NewTicker(20*time.Millisecond) //nolint:forbidigo // to say what did not come
	defer tick.Stop()
	for !holds() {
		select {
		case <-tick.C:
		case <-deadline:
			t.Fatalf("%s: not in time", what)
		}
	}
}
