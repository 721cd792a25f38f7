package domain

import (
	"testing"
	"time"

	quote "millesime/modules/pricing/internal/quote/domain"
)

// Worked by hand, over the end of a year and a leap day.
func TestWhatIsDueToBeToldOfAFrame(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		day, from, to  string
		renewed, ended bool
		want           FrameTelling
	}{
		{day: "2026-11-27", from: "2026-01-01", to: "2026-12-28", want: FrameToldNothing},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-12-27", want: FrameToldMonth},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-11-27", want: FrameToldMonth},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-11-26", want: FrameToldEnded},
		{day: "2026-11-27", from: "2026-11-28", to: "2026-11-30", want: FrameToldNothing},
		{day: "2026-11-27", from: "2026-01-01", want: FrameToldNothing},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-12-01", renewed: true, want: FrameToldNothing},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-11-26", renewed: true, want: FrameToldNothing},
		{day: "2026-11-27", from: "2026-01-01", to: "2026-11-26", ended: true, want: FrameToldNothing},
		{day: "2028-01-30", from: "2028-01-01", to: "2028-02-29", want: FrameToldMonth},
		{day: "2028-01-29", from: "2028-01-01", to: "2028-02-29", want: FrameToldNothing},
	} {
		frame := KeptFrame{Frame: quote.Frame{From: c.from, To: c.to}}
		if c.ended {
			frame.EndedAt = time.Date(2026, 11, 2, 9, 0, 0, 0, time.UTC)
		}
		if got := frame.TellingDue(c.day, c.renewed); got != c.want {
			t.Errorf("%s, from %s to %q: %d, want %d", c.day, c.from, c.to, got, c.want)
		}
	}
}
