package domain

import (
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/states"
)

// Offer tells what an actor may do with orders now, with the suppliers that it sells for.
type Offer struct {
	Actor auth.Actor
	Sells Suppliers
	Now   time.Time

	AllAwaited map[int64]bool // of the orders, those that wait for all that they still owe
}

// Moves are the transitions that the actor may make of an order.
func (f Offer) Moves(o Summary) []Transition {
	o.AllAwaited = f.AllAwaited[o.ID]
	return table.Allowed(o.Status, RoleOf(f.Actor, o), situation{order: o, sells: f.Sells.have(o), now: f.Now})
}

// AsksAwaited tells whether a role may cancel the order only while all of it is awaited.
func (o Summary) AsksAwaited(role Role) bool {
	asks := []states.Guard{GuardAwaited, GuardOnBehalfOrAwaited}
	return o.ShippedUnits == 0 && slices.ContainsFunc(table.From(o.Status), func(t Transition) bool {
		isGuard := func(g states.Guard) bool { return slices.Contains(asks, g) }
		return slices.Contains(t.By, role) && slices.ContainsFunc(t.Guards, isGuard)
	})
}

// Suppliers are those whose products an agent sells, with its terms there.
type Suppliers map[int64]usersapi.AgentTerms

func (s Suppliers) have(o Summary) bool {
	_, ok := s[o.Supplier.ID]
	return ok
}

// JustPassed is how long a repeated call still meets what the first one began.
const JustPassed = time.Minute

// resolve finds the row of the table by which a role makes a change, or the refusal.
func (s situation) resolve(role Role, c Change) (Transition, error) {
	if c.From != "" && c.From != s.order.Status || s.repeats(c) {
		return Transition{}, ErrMovedMeanwhile
	}
	return table.Resolve(s, s.order.Status, c.To, role, c.Comment)
}

// repeats tells a double click: the order got where it should go, and the system led it on at once.
func (s situation) repeats(c Change) bool {
	ledOn := slices.ContainsFunc(table.From(c.To), func(t Transition) bool {
		return t.To == s.order.Status && t.Due == DueAtOnce
	})
	return ledOn && s.order.StatusBefore == c.To && s.now.Before(s.order.MovedAt.Add(JustPassed))
}

// Resolve refuses a change that nobody in this role could make of the order now.
func (o Summary) Resolve(role Role, c Change, now time.Time) error {
	_, err := situation{order: o, now: now}.resolve(role, c)
	return About(o, err)
}
