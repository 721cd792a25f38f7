package app

import (
	"context"
	"maps"
	"slices"
	"strings"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/sale"
	"millesime/platform/states"
)

// Move moves an order of the actor's scope. A move that asks for more than a comment is made where that is given.
func (o *Orders) Move(ctx context.Context, actor auth.Actor, id int64, c domain.Change) error {
	outcomes, err := o.MoveMany(ctx, actor, []int64{id}, c)
	if err != nil {
		return err
	}
	return outcomes[0].Refusal
}

// MoveMany moves several orders of the actor's scope, each as far as it may: one outcome per id, in their order.
func (o *Orders) MoveMany(ctx context.Context, actor auth.Actor, ids []int64, c domain.Change) ([]domain.Outcome, error) {
	scope, err := o.Access.Scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	seen, err := o.store.Seen(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	sells, err := o.soldBy(ctx, actor)
	if err != nil {
		return nil, err
	}
	who, err := o.author(ctx, actor)
	if err != nil {
		return nil, err
	}
	by := domain.Mover{
		Signature: who.Signature, Role: func(seen domain.Summary) domain.Role { return domain.RoleOf(actor, seen) }, Sells: sells, Plain: true,
	}
	var outcomes []domain.Outcome
	err = o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		outcomes, err = o.move(ctx, tx, by, ids, seen, c)
		return err
	})
	return outcomes, err
}

// moveAs moves one order in an actor's name as a role may, inside the transaction of what else is written, and gives it as it is
// then.
func (o *Orders) moveAs(
	ctx context.Context, tx *db.Tx, a act, role domain.Role, seen domain.Summary, c domain.Change,
) (domain.Summary, error) {
	by := domain.Mover{Signature: a.author.Signature, Role: func(domain.Summary) domain.Role { return role }}
	outcomes, err := o.move(ctx, tx, by, []int64{seen.ID}, map[int64]domain.Summary{seen.ID: seen}, c)
	if err != nil {
		return domain.Summary{}, err
	}
	return outcomes[0].Order, outcomes[0].Refusal
}

// moveBySystem moves orders as the house decides. Where somebody decided before it, their decision stands: that is in the
// outcomes.
func (o *Orders) moveBySystem(ctx context.Context, tx *db.Tx, c domain.Change, ids ...int64) ([]domain.Outcome, error) {
	seen, err := o.store.Known(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	by := domain.Mover{Role: func(domain.Summary) domain.Role { return domain.RoleSystem }}
	return o.move(ctx, tx, by, ids, seen, c)
}

// move is the one way in which orders change state: it locks, decides, writes and tells, in the lock order of the house:
// relations, orders, then products with the effects.
func (o *Orders) move(
	ctx context.Context, tx *db.Tx, by domain.Mover, ids []int64, seen map[int64]domain.Summary, c domain.Change,
) ([]domain.Outcome, error) {
	c.Comment = strings.TrimSpace(c.Comment)
	standings, err := o.lockStandings(ctx, tx, seen, c.To)
	if err != nil {
		return nil, err
	}
	current, err := o.store.LockOrders(ctx, tx, keys(seen))
	if err != nil {
		return nil, err
	}
	if c.To == domain.Canceled {
		awaited, err := o.allAwaited(ctx, tx, by.Role, slices.Collect(maps.Values(current))...)
		if err != nil {
			return nil, err
		}
		domain.NoteAwaited(current, awaited)
	}
	if c.DeliveredOn != "" {
		travelling, err := o.store.Travelling(ctx, tx, keys(current))
		if err != nil {
			return nil, err
		}
		domain.NoteTravelling(current, travelling)
	}
	decided := domain.Decide(ids, seen, current, standings, by, c, o.Clock.Now())
	if err := o.writeMoves(ctx, tx, by.Signature, decided); err != nil {
		return nil, err
	}
	return decided.Outcomes, o.awaitPayment(ctx, tx, by, c, decided)
}

// awaitPayment lets the new orders that did not fit into the exposure wait for payment (domain 5.3). Those that are paid by then wait for
// nothing: they are moved as was asked.
func (o *Orders) awaitPayment(ctx context.Context, tx *db.Tx, by domain.Mover, c domain.Change, d *domain.Decisions) error {
	if len(d.Beyond) == 0 {
		return nil
	}
	change := domain.Change{To: domain.WaitingPayment, WaitsFor: sale.Encours}
	waiting, err := o.letWait(ctx, tx, change, d.Beyond...)
	if err != nil {
		return err
	}
	paid := map[int64]domain.Summary{}
	for _, w := range waiting {
		if w.Order.Status == domain.Paid {
			paid[w.OrderID] = w.Order
		}
		d.Correct(w.OrderID, func(o *domain.Outcome) { o.Order, o.Refusal = w.Order, domain.About(w.Order, o.Refusal) })
	}
	if len(paid) == 0 {
		return nil
	}
	c.From = "" // it is paid now, whatever the actor saw
	moved, err := o.move(ctx, tx, by, keys(paid), paid, c)
	for _, m := range moved {
		d.Correct(m.OrderID, func(o *domain.Outcome) { *o = m })
	}
	return err
}

func (o *Orders) writeMoves(ctx context.Context, tx *db.Tx, by auth.Signature, d *domain.Decisions) error {
	if len(d.Moved) == 0 {
		return nil
	}
	if err := o.store.WriteMoves(ctx, tx, d.Moved, by); err != nil {
		return err
	}
	at := d.Moved[0].After.MovedAt
	if err := o.store.AddExposures(ctx, tx, domain.OwedDeltas(d.Moved), at); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(d.Effects)) {
		if err := effects[name](ctx, tx, o, d.Effects[name], by, at); err != nil {
			return err
		}
	}
	facts := make([]db.Event, 0, len(d.Moved))
	for _, m := range d.Moved {
		facts = append(facts, ordersevents.OrderMovedV1{
			OrderID: m.After.ID, From: ordersevents.State(m.Before.Status), To: ordersevents.State(m.After.Status), Number: m.After.Number,
			CustomerID: m.After.Customer.ID, SupplierID: m.After.Supplier.ID, PlacedBy: m.After.PlacedBy, AgentID: m.After.AgentID,
			MovedBy: by.ActorID, Comment: m.Change.Comment, PaidCents: int64(m.Before.Paid),
		})
	}
	return tx.Publish(ctx, facts...)
}

// effect is what a transition does besides to the orders that somebody moved at an instant.
type effect func(ctx context.Context, tx *db.Tx, o *Orders, moved []domain.Moved, by auth.Signature, at time.Time) error

// effects are the functions of all effects.
var effects = map[states.Effect]effect{ //nolint:gochecknoglobals // read only
	domain.EffectRelease: func(ctx context.Context, tx *db.Tx, o *Orders, moved []domain.Moved, _ auth.Signature, _ time.Time) error {
		return o.Stock.Release(ctx, tx, "Commande annulée", idsOf(moved)...) // the reason in the ledger of the stock
	},
	domain.EffectReturnCode: func(ctx context.Context, tx *db.Tx, o *Orders, moved []domain.Moved, _ auth.Signature, _ time.Time) error {
		return o.returnCodes(ctx, tx, idsOf(moved))
	},
	domain.EffectDeliver: func(ctx context.Context, tx *db.Tx, o *Orders, moved []domain.Moved, by auth.Signature, at time.Time) error {
		return o.allArrived(ctx, tx, moved, by, at)
	},
}

// lockStandings locks the relations of the orders' parties and, where the move asks for it, reads what is owed.
func (o *Orders) lockStandings(
	ctx context.Context, tx *db.Tx, seen map[int64]domain.Summary, to domain.Status,
) (map[usersapi.Pair]*domain.Standing, error) {
	var pairs []usersapi.Pair
	standings := map[usersapi.Pair]*domain.Standing{}
	for _, order := range seen {
		if pair := order.Pair(); standings[pair] == nil {
			standings[pair] = &domain.Standing{}
			pairs = append(pairs, pair)
		}
	}
	if len(pairs) == 0 {
		return standings, nil
	}
	limits, err := o.Terms.LockLimits(ctx, tx, pairs)
	if err != nil || !domain.AsksOutstanding(to) {
		return standings, err
	}
	owed, err := o.store.PairExposures(ctx, tx, pairs)
	for pair, s := range standings {
		s.Exposure, s.Limit = owed[pair], limits[pair]
	}
	return standings, err
}

func keys(orders map[int64]domain.Summary) []int64 { return slices.Sorted(maps.Keys(orders)) }

func idsOf(moved []domain.Moved) []int64 {
	return lists.Each(moved, func(m domain.Moved) int64 { return m.After.ID })
}
