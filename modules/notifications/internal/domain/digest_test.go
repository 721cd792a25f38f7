package domain

import (
	"testing"
	"time"
)

// Summaries are due at seven in Paris, in summer as in winter and on the days between.
func TestLastDigest(t *testing.T) {
	t.Parallel()
	for now, want := range map[string]string{
		"2026-01-15T05:59:59Z": "2026-01-14T06:00:00Z",
		"2026-01-15T06:00:00Z": "2026-01-15T06:00:00Z",
		"2026-07-15T04:59:59Z": "2026-07-14T05:00:00Z",
		"2026-07-15T05:00:00Z": "2026-07-15T05:00:00Z",
		"2026-03-29T04:00:00Z": "2026-03-28T06:00:00Z", // the clocks went on at one
		"2026-03-29T05:00:00Z": "2026-03-29T05:00:00Z",
		"2026-10-25T05:30:00Z": "2026-10-24T05:00:00Z", // and back
	} {
		at, err := time.Parse(time.RFC3339, now)
		if err != nil {
			t.Fatal(err)
		}
		if got := LastDigest(at).Format(time.RFC3339); got != want {
			t.Errorf("at %s: %s, not %s", now, got, want)
		}
	}
}
