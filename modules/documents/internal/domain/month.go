package domain

import (
	"fmt"
	"time"

	"millesime/platform/clock"
)

// Month is one of a year, as a number: 202611. Zero is none.
type Month int64

const (
	monthsOfYear = 100 // a year has room for
	// closedAt is the hour in Paris at which the month before is over for statements: what its last evening asked for is issued by then.
	closedAt = 5
)

// MonthOf is that of a day, YYYY-MM-DD; zero of what is no day.
func MonthOf(day string) Month {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return 0
	}
	return monthOf(at)
}

func monthOf(at time.Time) Month { return Month(at.Year()*monthsOfYear + int(at.Month())) }

// LastMonth is the last one that is over at an instant.
func LastMonth(now time.Time) Month {
	local := now.In(clock.Paris).Add(-closedAt * time.Hour)
	return monthOf(time.Date(local.Year(), local.Month(), 0, 0, 0, 0, 0, time.UTC))
}

func (m Month) first() time.Time {
	return time.Date(int(m/monthsOfYear), time.Month(m%monthsOfYear), 1, 0, 0, 0, 0, time.UTC)
}

// Next is the month after.
func (m Month) Next() Month { return monthOf(m.first().AddDate(0, 1, 0)) }

// Before is so many months before.
func (m Month) Before(months int) Month { return monthOf(m.first().AddDate(0, -months, 0)) }

// Days are the first and the last one.
func (m Month) Days() (first, last string) {
	return m.first().Format(time.DateOnly), m.first().AddDate(0, 1, -1).Format(time.DateOnly)
}

func (m Month) String() string { return fmt.Sprintf("%04d-%02d", m/monthsOfYear, m%monthsOfYear) }
