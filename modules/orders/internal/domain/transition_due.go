package domain

import (
	"context"
	"maps"
	"slices"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
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

// dueMove is what the system makes of an order whose time has come.
func (o Summary) dueMove(now time.Time) (Status, bool) {
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

// LeadOn leads an order on that is in a state where the system does not wait. Where else it got meanwhile, it stays.
func (t *Transitions) LeadOn(ctx context.Context, tx *db.Tx, id int64) error {
	known, err := t.store.Known(ctx, tx, []int64{id})
	if err != nil || !known[id].Status.MovesAtOnce() {
		return err
	}
	_, err = t.MoveDue(ctx, tx, id)
	return err
}

// MoveDue moves orders as the system does when their time has come, and gives those that moved.
func (t *Transitions) MoveDue(ctx context.Context, tx *db.Tx, ids ...int64) ([]int64, error) {
	known, err := t.store.Known(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	// All locks of a kind before those of the next: the moves below follow one another in this transaction.
	if _, err := t.lockStandings(ctx, tx, known, ""); err != nil {
		return nil, err
	}
	if known, err = t.store.LockOrders(ctx, tx, keys(known)); err != nil {
		return nil, err
	}
	targets := map[Status][]int64{}
	for _, id := range keys(known) {
		if to, ok := known[id].dueMove(t.clock.Now()); ok {
			targets[to] = append(targets[to], id)
		}
	}
	var done []int64
	for _, to := range slices.Sorted(maps.Keys(targets)) {
		outcomes, err := t.MoveBySystem(ctx, tx, Change{To: to}, targets[to]...)
		if err != nil {
			return nil, err
		}
		for _, o := range outcomes {
			if o.Refusal == nil {
				done = append(done, o.OrderID)
			}
		}
	}
	return done, nil
}
