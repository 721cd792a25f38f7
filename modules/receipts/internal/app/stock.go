// Package app moves the stock: each act locks the levels, asks the domain what may move, and writes it with its ledger.
package app

import (
	"context"

	"millesime/modules/receipts/internal/domain"
	"millesime/modules/receipts/internal/store"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Stock implements receiptsapi.Stock and receiptsapi.Ledger.
type Stock struct {
	*store.Store // what is only read or opened

	clock clock.Clock
}

// NewStock makes the stock over a store.
func NewStock(s *store.Store, c clock.Clock) *Stock { return &Stock{Store: s, clock: c} }

// Tag of a line (domain 3.3).
func (*Stock) Tag(level receiptsapi.Level, q receiptsapi.TagQuery) string {
	return domain.Tag(level, q)
}

// settle writes changes of levels, serves who waits with what they made available, and tells readers. The caller holds the
// locks of the levels of these products.
func (s *Stock) settle(ctx context.Context, tx *db.Tx, productIDs []int64, changes []domain.Change) error {
	if err := s.Apply(ctx, tx, s.clock.Now(), changes); err != nil {
		return err
	}
	if err := s.serve(ctx, tx, productIDs); err != nil {
		return err
	}
	return publishChanged(ctx, tx, productIDs)
}

// serve reserves what became available for those it was promised to, in whatever way the goods came: nobody who orders
// later gets them before (domain 3.3).
func (s *Stock) serve(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	levels, err := s.Levels(ctx, tx, productIDs)
	if err != nil {
		return err
	}
	waiting := domain.Servable(levels, productIDs)
	if len(waiting) == 0 {
		return nil
	}
	holds, err := s.PromisedHolds(ctx, tx, waiting)
	if err != nil {
		return err
	}
	served := domain.Redeem(levels, holds)
	if err := s.Apply(ctx, tx, s.clock.Now(), domain.ChangesOf(served, domain.MovementReservation, "")); err != nil {
		return err
	}
	return s.ChangeHolds(ctx, tx, served)
}

// publishChanged tells readers that levels of these products moved.
func publishChanged(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	return tx.Publish(ctx, receiptsevents.StockChangedV1{ProductIDs: productIDs})
}
