package domain

import (
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
)

const (
	linkHour  = 9              // in Paris: when links leave
	nightEnds = 5              // likewise: an evening in the room ends before
	linkLasts = 48 * time.Hour // from when it left
	daysToAsk = 8              // of SevenDays: seven whole days follow the evening (Code de la consommation, L221-10)
	mailsADay = 3              // with the same link

	erasedIn = 3 // months after a request ended without an order
)

// LinkDue is when the link of a request leaves that was made at an instant: at nine of the morning after the evening, or of the
// eighth day after it. What is asked for after midnight is of the evening before.
func LinkDue(made time.Time, delay LinkDelay) time.Time {
	evening := made.In(clock.Paris).Add(-nightEnds * time.Hour)
	days := 1
	if delay == SevenDays {
		days = daysToAsk
	}
	return clock.Instant(time.Date(evening.Year(), evening.Month(), evening.Day()+days, linkHour, 0, 0, 0, clock.Paris))
}

// Erasable is until when requests must have ended to be erased now: those without an order that stands, and others, whose page is closed
// by then.
func Erasable(now time.Time) (unordered, ordered time.Time) {
	return now.AddDate(0, -erasedIn, 0), now.Add(-usersapi.FollowTerm)
}
