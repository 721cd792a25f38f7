package fault

import "time"

// DayOutside refuses a day that is before the first one that counts, or after today.
func DayOutside(path string, first time.Time) Violation {
	return At(path, "day", "La date est entre le {since} et aujourd’hui", "The date is between {since} and today", "since", Day(first, true))
}
