package clock_test

import (
	"testing"
	"time"

	"millesime/platform/clock"
)

func TestInstantsAreUTCInMicroseconds(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, 7, 14, 12, 0, 0, 1_500, clock.Paris)
	got := clock.NewFixed(at).Now()
	want := time.Date(2026, 7, 14, 10, 0, 0, 2_000, time.UTC)
	if !got.Equal(want) || got.Location() != time.UTC {
		t.Errorf("got %v, want %v", got, want)
	}
	if now := clock.System().Now(); now.Nanosecond()%1000 != 0 || now.Location() != time.UTC {
		t.Errorf("system clock gives %v", now)
	}
}

func TestFixedMovesOnlyWhenTold(t *testing.T) {
	t.Parallel()
	start := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	c := clock.NewFixed(start)
	c.Advance(time.Hour)
	if got := c.Now(); !got.Equal(start.Add(time.Hour)) || !c.Now().Equal(got) {
		t.Errorf("got %v", got)
	}
	c.Set(start)
	if !c.Now().Equal(start) {
		t.Error("Set did not move the clock")
	}
}

func TestTheDayBeginsInParis(t *testing.T) {
	t.Parallel()
	for at, want := range map[string]string{
		"2026-01-31T22:59:59Z": "2026-01-31", // winter: UTC+1
		"2026-01-31T23:00:00Z": "2026-02-01",
		"2026-07-31T21:59:59Z": "2026-07-31", // summer: UTC+2
		"2026-07-31T22:00:00Z": "2026-08-01",
	} {
		instant, err := time.Parse(time.RFC3339, at)
		if err != nil {
			t.Fatal(err)
		}
		if got := clock.DateOf(instant); got != want {
			t.Errorf("%s: %s, want %s", at, got, want)
		}
	}
}
