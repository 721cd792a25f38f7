package sale

import (
	"millesime/platform/clock"
	"millesime/platform/fault"
)

// AwaitedText says that units of a line are not there yet, and on which day (YYYY-MM-DD) they are expected, unless that has passed.
func AwaitedText(units int64, day string, late bool) fault.Text {
	text := fault.Say("{n} attendues le {day}", "{n} expected on {day}")
	if units == 1 {
		text.FR = "1 attendue le {day}"
	}
	if late {
		text = fault.Say("{n} en retard, sans date", "{n} late, without a day")
	}
	return text.Fill("n", units, "day", clock.StartOf(day, 0).In(clock.Paris).Format("02/01/2006"))
}
