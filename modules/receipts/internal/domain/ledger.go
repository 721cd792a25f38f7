package domain

import (
	"context"
	"time"

	"millesime/modules/receipts/receiptsapi"
)

// Movements reads a page of a product's ledger.
func (s *Stock) Movements(ctx context.Context, productID int64, filter receiptsapi.MovementFilter) (receiptsapi.Movements, error) {
	return s.store.Movements(ctx, productID, filter)
}

// ProductOf is the product of a movement, 0 when there is none of that id.
func (s *Stock) ProductOf(ctx context.Context, movementID int64) (int64, error) {
	return s.store.ProductOf(ctx, movementID)
}

// Arrivals reads what of a product is on its way to nobody.
func (s *Stock) Arrivals(ctx context.Context, productID int64) ([]receiptsapi.Arrival, error) {
	return s.store.Arrivals(ctx, productID)
}

// Shipped sums what left since an instant.
func (s *Stock) Shipped(ctx context.Context, productIDs []int64, since time.Time) (map[int64]int64, error) {
	return s.store.Shipped(ctx, sortedUnique(productIDs), since)
}
