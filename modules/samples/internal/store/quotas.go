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

// Quota is what a supplier gives of each product to a customer in a year.
func (s *Store) Quota(ctx context.Context, in db.Handle, supplierID int64) (int64, error) {
	var row quotaRow
	err := s.db.Reader(in).NewSelect().Model(&row).Where("q.supplier_id = ?", supplierID).Scan(ctx)
	if db.NotFound(err) {
		return domain.DefaultQuota, nil
	}
	return row.Units, db.Wrap(err, "read sample quota")
}

// WriteQuota keeps what a supplier gives.
func (s *Store) WriteQuota(ctx context.Context, tx *db.Tx, supplierID, units int64, at time.Time) error {
	row := quotaRow{SupplierID: supplierID, Units: units, UpdatedAt: at}
	_, err := tx.IDB().NewInsert().Model(&row).
		On("CONFLICT (supplier_id) DO UPDATE").Set("units = EXCLUDED.units").Set("updated_at = EXCLUDED.updated_at").Exec(ctx)
	return db.Wrap(err, "write sample quota")
}

// Used sums the units of a year that count in the quota.
func (s *Store) Used(ctx context.Context, in db.Handle, customerID, productID int64, year int) (int64, error) {
	var used int64
	err := s.db.Reader(in).NewSelect().TableExpr("sample_requests AS r").ColumnExpr("COALESCE(SUM(r.quota_units), 0)").
		Where("r.customer_id = ? AND r.product_id = ? AND r.quota_year = ?", customerID, productID, year).Scan(ctx, &used)
	return used, db.Wrap(err, "sum samples of the year")
}

type withdrawalRow struct {
	bun.BaseModel `bun:"table:sample_withdrawals,alias:w"`

	ID         int64 `bun:",pk,autoincrement"`
	CustomerID int64
	ProductID  int64
	CreatedAt  time.Time
}

// NoteWithdrawal keeps that a buyer took a request back, and forgets those of before an instant.
func (s *Store) NoteWithdrawal(ctx context.Context, tx *db.Tx, customerID, productID int64, at, forget time.Time) error {
	_, err := tx.IDB().NewDelete().Model((*withdrawalRow)(nil)).Where("customer_id = ? AND created_at < ?", customerID, forget).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget withdrawn samples: %w", err)
	}
	row := withdrawalRow{CustomerID: customerID, ProductID: productID, CreatedAt: at}
	_, err = tx.IDB().NewInsert().Model(&row).Exec(ctx)
	return db.Wrap(err, "note a withdrawn sample")
}

// Withdrawn counts what a buyer took back since an instant: of a product, and of all.
func (s *Store) Withdrawn(
	ctx context.Context, tx *db.Tx, customerID, productID int64, since time.Time,
) (ofProduct, ofAll int64, err error) {
	err = tx.IDB().NewSelect().Model((*withdrawalRow)(nil)).
		ColumnExpr("COUNT(CASE WHEN w.product_id = ? THEN 1 END), COUNT(*)", productID).
		Where("w.customer_id = ? AND w.created_at > ?", customerID, since).Scan(ctx, &ofProduct, &ofAll)
	return ofProduct, ofAll, db.Wrap(err, "count withdrawn samples")
}
