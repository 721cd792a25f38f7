package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/money"
)

// Exposures reads what a customer owes suppliers, by supplier: balances that each change of state keeps (domain 5.6).
// Without tx it reads what is committed.
func (s *Store) Exposures(
	ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64,
) (map[int64]money.Cents, error) {
	if len(supplierIDs) == 0 {
		return map[int64]money.Cents{}, nil
	}
	idb := s.db.Read()
	if tx != nil {
		idb = tx.IDB()
	}
	var rows []struct {
		SupplierID int64
		OwedCents  money.Cents
	}
	err := idb.NewSelect().TableExpr("exposures AS e").ColumnExpr("e.supplier_id, e.owed_cents").
		Where("e.customer_id = ?", customerID).Where("e.supplier_id IN (?)", bun.List(supplierIDs)).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read exposures: %w", err)
	}
	owed := make(map[int64]money.Cents, len(rows))
	for _, row := range rows {
		owed[row.SupplierID] = row.OwedCents
	}
	return owed, nil
}

// addExposure changes a balance by what an order adds to it or takes off.
func addExposure(ctx context.Context, tx *db.Tx, supplierID, customerID int64, by money.Cents, at time.Time) error {
	if by == 0 {
		return nil
	}
	_, err := tx.IDB().NewRaw(`INSERT INTO exposures (supplier_id, customer_id, owed_cents, updated_at) VALUES (?, ?, ?, ?)
ON CONFLICT (supplier_id, customer_id) DO UPDATE SET owed_cents = exposures.owed_cents + excluded.owed_cents, updated_at = excluded.updated_at`,
		supplierID, customerID, by, at).Exec(ctx)
	if err != nil {
		return fmt.Errorf("write exposure: %w", err)
	}
	return nil
}
