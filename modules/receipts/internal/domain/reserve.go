package domain

import (
	"context"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Reserve takes stock for the lines of one checkout (domain 3.2, 5.2). Nothing is taken when any product
// falls short: the shortages come back with receiptsapi.ErrOutOfStock.
func (s *Stock) Reserve(ctx context.Context, tx *db.Tx, lines []receiptsapi.Line) ([]receiptsapi.Shortage, error) {
	ids := productsOf(lines)
	levels, err := s.store.LockLevels(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	receipts, err := s.openLinesIfNeeded(ctx, tx, levels, lines)
	if err != nil {
		return nil, err
	}
	holds, short := Allocate(levels, receipts, lines)
	if len(short) > 0 {
		return short, receiptsapi.ErrOutOfStock
	}
	at := s.clock.Now()
	if err := s.store.Apply(ctx, tx, at, changesOf(holds, MovementReservation, "")); err != nil {
		return nil, err
	}
	if err := s.store.AddHolds(ctx, tx, at, holds); err != nil {
		return nil, err
	}
	return nil, publishChanged(ctx, tx, ids)
}

// openLinesIfNeeded spares the query when everything is on hand, which is the rule.
func (s *Stock) openLinesIfNeeded(ctx context.Context, tx *db.Tx, levels map[int64]receiptsapi.Level, lines []receiptsapi.Line) ([]ReceiptLine, error) {
	wanted := make(map[int64]int64, len(lines))
	for _, line := range lines {
		wanted[line.ProductID] += line.Quantity
	}
	var short []int64
	for id, quantity := range wanted {
		if levels[id].Available() < quantity && levels[id].Incoming > levels[id].Promised {
			short = append(short, id)
		}
	}
	if len(short) == 0 {
		return nil, nil
	}
	return s.store.OpenReceiptLines(ctx, tx, sortedUnique(short))
}
