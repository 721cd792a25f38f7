package domain

import (
	"testing"

	quote "millesime/modules/pricing/internal/quote/domain"
)

// Worked by hand, over the end of a month, a leap day and a change of clocks.
func TestWhatIsDueToBeToldOfAList(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		day, from, to string
		followed      bool
		want          Telling
	}{
		{day: "2026-11-27", from: "2026-11-28", to: "2026-11-29", want: ToldNothing},
		{day: "2026-11-28", from: "2026-11-28", want: ToldBegun},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-12-28", want: ToldBegun},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-12-27", want: ToldMonth},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-12-05", want: ToldMonth},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-12-04", want: ToldWeek},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-11-27", want: ToldWeek},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-11-26", want: ToldEnded},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-11-26", followed: true, want: ToldBegun},
		{day: "2028-02-22", from: "2028-01-01", to: "2028-02-29", want: ToldWeek},
		{day: "2026-10-24", from: "2026-01-01", to: "2026-10-31", want: ToldWeek},
		{day: "2026-10-24", from: "2026-01-01", to: "2026-11-01", want: ToldMonth},
	} {
		list := PriceList{Mercuriale: quote.Mercuriale{From: c.from, To: c.to}}
		if got := list.TellingDue(c.day, c.followed); got != c.want {
			t.Errorf("%s, from %s to %q: %d, want %d", c.day, c.from, c.to, got, c.want)
		}
	}
}
