package domain

import (
	"slices"
	"time"

	"millesime/platform/auth"
	"millesime/platform/states"
)

// The times.
const (
	DueUnpaid      states.Due = "unpaid_7_days"       // 48 h for individuals
	DueUnconfirmed states.Due = "unconfirmed_10_days" // nobody said that the goods arrived
	DueExpired     states.Due = "valid_until"
	DueAtOnce      states.Due = "at_once"
)

const (
	unpaidDays       = 7
	unpaidIndividual = 48 * time.Hour
	unconfirmedDays  = 10
)

// DueAt is when the system moves the order on from where it is; zero = never.
func (o Summary) DueAt() time.Time {
	for _, t := range table.From(o.Status) {
		switch t.Due {
		case DueUnpaid:
			if o.Customer.Group == auth.Customer {
				return o.MovedAt.Add(unpaidIndividual)
			}
			return o.MovedAt.AddDate(0, 0, unpaidDays)
		case DueUnconfirmed:
			return o.MovedAt.AddDate(0, 0, unconfirmedDays)
		case DueAtOnce:
			return o.MovedAt
		case DueExpired: // written with each proposal
		}
	}
	return time.Time{}
}

// DueMove is what the system makes of an order whose time has come. What is paid is never canceled, however it came to wait.
func (o Summary) DueMove(now time.Time) (Status, bool) {
	if o.Status == WaitingPayment && o.isWhole() {
		return o.Settled()
	}
	for _, t := range table.Allowed(o.Status, RoleSystem, situation{order: o, now: now}) {
		if t.Due != "" {
			return t.To, true
		}
	}
	return "", false
}

// MovesAtOnce tells that the system leads orders out of this state without waiting.
func (s Status) MovesAtOnce() bool {
	return slices.ContainsFunc(table.From(s), func(t Transition) bool { return t.Due == DueAtOnce })
}
