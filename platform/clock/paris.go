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
