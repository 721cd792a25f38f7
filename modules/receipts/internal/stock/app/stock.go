// Package app moves the stock: each act locks the levels, asks the domain what may move, and writes it with its ledger.
package app

import (
	"context"
	"slices"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/internal/stock/store"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/jobs"
)

// Stock implements receiptsapi.Stock and receiptsapi.Ledger.
type Stock struct {
	store *store.Store
	clock clock.Clock
	jobs  *jobs.Queue
}

// NewStock makes the stock over a store.
func NewStock(s *store.Store, c clock.Clock, q *jobs.Queue) *Stock {
	return &Stock{store: s, clock: c, jobs: q}
}

// Tag of a line (domain 3.3).
func (*Stock) Tag(level receiptsapi.Level, q receiptsapi.TagQuery) string {
	return domain.Tag(level, q)
}

// Settle writes changes of levels, serves who waits with what they made available, has the promises behind theirs moved up, and
// tells readers. The caller holds the locks of the levels of these products.
func (s *Stock) Settle(ctx context.Context, tx *db.Tx, productIDs []int64, changes []domain.Change) error {
	if err := s.store.Apply(ctx, tx, s.clock.Now(), changes); err != nil {
		return err
	}
	served, err := s.serve(ctx, tx, productIDs)
	if err != nil {
		return err
	}
	if moved := domain.Owed(append(changes, served...)); len(moved) > 0 { // seldom: as a rule everything is there
		if err := s.followOwed(ctx, tx, moved); err != nil {
			return err
		}
	}
	return publishChanged(ctx, tx, productIDs)
}

// serve reserves what became available for those who wait for it, in whatever way the goods came: nobody who orders later gets
// them before (domain 3.3).
func (s *Stock) serve(ctx context.Context, tx *db.Tx, productIDs []int64) ([]domain.Change, error) {
	levels, err := s.Levels(ctx, tx, productIDs)
	if err != nil {
		return nil, err
	}
	short := domain.Servable(levels, productIDs)
	if len(short) == 0 {
		return nil, nil
	}
	holds, err := s.store.OwedHolds(ctx, tx, short)
	if err != nil {
		return nil, err
	}
	served := domain.Redeem(levels, holds)
	changes := domain.ChangesOf(served, domain.MovementReservation, "")
	if err := s.store.Apply(ctx, tx, s.clock.Now(), changes); err != nil {
		return nil, err
	}
	if err := s.store.ChangeHolds(ctx, tx, served); err != nil || len(served) == 0 {
		return changes, err
	}
	if err := s.store.NoteServed(ctx, tx, served); err != nil {
		return nil, err
	}
	return changes, s.jobs.Add(ctx, tx, jobs.New{Args: Redate{}, Key: Redate{}.Kind()}) // which tells their orders
}

// toldAtOnce is how many products one event names.
const toldAtOnce = 500

// publishChanged tells readers that levels of these products moved.
func publishChanged(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	var changed []db.Event
	for ids := range slices.Chunk(productIDs, toldAtOnce) {
		changed = append(changed, receiptsevents.StockChangedV1{ProductIDs: ids})
	}
	return tx.Publish(ctx, changed...)
}
