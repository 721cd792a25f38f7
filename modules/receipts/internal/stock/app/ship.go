package app

import (
	"context"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Ship takes what an order's lines hold out of the warehouse. Promised units cannot leave before they were received, and a recall
// at the same time is before it or after it: both lock the levels.
func (s *Stock) Ship(ctx context.Context, tx *db.Tx, orderID int64, lines []receiptsapi.Line) ([]receiptsapi.Shortage, error) {
	ids := domain.ProductsOf(lines)
	if _, err := s.Levels(ctx, tx, ids); err != nil {
		return nil, err
	}
	holds, err := s.store.Holds(ctx, tx, orderID)
	if err != nil {
		return nil, err
	}
	drawn, short := domain.Draw(holds, lines)
	if len(short) > 0 {
		return short, receiptsapi.ErrNotReceived
	}
	lots, err := s.store.LotsOf(ctx, tx, ids, domain.LotNames(lines))
	if err != nil {
		return nil, err
	}
	if err := domain.CheckLeaving(lots, lines, s.today()); err != nil {
		return nil, err
	}
	changes := make([]domain.Change, 0, len(lines))
	for _, line := range lines {
		left := domain.Change{
			ProductID: line.ProductID, Kind: domain.MovementShipment, OnHand: -line.Quantity, Reserved: -line.Quantity, OrderID: orderID,
		}
		changes = append(changes, left.ByLot(line.Lots)...)
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
	ids := domain.ProductsOf(lines)
	if _, err := s.Levels(ctx, tx, ids); err != nil {
		return err
	}
	changes := make([]domain.Change, 0, len(lines))
	for _, line := range lines {
		back := domain.Change{
			ProductID: line.ProductID, Kind: domain.MovementReturn, OnHand: line.Quantity, OrderID: orderID, Reason: reason,
		}
		changes = append(changes, back.ByLot(line.Lots)...)
	}
	return s.Settle(ctx, tx, ids, changes)
}
