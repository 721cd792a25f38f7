package domain

import (
	"context"

	"millesime/platform/db"
)

// Release gives back what orders hold; without holds it does nothing. The levels are locked before the holds, as whoever
// reserves and ships does.
func (s *Stock) Release(ctx context.Context, tx *db.Tx, reason string, orderIDs ...int64) error {
	ids, err := s.store.HeldProducts(ctx, tx, orderIDs)
	if err != nil || len(ids) == 0 {
		return err
	}
	if _, err := s.store.LockLevels(ctx, tx, ids); err != nil {
		return err
	}
	holds, err := s.store.TakeHolds(ctx, tx, orderIDs)
	if err != nil || len(holds) == 0 {
		return err
	}
	changes := make([]Change, 0, len(holds))
	for _, h := range holds {
		changes = append(changes, Change{
			ProductID: h.ProductID, Kind: MovementRelease, Reserved: -h.Reserved, Promised: -h.Promised,
			OrderID: h.OrderID, ReceiptLineID: h.ReceiptLineID, Reason: reason,
		})
	}
	if err := s.store.Apply(ctx, tx, s.clock.Now(), changes); err != nil {
		return err
	}
	return publishChanged(ctx, tx, ids)
}
