package domain

import (
	"sync"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/money"
)

// Guard names a condition of a transition.
type Guard string

// The guards.
const (
	GuardOutstanding      Guard = "within_outstanding"
	GuardDartess          Guard = "at_dartess"
	GuardNothingShipped   Guard = "nothing_shipped"
	GuardToInvoice        Guard = "something_to_invoice"
	GuardNothingToInvoice Guard = "nothing_to_invoice"
	GuardRecentlyClosed   Guard = "closed_recently"
	GuardCameFrom         Guard = "came_from_there"
	GuardProposed         Guard = "proposed_and_valid" // a seller's revision of a quotation that awaits its customer
	GuardExpired          Guard = "expired"
	GuardSells            Guard = "sells_for_supplier" // an agent whose relation with the supplier is valid
)

// incidentDays is how long after its end an order may still be complained about.
const incidentDays = 30

// Standing is what a customer owes a supplier, and how much it may.
type Standing struct {
	Exposure money.Cents
	Limit    *money.Cents // nil: prepaid
}

// waits tells what an order of that total waits for; "" when it fits (domain 5.6).
func (s Standing) waits(total money.Cents) ordersapi.WaitsFor {
	return ordersapi.WaitsForPayment(s.Limit, s.Exposure, total)
}

// situation is what guards look at.
type situation struct {
	order    Summary
	role     Role
	to       Status
	now      time.Time
	sells    bool      // of an agent: it has the supplier's terms
	standing *Standing // nil while only looking: what is owed is tested when the order moves, under the lock
}

// guards are the functions of all guards; each gives the refusal, or nil. Made once, for the rows of lists.
var guards = sync.OnceValue(func() map[Guard]func(situation) error { //nolint:gochecknoglobals // read only
	return map[Guard]func(situation) error{
		GuardOutstanding: func(s situation) error {
			return unless(s.standing == nil || s.standing.waits(s.order.TotalTaxIncl) == "", ErrBeyondOutstanding)
		},
		GuardDartess:          func(s situation) error { return unless(s.order.AtDartess, ErrMoveNotAllowed) },
		GuardNothingShipped:   func(s situation) error { return unless(s.order.ShippedUnits == 0, ErrAlreadyShipped) },
		GuardToInvoice:        func(s situation) error { return unless(s.order.TotalTaxIncl > 0, ErrNoSuchMove) },
		GuardNothingToInvoice: func(s situation) error { return unless(s.order.TotalTaxIncl <= 0, ErrNoSuchMove) },
		GuardRecentlyClosed: func(s situation) error {
			return unless(s.now.Before(s.order.ClosedAt.AddDate(0, 0, incidentDays)), ErrIncidentTooLate)
		},
		GuardProposed: func(s situation) error { return s.order.Quotation.acceptable(s.now) },
		GuardExpired: func(s situation) error {
			return unless(!s.now.Before(s.order.Quotation.ValidUntil), ErrNoSuchMove)
		},
		GuardSells:    func(s situation) error { return unless(s.sells, ErrNoLongerSells) },
		GuardCameFrom: func(s situation) error { return unless(s.to == s.order.StatusBefore, ErrNoSuchMove) },
	}
})

func unless(holds bool, refusal error) error {
	if holds {
		return nil
	}
	return refusal
}

func (s situation) check(names []Guard) error {
	all := guards()
	for _, name := range names {
		if err := all[name](s); err != nil {
			return err
		}
	}
	return nil
}
