package app

import (
	"context"
	"slices"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Reserve takes stock for the lines of one checkout (domain 3.2, 5.2). Nothing is taken when any product
// falls short: the shortages come back with receiptsapi.ErrOutOfStock.
func (s *Stock) Reserve(ctx context.Context, tx *db.Tx, lines []receiptsapi.Line) ([]receiptsapi.Shortage, error) {
	levels, err := s.Levels(ctx, tx, domain.ProductsOf(lines))
	if err != nil {
		return nil, err
	}
	return s.ReserveOf(ctx, tx, levels, lines)
}

// ReserveOf implements receiptsapi.Stock.
func (s *Stock) ReserveOf(
	ctx context.Context, tx *db.Tx, levels map[int64]receiptsapi.Level, lines []receiptsapi.Line,
) ([]receiptsapi.Shortage, error) {
	holds, short, err := s.allocate(ctx, tx, levels, lines)
	if err != nil {
		return nil, err
	}
	if len(short) > 0 {
		return short, receiptsapi.ErrOutOfStock
	}
	at := s.clock.Now() // behind the locks: who comes later is younger
	for i := range holds {
		holds[i].CreatedAt = at
	}
	if err := s.store.Apply(ctx, tx, at, domain.ChangesOf(holds, domain.MovementReservation, "")); err != nil {
		return nil, err
	}
	if err := s.store.AddHolds(ctx, tx, holds); err != nil {
		return nil, err
	}
	return nil, publishChanged(ctx, tx, domain.ProductsOf(lines))
}

// allocate plans who gets what; nothing is written.
func (s *Stock) allocate(
	ctx context.Context, in db.Handle, levels map[int64]receiptsapi.Level, lines []receiptsapi.Line,
) ([]domain.Hold, []receiptsapi.Shortage, error) {
	var receipts []domain.ReceiptLine
	if short := domain.Promisable(levels, lines); len(short) > 0 { // seldom: as a rule everything is on hand
		var err error
		if receipts, err = s.store.OpenReceiptLines(ctx, in, short); err != nil {
			return nil, nil, err
		}
	}
	holds, short := domain.Allocate(levels, receipts, lines)
	return holds, short, nil
}

// Foresee implements receiptsapi.Stock.
func (s *Stock) Foresee(
	ctx context.Context, in db.Handle, levels map[int64]receiptsapi.Level, lines []receiptsapi.Line,
) ([][]receiptsapi.Promise, error) {
	if len(domain.Promisable(levels, lines)) == 0 {
		return make([][]receiptsapi.Promise, len(lines)), nil
	}
	numbered := slices.Clone(lines)
	for n := range numbered {
		numbered[n].OrderItemID = int64(n)
	}
	holds, _, err := s.allocate(ctx, in, levels, numbered)
	foreseen := domain.PromisesByNumber(holds, len(lines))
	for _, promises := range foreseen {
		domain.PromisesAsOf(promises, s.today())
	}
	return foreseen, err
}
