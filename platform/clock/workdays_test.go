package clock_test

import (
	"testing"

	"millesime/platform/clock"
)

// The public holidays of 2026 and 2027 as they are published, and days beside them.
func TestIsWorkday(t *testing.T) {
	t.Parallel()
	for date, want := range map[string]bool{
		"2026-01-01": false, "2026-04-06": false, "2026-05-01": false, "2026-05-08": false, "2026-05-14": false, "2026-05-25": false,
		"2026-07-14": false, "2026-11-11": false, "2026-12-25": false, "2027-03-29": false, "2027-05-06": false, "2027-05-17": false,
		"2026-11-28": false, "2026-11-29": false, // Saturday, Sunday
		"2026-04-03": true, "2026-04-07": true, "2026-05-15": true, "2026-05-26": true, "2026-12-24": true, "2027-03-26": true,
		"": false, "2026-02-30": false,
	} {
		if got := clock.IsWorkday(date); got != want {
			t.Errorf("%q: %v", date, got)
		}
	}
}
