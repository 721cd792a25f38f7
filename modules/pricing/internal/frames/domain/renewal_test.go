package domain_test

import (
	"testing"
	"time"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
)

// A renewal is the period after, as long: in months where they are whole, else in days.
func TestTheNextPeriodOfAFrame(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	for name, c := range map[string]struct{ from, to, nextFrom, nextTo string }{
		"a civil year":          {"2026-01-01", "2026-12-31", "2027-01-01", "2027-12-31"},
		"a year over a leap":    {"2027-03-01", "2028-02-29", "2028-03-01", "2029-02-28"},
		"two months":            {"2026-11-01", "2026-12-31", "2027-01-01", "2027-02-28"},
		"ten days":              {"2026-12-01", "2026-12-10", "2026-12-11", "2026-12-20"},
		"what ended months ago": {"2025-01-01", "2025-12-31", "2026-11-21", "2027-11-20"},
	} {
		frame := domain.KeptFrame{Frame: quote.Frame{ID: 5, Name: "CHR", From: c.from, To: c.to}, BuyerIDs: []int64{3}}
		next, err := frame.Renewal(now)
		if err != nil || next.From != c.nextFrom || next.To != c.nextTo || next.RenewsID != 5 || next.ID != 0 || len(next.BuyerIDs) != 0 {
			t.Errorf("%s is renewed as %+v, %v", name, next, err)
		}
	}
	open := domain.KeptFrame{Frame: quote.Frame{From: "2026-01-01"}}
	if _, err := open.Renewal(now); err == nil {
		t.Error("what has no end is renewed")
	}
	open.EndedAt = time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	if next, err := open.Renewal(now); err != nil || next.From != "2026-11-21" || next.To != "" {
		t.Errorf("ended early it is renewed as %+v, %v", next, err)
	}
}
