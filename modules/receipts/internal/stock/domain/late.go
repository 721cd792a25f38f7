package domain

import (
	"time"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/clock"
)

// IsLate is the one rule of lateness (domain 6.1): a day, YYYY-MM-DD, that lies before today. What is late is promised for no day.
func IsLate(day, today string) bool { return day != "" && day < today }

// PromisesAsOf are promises as they are told today: what is late has no day.
func PromisesAsOf(promises []receiptsapi.Promise, today string) {
	for n, p := range promises {
		if IsLate(p.ExpectedOn, today) {
			promises[n].ExpectedOn, promises[n].Late = "", true
		}
	}
}

// LevelAsOf is a level as it is told today, likewise.
func LevelAsOf(level receiptsapi.Level, today string) receiptsapi.Level {
	if IsLate(level.NextExpect, today) {
		level.NextExpect, level.ExpectLate = "", true
	}
	if IsLate(level.NextFree, today) {
		level.NextFree, level.FreeLate = "", true
	}
	return level
}

// ArrivalsAsOf are arrivals, the earliest first, as they are told today, likewise.
func ArrivalsAsOf(arrivals []receiptsapi.Arrival, today string) []receiptsapi.Arrival {
	var late int64
	n := 0
	for ; n < len(arrivals) && IsLate(arrivals[n].ExpectedOn, today); n++ {
		late += arrivals[n].Quantity
	}
	if late == 0 {
		return arrivals
	}
	return append([]receiptsapi.Arrival{{Quantity: late}}, arrivals[n:]...)
}

// Today is the civil date of an instant where the house is.
func Today(now time.Time) string { return now.In(clock.Paris).Format(time.DateOnly) }
