package app

import (
	"context"
	"time"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Open implements receiptsapi.Stock.
func (s *Stock) Open(ctx context.Context, tx *db.Tx, rows []receiptsapi.Opening) error {
	return s.store.Open(ctx, tx, rows)
}

// AllAwaited implements receiptsapi.Stock.
func (s *Stock) AllAwaited(ctx context.Context, in db.Handle, orderIDs []int64) (map[int64]bool, error) {
	return s.store.AllAwaited(ctx, in, orderIDs)
}

// Movements implements receiptsapi.Ledger.
func (s *Stock) Movements(
	ctx context.Context, productID int64, filter receiptsapi.MovementFilter,
) (lists.Page[receiptsapi.Movement], error) {
	return s.store.Movements(ctx, productID, filter)
}

// ProductOf implements receiptsapi.Ledger.
func (s *Stock) ProductOf(ctx context.Context, movementID int64) (int64, error) {
	return s.store.ProductOf(ctx, movementID)
}

// Shipped implements receiptsapi.Ledger.
func (s *Stock) Shipped(ctx context.Context, productIDs []int64, since time.Time) (map[int64]int64, error) {
	return s.store.Shipped(ctx, productIDs, since)
}

// RecalledLots implements receiptsapi.Lots.
func (s *Stock) RecalledLots(ctx context.Context, in db.Handle, productIDs []int64) (map[int64][]string, error) {
	return s.store.RecalledLots(ctx, in, productIDs)
}

// SetRecalled implements receiptsapi.Lots.
func (s *Stock) SetRecalled(ctx context.Context, tx *db.Tx, lotID int64, at time.Time) error {
	return s.store.SetRecalled(ctx, tx, lotID, at)
}

// LotsOf are the lots of products of which some may be there, and those of some names, by product.
func (s *Stock) LotsOf(ctx context.Context, in db.Handle, productIDs []int64, names []string) (map[int64][]receiptsapi.Lot, error) {
	return s.store.LotsOf(ctx, in, productIDs, names)
}

// LastCorrections are the newest ones in the ledger of products; those never corrected are missing.
func (s *Stock) LastCorrections(ctx context.Context, tx *db.Tx, productIDs []int64) (map[int64]int64, error) {
	return s.store.LastCorrections(ctx, tx, productIDs)
}

// ProductsIn are those of a supplier in a warehouse, at most some, in id order.
func (s *Stock) ProductsIn(ctx context.Context, supplierID int64, warehouse string, most int64) ([]int64, error) {
	return s.store.ProductsIn(ctx, supplierID, warehouse, most)
}
