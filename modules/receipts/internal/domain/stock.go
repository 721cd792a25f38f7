package domain

import (
	"context"
	"slices"
	"time"

	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Movement kinds of the ledger (domain 3.2).
const (
	MovementReceipt     = "receipt"
	MovementReservation = "reservation"
	MovementRelease     = "release"
	MovementShipment    = "shipment"
	MovementReturn      = "return"
	MovementCorrection  = "correction"
)

// Change moves the figures of one product; its ledger row says why.
type Change struct {
	ProductID     int64
	Kind          string
	OnHand        int64
	Reserved      int64
	Promised      int64
	OrderID       int64
	ReceiptLineID int64
	Reason        string
}

// Store keeps levels, ledger, reservations and receipts.
type Store interface {
	Levels(ctx context.Context, productIDs []int64) (map[int64]receiptsapi.Level, error)
	// Changed tells of which products the level was written at or after since, and when.
	Changed(ctx context.Context, since time.Time) (map[int64]time.Time, error)
	// LockLevels locks the rows in product id order.
	LockLevels(ctx context.Context, tx *db.Tx, productIDs []int64) (map[int64]receiptsapi.Level, error)
	// Open writes empty levels; those that exist are moved to their warehouse.
	Open(ctx context.Context, tx *db.Tx, rows []receiptsapi.Opening) error
	OpenReceiptLines(ctx context.Context, tx *db.Tx, productIDs []int64) ([]ReceiptLine, error)
	// Apply writes the ledger rows and moves the levels and the promises by them.
	Apply(ctx context.Context, tx *db.Tx, at time.Time, changes []Change) error
	AddHolds(ctx context.Context, tx *db.Tx, at time.Time, holds []Hold) error
	// Holds reads what an order holds, the oldest first.
	Holds(ctx context.Context, tx *db.Tx, orderID int64) ([]Hold, error)
	// PromisedHolds reads the holds of products that wait for goods, the oldest first.
	PromisedHolds(ctx context.Context, tx *db.Tx, productIDs []int64) ([]Hold, error)
	// ChangeHolds adds to each hold the units given for its id, which may be negative; what holds nothing more is removed.
	ChangeHolds(ctx context.Context, tx *db.Tx, by []Hold) error
	// HeldProducts are those of which orders hold units, in id order.
	HeldProducts(ctx context.Context, tx *db.Tx, orderIDs []int64) ([]int64, error)
	// TakeHolds removes and returns what orders hold.
	TakeHolds(ctx context.Context, tx *db.Tx, orderIDs []int64) ([]Hold, error)
	LedgerReader
}

// LedgerReader reads the ledger and what it is compared with.
type LedgerReader interface {
	Movements(ctx context.Context, productID int64, filter receiptsapi.MovementFilter) (receiptsapi.Movements, error)
	ProductOf(ctx context.Context, movementID int64) (int64, error)
	Arrivals(ctx context.Context, productID int64) ([]receiptsapi.Arrival, error)
	Shipped(ctx context.Context, productIDs []int64, since time.Time) (map[int64]int64, error)
}

// Stock implements receiptsapi.Stock and receiptsapi.Ledger.
type Stock struct {
	store Store
	clock clock.Clock
}

// NewStock makes the stock over a store.
func NewStock(store Store, c clock.Clock) *Stock { return &Stock{store: store, clock: c} }

// Levels reads without locks.
func (s *Stock) Levels(ctx context.Context, productIDs []int64) (map[int64]receiptsapi.Level, error) {
	return s.store.Levels(ctx, sortedUnique(productIDs))
}

// Changed tells of which products the level was written at or after since, and when.
func (s *Stock) Changed(ctx context.Context, since time.Time) (map[int64]time.Time, error) {
	return s.store.Changed(ctx, since)
}

// LockLevels reads inside a transaction, rows locked in product id order.
func (s *Stock) LockLevels(ctx context.Context, tx *db.Tx, productIDs []int64) (map[int64]receiptsapi.Level, error) {
	return s.store.LockLevels(ctx, tx, sortedUnique(productIDs))
}

// Open gives products their levels.
func (s *Stock) Open(ctx context.Context, tx *db.Tx, rows []receiptsapi.Opening) error {
	return s.store.Open(ctx, tx, rows)
}

// Tag of a line (domain 3.3).
func (s *Stock) Tag(level receiptsapi.Level, q receiptsapi.TagQuery) string { return Tag(level, q) }

// settle writes changes of levels, serves who waits with what they made available, and tells readers. The caller holds the
// locks of the levels of these products.
func (s *Stock) settle(ctx context.Context, tx *db.Tx, productIDs []int64, changes []Change) error {
	if err := s.store.Apply(ctx, tx, s.clock.Now(), changes); err != nil {
		return err
	}
	if err := s.serve(ctx, tx, productIDs); err != nil {
		return err
	}
	return publishChanged(ctx, tx, productIDs)
}

// publishChanged tells readers that levels of these products moved.
func publishChanged(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	return tx.Publish(ctx, receiptsevents.StockChangedV1{ProductIDs: productIDs})
}

func sortedUnique(ids []int64) []int64 {
	sorted := slices.Clone(ids)
	slices.Sort(sorted)
	return slices.Compact(sorted)
}
