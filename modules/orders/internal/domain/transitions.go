package domain

import (
	"context"
	"maps"
	"slices"
	"strings"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/states"
)

// Change asks for another state.
type Change struct {
	To       Status
	From     Status // the state that the actor saw; "" = whatever it is
	Comment  string
	Revision int64              // of the quotation that the actor read; 0 = whatever it is
	WaitsFor ordersapi.WaitsFor // of a change to WaitingPayment
}

// MoveStore writes states.
type MoveStore interface {
	// Seen reads orders of a scope; who is not in it is left out.
	Seen(ctx context.Context, scope lists.Scope, ids []int64) (map[int64]Summary, error)
	// Known reads orders inside a transaction, whoever's they are.
	Known(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]Summary, error)
	// LockOrders reads the same, with the rows locked in id order.
	LockOrders(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]Summary, error)
	// WriteMoves writes the new states and the timeline, whatever the number of orders in a few statements.
	WriteMoves(ctx context.Context, tx *db.Tx, moved []Moved, by Signature) error
	// PairExposures are what the customers of the pairs owe, 0 where nothing is kept.
	PairExposures(ctx context.Context, tx *db.Tx, pairs []usersapi.Pair) (map[usersapi.Pair]money.Cents, error)
	// AddExposures changes balances by these amounts.
	AddExposures(ctx context.Context, tx *db.Tx, by map[usersapi.Pair]money.Cents, at time.Time) error
	// DateDeliveries notes when what was on its way arrived.
	DateDeliveries(ctx context.Context, tx *db.Tx, at time.Time, orderIDs ...int64) error
}

// Transitions are the one way in which orders change state.
type Transitions struct {
	db      Transactor
	store   MoveStore
	parties usersapi.Parties
	terms   usersapi.Terms
	access  usersapi.Access
	stock   Stock
	clock   clock.Clock
}

// NewTransitions makes the use case.
func NewTransitions(
	d Transactor, s MoveStore, parties usersapi.Parties, terms usersapi.Terms, access usersapi.Access, stock Stock, c clock.Clock,
) *Transitions {
	return &Transitions{db: d, store: s, parties: parties, terms: terms, access: access, stock: stock, clock: c}
}

// Outcome is what became of one order.
type Outcome struct {
	OrderID int64
	Order   Summary // as it is now; zero for one that the actor does not see
	Refusal error   // nil when it moved
}

// Make moves an order of the actor's scope. A move that asks for more than a comment is made where that is given.
func (t *Transitions) Make(ctx context.Context, actor auth.Actor, id int64, c Change) error {
	outcomes, err := t.MakeMany(ctx, actor, []int64{id}, c)
	if err != nil {
		return err
	}
	return outcomes[0].Refusal
}

// MakeMany moves several orders of the actor's scope, each as far as it may: one outcome per id, in their order.
func (t *Transitions) MakeMany(ctx context.Context, actor auth.Actor, ids []int64, c Change) ([]Outcome, error) {
	scope, err := t.access.Scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	seen, err := t.store.Seen(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	var outcomes []Outcome
	sells, err := soldBy(ctx, t.terms, actor)
	if err != nil {
		return nil, err
	}
	signature, err := sign(ctx, t.parties, actor)
	if err != nil {
		return nil, err
	}
	err = t.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		by := mover{actor: actor, role: func(o Summary) Role { return RoleOf(actor, o) }, sells: sells, signed: &signature, plain: true}
		outcomes, err = t.move(ctx, tx, by, ids, seen, c)
		return err
	})
	return outcomes, err
}

// Move moves an order that the actor was shown, inside the caller's transaction, and gives it as it is then.
func (t *Transitions) Move(ctx context.Context, tx *db.Tx, actor auth.Actor, seen Summary, c Change) (Summary, error) {
	return t.moveOne(ctx, tx, mover{actor: actor, role: func(o Summary) Role { return RoleOf(actor, o) }}, seen, c)
}

// MoveByShipment makes a move that what was shipped decides; the timeline names the actor.
func (t *Transitions) MoveByShipment(ctx context.Context, tx *db.Tx, actor auth.Actor, seen Summary, c Change) (Summary, error) {
	return t.moveOne(ctx, tx, mover{actor: actor, role: func(Summary) Role { return RoleShipment }}, seen, c)
}

func (t *Transitions) moveOne(ctx context.Context, tx *db.Tx, by mover, seen Summary, c Change) (Summary, error) {
	outcomes, err := t.move(ctx, tx, by, []int64{seen.ID}, map[int64]Summary{seen.ID: seen}, c)
	if err != nil {
		return Summary{}, err
	}
	return outcomes[0].Order, outcomes[0].Refusal
}

// MoveBySystem moves orders as the house decides. Where somebody decided before it, their decision stands: that is in the
// outcomes.
func (t *Transitions) MoveBySystem(ctx context.Context, tx *db.Tx, c Change, ids ...int64) ([]Outcome, error) {
	seen, err := t.store.Known(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	return t.move(ctx, tx, mover{role: func(Summary) Role { return RoleSystem }}, ids, seen, c)
}

// mover is who moves orders: the system when the actor is zero.
type mover struct {
	actor  auth.Actor
	role   func(Summary) Role
	sells  suppliers  // of an agent
	signed *Signature // the actor's, where it was read before the transaction
	plain  bool       // with nothing but a comment
}

// move decides and writes, in the lock order of the house: relations, orders, then products with the effects.
func (t *Transitions) move(
	ctx context.Context, tx *db.Tx, by mover, ids []int64, seen map[int64]Summary, c Change,
) ([]Outcome, error) {
	c.Comment = strings.TrimSpace(c.Comment)
	standings, err := t.lockStandings(ctx, tx, seen, c.To)
	if err != nil {
		return nil, err
	}
	current, err := t.store.LockOrders(ctx, tx, keys(seen))
	if err != nil {
		return nil, err
	}
	decided := decide(ids, seen, current, standings, by, c, t.clock.Now())
	if err := t.write(ctx, tx, by, decided.moved, decided.effects); err != nil {
		return nil, err
	}
	return decided.outcomes, t.awaitPayment(ctx, tx, decided)
}

// awaitPayment lets the new orders that did not fit into the exposure wait for payment (domain 5.3).
func (t *Transitions) awaitPayment(ctx context.Context, tx *db.Tx, d *decisions) error {
	if len(d.beyond) == 0 {
		return nil
	}
	waiting, err := t.MoveBySystem(ctx, tx, Change{To: WaitingPayment, WaitsFor: ordersapi.Encours}, d.beyond...)
	if err != nil {
		return err
	}
	for _, w := range waiting {
		for i := range d.outcomes {
			if d.outcomes[i].OrderID == w.OrderID {
				d.outcomes[i].Order = w.Order
				d.outcomes[i].Refusal = about(w.Order, d.outcomes[i].Refusal)
			}
		}
	}
	return nil
}

func (t *Transitions) write(ctx context.Context, tx *db.Tx, by mover, moved []Moved, effects map[states.Effect][]Moved) error {
	if len(moved) == 0 {
		return nil
	}
	signature := Signature{}
	switch {
	case by.signed != nil:
		signature = *by.signed
	case by.actor.ID != 0:
		var err error
		if signature, err = sign(ctx, t.parties, by.actor); err != nil {
			return err
		}
	}
	if err := t.store.WriteMoves(ctx, tx, moved, signature); err != nil {
		return err
	}
	if err := t.store.AddExposures(ctx, tx, owedDeltas(moved), moved[0].After.MovedAt); err != nil {
		return err
	}
	known := t.effects()
	for _, name := range slices.Sorted(maps.Keys(effects)) {
		if err := known[name](ctx, tx, effects[name]); err != nil {
			return err
		}
	}
	facts := make([]db.Event, 0, len(moved))
	for _, o := range moved {
		facts = append(facts, movedFact(o))
	}
	return tx.Publish(ctx, facts...)
}

func movedFact(o Moved) ordersevents.OrderMovedV1 {
	return ordersevents.OrderMovedV1{
		OrderID: o.After.ID, From: string(o.Before.Status), To: string(o.After.Status), Number: o.After.Number,
		CustomerID: o.After.Customer.ID, SupplierID: o.After.Supplier.ID, PlacedBy: o.After.PlacedBy, AgentID: o.After.AgentID,
		MovedBy: o.Actor.ID,
	}
}

func owedDeltas(moved []Moved) map[usersapi.Pair]money.Cents {
	deltas := map[usersapi.Pair]money.Cents{}
	for _, o := range moved {
		if delta := o.After.Owed() - o.Before.Owed(); delta != 0 {
			deltas[pairOf(o.After)] += delta
		}
	}
	return deltas
}

// lockStandings locks the relations of the orders' parties and, where the move asks for it, reads what is owed.
func (t *Transitions) lockStandings(
	ctx context.Context, tx *db.Tx, seen map[int64]Summary, to Status,
) (map[usersapi.Pair]*Standing, error) {
	var pairs []usersapi.Pair
	standings := map[usersapi.Pair]*Standing{}
	for _, o := range seen {
		if pair := pairOf(o); standings[pair] == nil {
			standings[pair] = &Standing{}
			pairs = append(pairs, pair)
		}
	}
	if len(pairs) == 0 {
		return standings, nil
	}
	limits, err := t.terms.LockLimits(ctx, tx, pairs)
	if err != nil || !asksOutstanding(to) {
		return standings, err
	}
	owed, err := t.store.PairExposures(ctx, tx, pairs)
	for pair, s := range standings {
		s.Exposure, s.Limit = owed[pair], limits[pair]
	}
	return standings, err
}

func asksOutstanding(to Status) bool {
	return slices.ContainsFunc(table.Transitions(), func(t Transition) bool {
		return t.To == to && slices.Contains(t.Guards, GuardOutstanding)
	})
}

func pairOf(o Summary) usersapi.Pair {
	return usersapi.Pair{SupplierID: o.Supplier.ID, CustomerID: o.Customer.ID}
}
