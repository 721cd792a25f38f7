package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/samples/internal/domain"
	"millesime/platform/db"
)

type quotaRow struct {
	bun.BaseModel `bun:"table:sample_quotas,alias:q"`

	SupplierID int64 `bun:",pk"`
	Units      int64
	UpdatedAt  time.Time
}

// reading is inside a transaction unless there is none.
func (s *Store) reading(tx *db.Tx) bun.IDB {
	if tx == nil {
		return s.db.Read()
	}
	return tx.IDB()
}

// Quota is what a supplier gives of each product to a customer in a year.
func (s *Store) Quota(ctx context.Context, tx *db.Tx, supplierID int64) (int64, error) {
	var row quotaRow
	err := s.reading(tx).NewSelect().Model(&row).Where("q.supplier_id = ?", supplierID).Scan(ctx)
	if db.NotFound(err) {
		return domain.DefaultQuota, nil
	}
	if err != nil {
		return 0, fmt.Errorf("read sample quota: %w", err)
	}
	return row.Units, nil
}

// WriteQuota keeps what a supplier gives.
func (s *Store) WriteQuota(ctx context.Context, tx *db.Tx, supplierID, units int64, at time.Time) error {
	row := quotaRow{SupplierID: supplierID, Units: units, UpdatedAt: at}
	_, err := tx.IDB().NewInsert().Model(&row).
		On("CONFLICT (supplier_id) DO UPDATE").Set("units = EXCLUDED.units").Set("updated_at = EXCLUDED.updated_at").Exec(ctx)
	if err != nil {
		return fmt.Errorf("write sample quota: %w", err)
	}
	return nil
}

// Used sums the units of a year that count in the quota.
func (s *Store) Used(ctx context.Context, tx *db.Tx, customerID, productID int64, year int) (int64, error) {
	var used int64
	err := s.reading(tx).NewSelect().TableExpr("sample_requests AS r").ColumnExpr("COALESCE(SUM(r.quota_units), 0)").
		Where("r.customer_id = ? AND r.product_id = ? AND r.quota_year = ?", customerID, productID, year).Scan(ctx, &used)
	if err != nil {
		return 0, fmt.Errorf("sum samples of the year: %w", err)
	}
	return used, nil
}
