package domain

import (
	"time"

	"millesime/platform/clock"
)

// remindBefore is how many days before its due date an invoice is reminded of.
const remindBefore = 7

// tellWithin is for how many days what should have been told still is, when nothing ran meanwhile.
const tellWithin = 7

// Reminder is what is told of open invoices on a day: those that are due within a time.
type Reminder struct {
	Overdue  bool
	From, To string // days on which they are due, included
}

// Reminders are those of a day.
func Reminders(now time.Time) []Reminder {
	day := func(plus int) string { return clock.DateOf(now.In(clock.Paris).AddDate(0, 0, plus)) }
	return []Reminder{{From: day(0), To: day(remindBefore)}, {Overdue: true, From: day(-tellWithin), To: day(-1)}}
}

// Tells leaves out what was due too soon after its issue: who was just invoiced needs no reminder.
func (r Reminder) Tells(d Document) bool {
	return r.Overdue || clock.DateOf(clock.StartOf(d.IssuedOn, remindBefore)) < d.DueOn
}
