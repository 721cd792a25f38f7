package app

import (
	"context"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Levels implements receiptsapi.Stock, as of today.
func (s *Stock) Levels(ctx context.Context, in db.Handle, productIDs []int64) (map[int64]receiptsapi.Level, error) {
	levels, err := s.store.Levels(ctx, in, productIDs)
	for id, level := range levels {
		levels[id] = domain.LevelAsOf(level, s.today())
	}
	return levels, err
}

// Promises implements receiptsapi.Stock, as of today.
func (s *Stock) Promises(ctx context.Context, in db.Handle, orderIDs []int64) (map[int64][]receiptsapi.Promise, error) {
	promises, err := s.store.Promises(ctx, in, orderIDs)
	for _, of := range promises {
		domain.PromisesAsOf(of, s.today())
	}
	return promises, err
}

// Arrivals implements receiptsapi.Ledger, as of today.
func (s *Stock) Arrivals(ctx context.Context, productID int64) ([]receiptsapi.Arrival, error) {
	arrivals, err := s.store.Arrivals(ctx, productID)
	return domain.ArrivalsAsOf(arrivals, s.today()), err
}

func (s *Stock) today() string { return domain.Today(s.clock.Now()) }
