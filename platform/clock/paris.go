package clock

import "time"

// Paris is the zone of all business dates: invoice, due, validity, delivery
// (domain 9).
var Paris = mustLoad("Europe/Paris") //nolint:gochecknoglobals // a constant in all but type

func mustLoad(name string) *time.Location {
	zone, err := time.LoadLocation(name)
	if err != nil {
		panic(err) // cannot happen: the zone data are compiled in
	}
	return zone
}

// DateOf is the civil date of an instant in Paris, as YYYY-MM-DD.
func DateOf(t time.Time) string { return t.In(Paris).Format(time.DateOnly) }

// StartOf is the first instant of a civil date YYYY-MM-DD in Paris, or of the one some days later; zero for "" and for
// what is no date.
func StartOf(date string, plus int) time.Time {
	day, err := time.ParseInLocation(time.DateOnly, date, Paris)
	if err != nil {
		return time.Time{}
	}
	day = day.AddDate(0, 0, plus).UTC()
	// PostgreSQL knows no year 0, SQLite sorts a year 10000 before 2026; nothing here is from either.
	switch {
	case day.Year() < FirstYear:
		return time.Date(FirstYear, time.January, 1, 0, 0, 0, 0, time.UTC)
	case day.Year() > LastYear:
		return time.Date(LastYear, time.January, 1, 0, 0, 0, 0, time.UTC)
	}
	return day
}

// Years that both databases can compare; no row is from any other.
const (
	FirstYear = 1900
	LastYear  = 9000
)
