package domain

import (
	"time"

	"millesime/platform/money"
)

// Month sums the orders of one month in Europe/Paris.
type Month struct {
	From         time.Time
	Orders       int64
	Units        int64
	TotalTaxExcl money.Cents
	TotalTaxIncl money.Cents
	AgentFees    money.Cents // of the agent who reads; 0 for others
}

// Activity sums up the orders of a scope for the home page.
type Activity struct {
	Months         []Month // twelve, oldest first; the last is the running one
	YearBefore     []Month // the same months of the year before
	ByStatus       map[Status]int64
	Counterparties int64 // of the running and the eleven months before
}

// CustomerActivity sums up what an actor reads of one customer's orders.
type CustomerActivity struct {
	Activity

	LastOrderAt time.Time // zero = never
}

const monthsShown = 12

// monthsSummed are those shown and the same of the year before.
const monthsSummed = 2 * monthsShown

// YearFrom is the first instant of the eleven months before the running one.
func YearFrom(now time.Time) time.Time { return LastMonths(now)[monthsSummed-monthsShown] }

// LastMonths are the first instants of the last twenty-four months and of the next one.
func LastMonths(now time.Time) []time.Time {
	starts := make([]time.Time, 0, monthsSummed+1)
	for i := monthsSummed - 1; i >= -1; i-- {
		starts = append(starts, time.Date(now.Year(), now.Month()-time.Month(i), 1, 0, 0, 0, 0, now.Location()).UTC())
	}
	return starts
}
