package domain

import (
	"time"

	"millesime/platform/clock"
	"millesime/platform/fault"
)

// Licence is the declaration by which a supplier may sell alcohol to be taken away.
type Licence struct {
	Number     string
	DeclaredOn string // YYYY-MM-DD, at most today
}

// firstLicence is the day from which licences to sell alcohol may date that are still in force (law of 24 September 1941).
const firstLicence = "1941-09-24"

// Check refuses a licence that was declared before there were any, or is still to be.
func (l Licence) Check(now time.Time) error {
	if l.DeclaredOn == "" || firstLicence <= l.DeclaredOn && l.DeclaredOn <= clock.DateOf(now) {
		return nil
	}
	return fault.Invalid(fault.DayOutside("licence.declaredOn", clock.StartOf(firstLicence, 0)))
}

// Text is the licence as its holder names it; "" of none.
func (l Licence) Text() fault.Text {
	at, err := time.Parse(time.DateOnly, l.DeclaredOn)
	if err != nil {
		return fault.Same(l.Number)
	}
	declared := fault.Say("déclarée le {day}", "declared on {day}").Fill("day", at.Format("02/01/2006"))
	if l.Number == "" {
		return declared
	}
	return fault.Join([]fault.Text{fault.Same(l.Number), declared}, ", ")
}
