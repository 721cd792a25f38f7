package app

import (
	"context"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/db"
)

// TakeIn writes what came, serves those who wait with it, and has promises of what still comes moved up. The caller holds the locks
// of the levels of these products.
func (s *Stock) TakeIn(ctx context.Context, tx *db.Tx, productIDs []int64, changes []domain.Change) error {
	if err := s.store.Apply(ctx, tx, s.clock.Now(), changes); err != nil {
		return err
	}
	if _, err := s.serve(ctx, tx, productIDs); err != nil {
		return err
	}
	levels, err := s.Levels(ctx, tx, productIDs)
	if err != nil {
		return err
	}
	return s.Rearrange(ctx, tx, productIDs, levels)
}

// TakeBack moves the stock to what corrections leave of it, and lets orders wait for what is not there.
func (s *Stock) TakeBack(ctx context.Context, tx *db.Tx, changes []domain.Change, productIDs []int64, reason string) error {
	levels, err := s.Levels(ctx, tx, productIDs)
	if err != nil {
		return err
	}
	holds, err := s.store.ReservingHolds(ctx, tx, productIDs)
	if err != nil {
		return err
	}
	lost, err := domain.Unreserve(levels, changes, holds)
	if err != nil {
		return err
	}
	if err := s.store.ChangeHolds(ctx, tx, lost); err != nil {
		return err
	}
	if err := s.store.NoteLost(ctx, tx, lost, s.today()); err != nil {
		return err
	}
	return s.TakeIn(ctx, tx, productIDs, append(changes, domain.ChangesOf(lost, domain.MovementCorrection, reason)...))
}

// Leave takes goods that somebody holds out of the warehouse. The caller holds the locks of the levels of these products.
func (s *Stock) Leave(ctx context.Context, tx *db.Tx, productIDs []int64, changes []domain.Change) error {
	if err := s.store.Apply(ctx, tx, s.clock.Now(), changes); err != nil {
		return err
	}
	return publishChanged(ctx, tx, productIDs)
}
