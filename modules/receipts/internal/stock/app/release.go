package app

import (
	"context"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Release gives back what orders hold; without holds it does nothing. The levels are locked before the holds, as whoever
// reserves and ships does.
func (s *Stock) Release(ctx context.Context, tx *db.Tx, reason string, orderIDs ...int64) error {
	ids, err := s.store.HeldProducts(ctx, tx, orderIDs)
	if err != nil || len(ids) == 0 {
		return err
	}
	if _, err := s.Levels(ctx, tx, ids); err != nil {
		return err
	}
	holds, err := s.store.TakeHolds(ctx, tx, orderIDs)
	if err != nil || len(holds) == 0 {
		return err
	}
	for i := range holds {
		h := &holds[i]
		h.Reserved, h.Promised, h.Waiting = -h.Reserved, -h.Promised, -h.Waiting
	}
	return s.Settle(ctx, tx, ids, domain.ChangesOf(holds, domain.MovementRelease, reason))
}

// ReleaseLines gives back units that an order's lines hold, those still promised first.
func (s *Stock) ReleaseLines(ctx context.Context, tx *db.Tx, reason string, orderID int64, lines []receiptsapi.Line) error {
	ids := domain.ProductsOf(lines)
	if _, err := s.Levels(ctx, tx, ids); err != nil {
		return err
	}
	holds, err := s.store.Holds(ctx, tx, orderID)
	if err != nil {
		return err
	}
	given := domain.GiveBack(holds, lines)
	if len(given) == 0 {
		return nil
	}
	if err := s.store.ChangeHolds(ctx, tx, given); err != nil {
		return err
	}
	return s.Settle(ctx, tx, ids, domain.ChangesOf(given, domain.MovementRelease, reason))
}
