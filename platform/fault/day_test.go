package fault_test

import (
	"testing"
	"time"

	"millesime/platform/fault"
)

func TestDays(t *testing.T) {
	t.Parallel()
	first, other := time.Date(2026, time.December, 1, 0, 0, 0, 0, time.UTC), time.Date(2027, time.August, 15, 0, 0, 0, 0, time.UTC)
	for got, want := range map[fault.Text]fault.Text{
		fault.Day(first, true):  {FR: "1er décembre 2026", EN: "1 December 2026"},
		fault.Day(first, false): {FR: "1er décembre", EN: "1 December"},
		fault.Day(other, true):  {FR: "15 août 2027", EN: "15 August 2027"},
	} {
		if got != want {
			t.Errorf("%+v instead of %+v", got, want)
		}
	}
}
