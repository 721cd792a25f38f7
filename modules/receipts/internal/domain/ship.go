package domain

import (
	"context"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Ship takes what an order's lines hold out of the warehouse. Promised units cannot leave before they were received.
func (s *Stock) Ship(ctx context.Context, tx *db.Tx, orderID int64, lines []receiptsapi.Line) ([]receiptsapi.Shortage, error) {
	ids := productsOf(lines)
	if _, err := s.store.LockLevels(ctx, tx, ids); err != nil {
		return nil, err
	}
	holds, err := s.store.Holds(ctx, tx, orderID)
	if err != nil {
		return nil, err
	}
	drawn, short := draw(holds, lines)
	if len(short) > 0 {
		return short, receiptsapi.ErrNotReceived
	}
	changes := make([]Change, 0, len(lines))
	for _, line := range lines {
		changes = append(changes, Change{
			ProductID: line.ProductID, Kind: MovementShipment, OnHand: -line.Quantity, Reserved: -line.Quantity, OrderID: orderID,
		})
	}
	if err := s.store.Apply(ctx, tx, s.clock.Now(), changes); err != nil {
		return nil, err
	}
	if err := s.store.ChangeHolds(ctx, tx, drawn); err != nil {
		return nil, err
	}
	return nil, publishChanged(ctx, tx, ids)
}

// Return puts goods that had left with an order back on hand.
func (s *Stock) Return(ctx context.Context, tx *db.Tx, orderID int64, lines []receiptsapi.Line, reason string) error {
	ids := productsOf(lines)
	if _, err := s.store.LockLevels(ctx, tx, ids); err != nil {
		return err
	}
	changes := make([]Change, 0, len(lines))
	for _, line := range lines {
		changes = append(changes, Change{
			ProductID: line.ProductID, Kind: MovementReturn, OnHand: line.Quantity, OrderID: orderID, Reason: reason,
		})
	}
	return s.settle(ctx, tx, ids, changes)
}

// draw serves the lines from what their order lines hold in reserve: the change of each hold, and what is missing by
// product.
func draw(holds []Hold, lines []receiptsapi.Line) ([]Hold, []receiptsapi.Shortage) {
	drawn := make(map[int64]int64, len(lines))
	wanted, missing := map[int64]int64{}, map[int64]int64{}
	for _, line := range lines {
		rest := line.Quantity
		for _, h := range holds {
			if h.OrderItemID != line.OrderItemID {
				continue
			}
			if taken := min(rest, h.Reserved-drawn[h.ID]); taken > 0 {
				drawn[h.ID] += taken
				rest -= taken
			}
		}
		wanted[line.ProductID] += line.Quantity
		missing[line.ProductID] += rest
	}
	var changed []Hold
	for _, h := range holds {
		if drawn[h.ID] > 0 {
			changed = append(changed, Hold{ID: h.ID, Reserved: -drawn[h.ID]})
		}
	}
	return changed, shortages(wanted, missing)
}

func productsOf(lines []receiptsapi.Line) []int64 {
	ids := make([]int64, 0, len(lines))
	for _, line := range lines {
		ids = append(ids, line.ProductID)
	}
	return sortedUnique(ids)
}
