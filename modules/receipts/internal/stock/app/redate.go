package app

import (
	"context"
	"time"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/internal/stock/store"
	"millesime/platform/db"
	"millesime/platform/jobs"
)

// Redate is the job that goes through the promises of products of which something else comes, or is owed, than before.
type Redate struct{}

// Kind implements jobs.Args.
func (Redate) Kind() string { return "receipts_redate_v1" }

const (
	redateTime = 10 * time.Minute // for one attempt, which may find tens of thousands of promises
	// redatedAtOnce is how many holds one transaction goes through: it holds up writers for some milliseconds.
	redatedAtOnce = 100
	toldOrders    = 50 // by one transaction
)

// Redating is the handler of the job. It may stop anywhere: what is left is noted in the database.
func (s *Stock) Redating(d *db.DB) jobs.Handler {
	return jobs.On(jobs.Work[Redate]{
		Timeout: redateTime, Do: func(ctx context.Context, _ *jobs.Job, _ Redate) error { return s.RedatePromises(ctx, d) },
	})
}

// RedatePromises brings all promises that were noted to where they belong, and tells their orders.
func (s *Stock) RedatePromises(ctx context.Context, d *db.DB) error {
	for found := true; found; {
		var err error
		if found, err = s.redateAll(ctx, d); err != nil {
			return err
		}
	}
	return s.tellMoves(ctx, d)
}

// place is how far the promises were gone through.
type place struct {
	product, round int64 // 0: at the beginning of the next product
	claim          store.Age
	done           int64 // the last product that was gone through
}

// redateAll goes once through the products that were noted, and tells whether there were any.
func (s *Stock) redateAll(ctx context.Context, d *db.DB) (found bool, err error) {
	at, more := place{}, true
	for more {
		err := d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			next := at // a transaction may run again
			goesOn, err := s.redateSome(ctx, tx, &next)
			if err != nil {
				return err
			}
			tx.AfterCommit(func() { at, more = next, goesOn })
			return nil
		})
		if err != nil {
			return found, err
		}
		found = found || at != place{}
	}
	return found, nil
}

// redateSome goes through as many holds as one transaction may, and tells whether there is more.
func (s *Stock) redateSome(ctx context.Context, tx *db.Tx, at *place) (more bool, err error) {
	var finished []int64
	for left := int64(redatedAtOnce); left > 0; {
		if at.product == 0 {
			product, round, found, err := s.store.NextRedating(ctx, tx, at.done)
			if err != nil {
				return false, err
			}
			if !found {
				return false, s.tellFinished(ctx, tx, finished)
			}
			at.product, at.round, at.claim = product, round, store.Age{}
		}
		gone, more, err := s.redateProduct(ctx, tx, at, left)
		if err != nil {
			return false, err
		}
		left -= max(gone, 1)
		if !more {
			if err := s.store.EndRedating(ctx, tx, at.product, at.round); err != nil {
				return false, err
			}
			finished = append(finished, at.product)
			*at = place{done: at.product}
		}
	}
	if at.product != 0 {
		finished = append(finished, at.product) // so far
	}
	return true, s.tellFinished(ctx, tx, finished)
}

func (s *Stock) tellFinished(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	if len(productIDs) == 0 {
		return nil
	}
	return publishChanged(ctx, tx, productIDs)
}

// redateProduct lays some claims of a product over what receipts bring: as many holds were gone through, and whether there are
// more. Where a claim belongs follows from the units of older ones alone, so that it may stop after any of them.
func (s *Stock) redateProduct(ctx context.Context, tx *db.Tx, at *place, most int64) (gone int64, more bool, err error) {
	if _, err := s.Levels(ctx, tx, []int64{at.product}); err != nil {
		return 0, false, err
	}
	claims, more, err := s.store.Claims(ctx, tx, at.product, at.claim, most)
	if err != nil || len(claims) == 0 {
		return 0, false, err
	}
	older, err := s.store.Older(ctx, tx, at.product, at.claim)
	if err != nil {
		return 0, false, err
	}
	lines, err := s.store.OpenLines(ctx, tx, at.product)
	if err != nil {
		return 0, false, err
	}
	plan := domain.LayOut(lines, older, claims)
	if err := s.store.WritePlan(ctx, tx, plan); err != nil {
		return 0, false, err
	}
	if err := s.store.Apply(ctx, tx, s.clock.Now(), plan.Changes); err != nil {
		return 0, false, err
	}
	last := claims[len(claims)-1]
	at.claim = store.Age{At: last.CreatedAt, Item: last.OrderItemID}
	return int64(len(claims)), more, s.store.SettleIncoming(ctx, tx, []int64{at.product})
}

// tellMoves tells of promises that moved, once for each order.
func (s *Stock) tellMoves(ctx context.Context, d *db.DB) error {
	for left := true; left; {
		err := d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			moves, err := s.store.TakeMoves(ctx, tx, toldOrders)
			if err != nil || len(moves) == 0 {
				left = false
				return err
			}
			promises, err := s.Promises(ctx, tx, domain.OrdersOf(moves))
			if err != nil {
				return err
			}
			var told []db.Event
			for _, moved := range domain.Tell(moves, promises) {
				told = append(told, moved)
			}
			return tx.Publish(ctx, told...)
		})
		if err != nil {
			return err
		}
	}
	return nil
}
