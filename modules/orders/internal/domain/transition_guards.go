package domain

import (
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/sale"
	"millesime/platform/states"
)

// The guards.
const (
	GuardOutstanding      states.Guard = "within_outstanding"
	GuardUnpaid           states.Guard = "not_paid_in_full"
	GuardDartess          states.Guard = "at_dartess"
	GuardNothingShipped   states.Guard = "nothing_shipped"
	GuardToInvoice        states.Guard = "something_to_invoice"
	GuardNothingToInvoice states.Guard = "nothing_to_invoice"
	GuardRecentlyClosed   states.Guard = "closed_recently"
	GuardCameFrom         states.Guard = "came_from_there"
	GuardProposed         states.Guard = "proposed_and_valid" // a seller's revision of a quotation that awaits its customer
	GuardExpired          states.Guard = "expired"
	GuardSells            states.Guard = "sells_for_supplier" // an agent whose relation with the supplier is valid

	// GuardReplaceable holds where bottles may have to be sent again: not of a withdrawal.
	GuardReplaceable states.Guard = "not_of_a_withdrawal"

	// GuardAwaited holds while nothing was shipped, nothing is reserved, and some of it is awaited. An individual withdraws before anything is
	// shipped (domain 5.4).
	GuardAwaited           states.Guard = "all_awaited_or_withdrawn"
	GuardOnBehalfOrAwaited states.Guard = "placed_on_its_behalf_all_awaited_or_withdrawn"
)

// incidentDays is how long after its end an order may still be complained about.
const incidentDays = 30

// Standing is what a customer owes a supplier, and how much it may.
type Standing struct {
	Exposure money.Cents
	Limit    *money.Cents // nil: prepaid
}

// Waits tells what an order of that total waits for; "" when it fits (domain 5.6).
func (s Standing) Waits(total money.Cents) sale.WaitsFor {
	return sale.WaitsForPayment(s.Limit, s.Exposure, total)
}

// situation is what guards look at.
type situation struct {
	order    Summary
	now      time.Time
	sells    bool      // of an agent: it has the supplier's terms
	standing *Standing // nil while only looking: what is owed is tested when the order moves, under the lock
}

// guard gives the refusal of a transition to a state, or nil.
type guard = func(s situation, to Status) error

// guards are the functions of all guards.
func guards() map[states.Guard]guard {
	return map[states.Guard]guard{
		GuardOutstanding: unless(ErrBeyondOutstanding, func(s situation) bool {
			return s.standing == nil || s.standing.Waits(s.order.TotalTaxIncl) == ""
		}),
		GuardUnpaid:           unless(ErrNoSuchMove, func(s situation) bool { return !s.order.isWhole() }),
		GuardDartess:          unless(ErrMoveNotAllowed, func(s situation) bool { return s.order.AtDartess }),
		GuardNothingShipped:   unless(ErrAlreadyShipped, func(s situation) bool { return s.order.ShippedUnits == 0 }),
		GuardToInvoice:        unless(ErrNoSuchMove, func(s situation) bool { return s.order.TotalTaxIncl > 0 }),
		GuardNothingToInvoice: unless(ErrNoSuchMove, func(s situation) bool { return s.order.TotalTaxIncl <= 0 }),
		GuardRecentlyClosed: unless(ErrIncidentTooLate, func(s situation) bool {
			return s.now.Before(s.order.ClosedAt.AddDate(0, 0, incidentDays))
		}),
		GuardCameFrom: func(s situation, to Status) error {
			if to == s.order.StatusBefore {
				return nil
			}
			return ErrNoSuchMove
		},
		GuardReplaceable: unless(ErrNoSuchMove, func(s situation) bool {
			return !s.order.Withdrawn || s.order.StatusBefore == Preparation
		}),
		GuardAwaited: unless(ErrMoveNotAllowed, func(s situation) bool { return s.order.AllAwaited || s.order.mayWithdraw() }),
		GuardOnBehalfOrAwaited: unless(ErrMoveNotAllowed, func(s situation) bool {
			return s.order.OnBehalf || s.order.AllAwaited || s.order.mayWithdraw()
		}),
		GuardProposed: func(s situation, _ Status) error { return s.order.Quotation.acceptable(s.now) },
		GuardExpired:  unless(ErrNoSuchMove, func(s situation) bool { return !s.now.Before(s.order.Quotation.ValidUntil) }),
		GuardSells:    unless(ErrNoLongerSells, func(s situation) bool { return s.sells }),
	}
}

// unless refuses where something does not hold.
func unless(refusal error, holds func(situation) bool) guard {
	return func(s situation, _ Status) error {
		if holds(s) {
			return nil
		}
		return refusal
	}
}

// Offer tells what an actor may do with orders now, with the suppliers that it sells for.
type Offer struct {
	Actor auth.Actor
	Sells Suppliers
	Now   time.Time

	AllAwaited map[int64]bool // of the orders, those that wait for all that they still owe
	Withdrawn  map[int64]bool // of the orders, those whose incident is a withdrawal
}

// Moves are the transitions that the actor may make of an order.
func (f Offer) Moves(o Summary) []Transition {
	o.AllAwaited, o.Withdrawn = f.AllAwaited[o.ID], f.Withdrawn[o.ID]
	return table.Allowed(o.Status, RoleOf(f.Actor, o), situation{order: o, sells: f.Sells.have(o), now: f.Now})
}

// mayWithdraw tells an individual's order of which nothing left: from then on a withdrawal is an incident.
func (o Summary) mayWithdraw() bool { return o.Customer.Group == auth.Customer && o.ShippedUnits == 0 }

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
