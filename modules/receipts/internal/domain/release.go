package domain

import (
	"context"
	"slices"

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
	if _, err := s.store.LockLevels(ctx, tx, ids); err != nil {
		return err
	}
	holds, err := s.store.TakeHolds(ctx, tx, orderIDs)
	if err != nil || len(holds) == 0 {
		return err
	}
	for i := range holds {
		holds[i].Reserved, holds[i].Promised = -holds[i].Reserved, -holds[i].Promised
	}
	return s.settle(ctx, tx, ids, changesOf(holds, MovementRelease, reason))
}

// ReleaseLines gives back units that an order's lines hold, those still promised first.
func (s *Stock) ReleaseLines(ctx context.Context, tx *db.Tx, reason string, orderID int64, lines []receiptsapi.Line) error {
	ids := productsOf(lines)
	if _, err := s.store.LockLevels(ctx, tx, ids); err != nil {
		return err
	}
	holds, err := s.store.Holds(ctx, tx, orderID)
	if err != nil {
		return err
	}
	given := giveBack(holds, lines)
	if len(given) == 0 {
		return nil
	}
	if err := s.store.ChangeHolds(ctx, tx, given); err != nil {
		return err
	}
	return s.settle(ctx, tx, ids, changesOf(given, MovementRelease, reason))
}

// giveBack takes the lines' units out of what they hold: the change of each hold.
func giveBack(holds []Hold, lines []receiptsapi.Line) []Hold {
	given := make([]Hold, len(holds))
	for i, h := range holds {
		given[i] = h
		given[i].Reserved, given[i].Promised = 0, 0
	}
	for _, line := range lines {
		rest := line.Quantity
		for i, h := range holds { // what is not there yet first
			if h.OrderItemID == line.OrderItemID {
				units := min(rest, h.Promised+given[i].Promised)
				given[i].Promised -= units
				rest -= units
			}
		}
		for i, h := range holds {
			if h.OrderItemID == line.OrderItemID {
				units := min(rest, h.Reserved+given[i].Reserved)
				given[i].Reserved -= units
				rest -= units
			}
		}
	}
	return slices.DeleteFunc(given, func(h Hold) bool { return h.Reserved == 0 && h.Promised == 0 })
}
