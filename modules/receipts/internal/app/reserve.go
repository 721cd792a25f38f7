package app

import (
	"context"

	"millesime/modules/receipts/internal/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Reserve takes stock for the lines of one checkout (domain 3.2, 5.2). Nothing is taken when any product
// falls short: the shortages come back with receiptsapi.ErrOutOfStock.
func (s *Stock) Reserve(ctx context.Context, tx *db.Tx, lines []receiptsapi.Line) ([]receiptsapi.Shortage, error) {
	ids := domain.ProductsOf(lines)
	levels, err := s.Levels(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	var receipts []domain.ReceiptLine
	if short := domain.Promisable(levels, lines); len(short) > 0 { // seldom: as a rule everything is on hand
		if receipts, err = s.OpenReceiptLines(ctx, tx, short); err != nil {
			return nil, err
		}
	}
	holds, short := domain.Allocate(levels, receipts, lines)
	if len(short) > 0 {
		return short, receiptsapi.ErrOutOfStock
	}
	at := s.clock.Now()
	if err := s.Apply(ctx, tx, at, domain.ChangesOf(holds, domain.MovementReservation, "")); err != nil {
		return nil, err
	}
	if err := s.AddHolds(ctx, tx, at, holds); err != nil {
		return nil, err
	}
	return nil, publishChanged(ctx, tx, ids)
}
