package domain

import (
	"errors"
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/sale"
	"millesime/platform/states"
)

// Change asks for another state.
type Change struct {
	To       Status
	From     Status // the state that the actor saw; "" = whatever it is
	Comment  string
	Revision int64         // of the quotation that the actor read; 0 = whatever it is
	WaitsFor sale.WaitsFor // of a change to WaitingPayment

	DeliveredOn string // YYYY-MM-DD, of a change to Shipped by somebody: when its parcels arrived; "" = today
}

// Outcome is what became of one order.
type Outcome struct {
	OrderID int64
	Order   Summary // as it is now; zero for one that the actor does not see
	Refusal error   // nil when it moved
}

// The effects of transitions. The exposure follows the state by itself.
const (
	EffectRelease states.Effect = "release_stock" // gives back the stock that the order holds
	EffectDeliver states.Effect = "date_delivery" // what was on its way has arrived
	// EffectReturnCode gives back the use of a promo code when all orders of a checkout were cancelled before validated. Effects
	// happen in the order of their names: codes are locked after the products of the stock (domain 5.6).
	EffectReturnCode states.Effect = "return_code"
)

// Moved is an order that changed state.
type Moved struct {
	Before, After Summary
	Change        Change
}

// Mover is who moves orders, signed as its timeline says; nobody's signature is the system's.
type Mover struct {
	auth.Signature

	Role  func(Summary) Role
	Sells Suppliers // of an agent
	Plain bool      // with nothing but a comment
}

// Decisions are what becomes of the orders of one change, before anything is written.
type Decisions struct {
	Outcomes []Outcome
	Moved    []Moved
	Effects  map[states.Effect][]Moved
	Beyond   []int64 // orders that their customer may not owe besides
}

// Decide goes through the orders in the order asked for, so that the last euro goes to the first of them.
func Decide(
	ids []int64, seen, current map[int64]Summary, standings map[usersapi.Pair]*Standing, by Mover, c Change, now time.Time,
) *Decisions {
	d := &Decisions{Outcomes: make([]Outcome, 0, len(ids)), Effects: map[states.Effect][]Moved{}}
	for _, id := range ids {
		order, visible := current[id]
		if !visible {
			d.Outcomes = append(d.Outcomes, Outcome{OrderID: id, Refusal: ErrNotFound})
			continue
		}
		standing := standings[order.Pair()]
		row, err := resolveOne(order, seen[id], standing, by, c, now)
		if err != nil {
			if errors.Is(err, ErrBeyondOutstanding) {
				d.Beyond = append(d.Beyond, id)
			}
			d.Outcomes = append(d.Outcomes, Outcome{OrderID: id, Order: order, Refusal: About(order, err)})
			continue
		}
		move := Moved{Before: order, After: order.movedTo(row.To, now), Change: c}
		standing.Exposure += move.After.Owed() - move.Before.Owed()
		current[id] = move.After // the same order again comes too late
		d.Moved = append(d.Moved, move)
		for _, effect := range row.Effects {
			d.Effects[effect] = append(d.Effects[effect], move)
		}
		d.Outcomes = append(d.Outcomes, Outcome{OrderID: id, Order: move.After})
	}
	return d
}

// Correct changes the outcomes of an order by what became of it afterwards.
func (d *Decisions) Correct(orderID int64, by func(*Outcome)) {
	for n := range d.Outcomes {
		if d.Outcomes[n].OrderID == orderID {
			by(&d.Outcomes[n])
		}
	}
}

func resolveOne(order, seen Summary, standing *Standing, by Mover, c Change, now time.Time) (Transition, error) {
	if order.Status != seen.Status {
		return Transition{}, ErrMovedMeanwhile
	}
	if revision := order.Quotation.Revision; revision != seen.Quotation.Revision || c.Revision != 0 && c.Revision != revision {
		return Transition{}, ErrRevised
	}
	s := situation{order: order, now: now, sells: by.Sells.have(order), standing: standing}
	row, err := s.resolve(by.Role(order), c)
	if err == nil && row.Alone && by.Plain {
		return Transition{}, ErrOneByOne
	}
	if err == nil {
		err = c.checkDay(order, now)
	}
	return row, err
}

// NoteAwaited notes which of the orders wait for all that they still owe.
func NoteAwaited(orders map[int64]Summary, awaited map[int64]bool) {
	for id := range awaited {
		order := orders[id]
		order.AllAwaited = true
		orders[id] = order
	}
}

// NoteTravelling notes the parcel of each order that left last, of those that travel.
func NoteTravelling(orders map[int64]Summary, travelling map[int64][]Shipment) {
	for id, parcels := range travelling {
		order := orders[id]
		order.LastToArrive = slices.MaxFunc(parcels, func(a, b Shipment) int { return a.ShippedAt.Compare(b.ShippedAt) })
		orders[id] = order
	}
}

// OwedDeltas are what moved orders add to what their customers owe.
func OwedDeltas(moved []Moved) map[usersapi.Pair]money.Cents {
	deltas := map[usersapi.Pair]money.Cents{}
	for _, o := range moved {
		if delta := o.After.Owed() - o.Before.Owed(); delta != 0 {
			deltas[o.After.Pair()] += delta
		}
	}
	return deltas
}

// AsksOutstanding tells whether a state is reached only within what the customer may owe.
func AsksOutstanding(to Status) bool {
	return slices.ContainsFunc(table.Transitions(), func(t Transition) bool {
		return t.To == to && slices.Contains(t.Guards, GuardOutstanding)
	})
}
