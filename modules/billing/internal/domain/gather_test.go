package domain_test

import (
	"testing"
	"time"

	"millesime/modules/billing/internal/domain"
	"millesime/platform/clock"
)

// CGI, 289 I-3: a month is invoiced by its last day, in Paris.
func TestAMonthIsGatheredOnItsLastEvening(t *testing.T) {
	t.Parallel()
	for now, want := range map[string]string{
		"2026-11-30T18:59:59Z": "2026-11-01", // 19:59 in Paris
		"2026-11-30T19:00:00Z": "2026-12-01",
		"2026-07-31T18:00:00Z": "2026-08-01", // 20:00 in summer
		"2026-07-31T17:59:00Z": "2026-07-01",
		"2026-02-28T19:00:00Z": "2026-03-01",
		"2028-02-28T19:00:00Z": "2028-02-01", // a leap year
		"2028-02-29T19:00:00Z": "2028-03-01",
		"2026-12-31T19:00:00Z": "2027-01-01",
		"2026-12-31T23:30:00Z": "2027-01-01", // New Year in Paris
		"2027-01-01T19:00:00Z": "2027-01-01",
	} {
		at, err := time.Parse(time.RFC3339, now)
		if err != nil {
			t.Fatal(err)
		}
		if got := domain.GatherBefore(at).In(clock.Paris).Format("2006-01-02 15:04"); got != want+" 00:00" {
			t.Errorf("at %s: before %s instead of %s", now, got, want)
		}
	}
}
