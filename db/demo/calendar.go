package demo

import (
	"slices"
	"time"

	"millesime/platform/clock"
)

// lively is how many percent of the orders fall into the last ten days.
const lively = 6

// calendar draws when the orders were made, oldest first: on working days in working hours of Paris, more in
// spring and before Christmas, and more as the trade grows.
func (w *world) calendar(n int) []time.Time {
	s := newSource(streamCalendar)
	days := int(w.now.Sub(w.start).Hours() / 24)
	instants := make([]time.Time, 0, n)
	for len(instants) < n {
		day := s.IntN(days + 1)
		if s.chance(lively) { // the last days show every step of the work
			day = days - s.IntN(10)
		}
		on := w.start.AddDate(0, 0, day).In(clock.Paris)
		if s.IntN(1000) >= season(on.Month())+day*250/days {
			continue
		}
		if weekend := on.Weekday() == time.Sunday || on.Weekday() == time.Saturday; weekend && !s.chance(12) {
			continue
		}
		at := time.Date(on.Year(), on.Month(), on.Day(), s.between(8, 18), s.IntN(60), s.IntN(60), 0, clock.Paris).UTC()
		if at.After(w.start) && at.Before(w.now.Add(-time.Minute)) {
			instants = append(instants, at)
		}
	}
	slices.SortFunc(instants, time.Time.Compare)
	return instants
}

// season is how busy a month is, in thousandths.
func season(month time.Month) int {
	return [...]int{420, 450, 550, 620, 700, 680, 560, 330, 600, 660, 740, 750}[month-1]
}
