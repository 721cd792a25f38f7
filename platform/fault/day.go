package fault

import (
	"strconv"
	"time"
)

// Day writes a day with its month by name, "1er décembre 2026" and "1 December 2026", with its year or without.
func Day(day time.Time, withYear bool) Text {
	months := [...]string{
		"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre",
	}
	number := strconv.Itoa(day.Day())
	if day.Day() == 1 {
		number = "1er"
	}
	words := Text{FR: number + " " + months[day.Month()-time.January], EN: day.Format("2 January")}
	if withYear {
		words.FR, words.EN = words.FR+day.Format(" 2006"), words.EN+day.Format(" 2006")
	}
	return words
}
