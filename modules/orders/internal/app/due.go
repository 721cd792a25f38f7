package app

import (
	"context"
	"maps"
	"slices"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
	"millesime/platform/log"
)

const (
	dueBatch = 200
	// duePause is how long an order waits whose move failed, so that it never holds up the others.
	duePause = time.Hour
)

// MoveDue moves every order whose time has come and tells how many moved. What is due follows from the rows alone, so it
// survives restarts; the rows are locked and looked at again, so each move happens once however many replicas run.
func (o *Orders) MoveDue(ctx context.Context) (int, error) {
	total := 0
	for {
		ids, err := o.store.DueOrders(ctx, o.Clock.Now(), dueBatch)
		if err != nil || len(ids) == 0 {
			return total, err
		}
		moved, err := o.moveDueTogether(ctx, ids)
		if err != nil {
			log.From(ctx).Warn().Err(err).Msg("due orders are moved one by one")
			if moved, err = o.moveDueOneByOne(ctx, ids); err != nil {
				return total, err
			}
		}
		total += moved
	}
}

// moveDueTogether moves orders in one transaction. What does not move is looked at again later.
func (o *Orders) moveDueTogether(ctx context.Context, ids []int64) (int, error) {
	moved := 0
	err := o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		done, err := o.moveDue(ctx, tx, ids...)
		if err != nil {
			return err
		}
		moved = len(done)
		left := slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return slices.Contains(done, id) })
		return o.store.Postpone(ctx, tx, left, o.Clock.Now().Add(duePause))
	})
	return moved, err
}

func (o *Orders) moveDueOneByOne(ctx context.Context, ids []int64) (int, error) {
	total := 0
	for _, id := range ids {
		moved, err := o.moveDueTogether(ctx, []int64{id})
		total += moved
		if err == nil {
			continue
		}
		log.From(ctx).Error().Err(err).Int64("order", id).Msg("a due order cannot be moved")
		err = o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			return o.store.Postpone(ctx, tx, []int64{id}, o.Clock.Now().Add(duePause))
		})
		if err != nil {
			return total, err
		}
	}
	return total, nil
}

// moveDue moves orders as the system does when their time has come, and gives those that moved.
func (o *Orders) moveDue(ctx context.Context, tx *db.Tx, ids ...int64) ([]int64, error) {
	known, err := o.store.Known(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	// All locks of a kind before those of the next: the moves below follow one another in this transaction.
	if _, err := o.lockStandings(ctx, tx, known, ""); err != nil {
		return nil, err
	}
	if known, err = o.store.LockOrders(ctx, tx, keys(known)); err != nil {
		return nil, err
	}
	targets := map[domain.Status][]int64{}
	for _, id := range keys(known) {
		if to, ok := known[id].DueMove(o.Clock.Now()); ok {
			targets[to] = append(targets[to], id)
		}
	}
	var done []int64
	for _, to := range slices.Sorted(maps.Keys(targets)) {
		outcomes, err := o.moveBySystem(ctx, tx, domain.Change{To: to}, targets[to]...)
		if err != nil {
			return nil, err
		}
		for _, outcome := range outcomes {
			if outcome.Refusal == nil {
				done = append(done, outcome.OrderID)
			}
		}
	}
	return done, nil
}

// LeadOn leads an order on that is in a state where the system does not wait. Where else it got meanwhile, it stays.
func (o *Orders) LeadOn(ctx context.Context, tx *db.Tx, id int64) error {
	known, err := o.store.Known(ctx, tx, []int64{id})
	if err != nil || !known[id].Status.MovesAtOnce() {
		return err
	}
	_, err = o.moveDue(ctx, tx, id)
	return err
}

const (
	// remindAhead is nine o'clock on the day before a quotation's last day.
	remindAhead = 39 * time.Hour
	// remindAfter spares who has just been told of a revision that is short-lived.
	remindAfter = 24 * time.Hour
)

// Remind tells, once for each revision, that quotations expire tomorrow.
func (o *Orders) Remind(ctx context.Context) error {
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		now := o.Clock.Now()
		ending, err := o.store.MarkReminded(ctx, tx, now.Add(remindAhead), now.Add(-remindAfter))
		if err != nil {
			return err
		}
		facts := make([]db.Event, 0, len(ending))
		for _, q := range ending {
			facts = append(facts, ordersevents.QuotationEndsV1{
				OrderID: q.ID, Number: q.Number, Awaiting: ordersevents.Awaiting(q.Quotation.Awaiting), CustomerID: q.Customer.ID,
				SupplierID: q.Supplier.ID, AgentID: q.AgentID, PlacedBy: q.PlacedBy, ValidUntil: domain.LastDay(q.Quotation.ValidUntil),
			})
		}
		return tx.Publish(ctx, facts...)
	})
}

// sumBatch is how many changes are added to the sums in one transaction.
const sumBatch = 2_000

// KeepSums adds what was written since to the sums of orders. Readers add what is left, so nobody waits for it.
func (o *Orders) KeepSums(ctx context.Context) error {
	for {
		kept := 0
		err := o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
			kept, err = o.store.KeepSums(ctx, tx, sumBatch)
			return err
		})
		if err != nil || kept == 0 {
			return err
		}
	}
}
