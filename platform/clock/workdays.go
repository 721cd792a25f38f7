package clock

import (
	"slices"
	"time"
)

// IsWorkday tells whether people work on a civil date, YYYY-MM-DD, in France: it is no Saturday, no Sunday and no public holiday
// (Code du travail, L3133-1). False for what is no date.
func IsWorkday(date string) bool {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil || day.Weekday() == time.Saturday || day.Weekday() == time.Sunday {
		return false
	}
	fixed := []string{"01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"}
	if slices.Contains(fixed, day.Format("01-02")) {
		return false
	}
	const monday, ascension, whitMonday = 1, 39, 50 // days after Easter
	after := int(day.Sub(easter(day.Year())).Hours()) / 24
	return after != monday && after != ascension && after != whitMonday
}

// easter is Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher.
func easter(year int) time.Time {
	a, b, c := year%19, year/100, year%100
	h := (19*a + b - b/4 - (b-(b+8)/25+1)/3 + 15) % 30
	l := (32 + 2*(b%4) + 2*(c/4) - h - c%4) % 7
	m := (a + 11*h + 22*l) / 451
	n := h + l - 7*m + 114
	return time.Date(year, time.Month(n/31), n%31+1, 0, 0, 0, 0, time.UTC)
}
