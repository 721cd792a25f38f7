package domain

import (
	"context"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// serve reserves what became available for those it was promised to, the oldest order first, in whatever way the goods
// came: nobody who orders later gets them before (domain 3.3).
func (s *Stock) serve(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	levels, err := s.store.LockLevels(ctx, tx, productIDs)
	if err != nil {
		return err
	}
	var waiting []int64
	for _, id := range productIDs {
		if levels[id].Promised > 0 && levels[id].Available() > 0 {
			waiting = append(waiting, id)
		}
	}
	if len(waiting) == 0 {
		return nil
	}
	holds, err := s.store.PromisedHolds(ctx, tx, waiting)
	if err != nil {
		return err
	}
	served := redeem(levels, holds)
	if err := s.store.Apply(ctx, tx, s.clock.Now(), changesOf(served, MovementReservation, "")); err != nil {
		return err
	}
	return s.store.ChangeHolds(ctx, tx, served)
}

// redeem turns promises into reservations as far as levels go, in the order given: the change of each hold.
func redeem(levels map[int64]receiptsapi.Level, holds []Hold) []Hold {
	available := make(map[int64]int64, len(levels))
	for id, level := range levels {
		available[id] = level.Available()
	}
	var served []Hold
	for _, h := range holds {
		units := min(h.Promised, available[h.ProductID])
		if units <= 0 {
			continue
		}
		available[h.ProductID] -= units
		h.Reserved, h.Promised = units, -units
		served = append(served, h)
	}
	return served
}

// changesOf are the rows of the ledger for changes of holds.
func changesOf(holds []Hold, kind, reason string) []Change {
	changes := make([]Change, 0, len(holds))
	for _, h := range holds {
		changes = append(changes, Change{
			ProductID: h.ProductID, Kind: kind, Reserved: h.Reserved, Promised: h.Promised,
			OrderID: h.OrderID, ReceiptLineID: h.ReceiptLineID, Reason: reason,
		})
	}
	return changes
}
