package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type holdRow struct {
	bun.BaseModel `bun:"table:held_invoices,alias:h"`

	SupplierID int64  `bun:",pk"`
	CustomerID int64  `bun:",pk"`
	Code       string `bun:",pk"`
}

// Holds are what a supplier was told that holds its invoices back.
func (s *Store) Holds(ctx context.Context, in db.Handle, supplierID int64) ([]domain.Hold, error) {
	var rows []holdRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("h.supplier_id = ?", supplierID).Order("h.customer_id", "h.code").Scan(ctx)
	return lists.Each(rows, func(r holdRow) domain.Hold { return domain.Hold{Customer: r.CustomerID, Code: r.Code} }),
		db.Wrap(err, "read what holds invoices back")
}

// WriteHolds keeps reasons that are new, and lets those go that are over. Who wrote one before fails: it was told.
func (s *Store) WriteHolds(ctx context.Context, tx *db.Tx, supplierID int64, fresh, over []domain.Hold) error {
	rowOf := func(h domain.Hold) holdRow {
		return holdRow{SupplierID: supplierID, CustomerID: h.Customer, Code: h.Code}
	}
	if len(fresh) > 0 {
		rows := lists.Each(fresh, rowOf)
		if _, err := tx.IDB().NewInsert().Model(&rows).Exec(ctx); err != nil {
			return fmt.Errorf("write what holds invoices back: %w", err)
		}
	}
	if len(over) == 0 {
		return nil
	}
	rows := lists.Each(over, rowOf)
	_, err := tx.IDB().NewDelete().Model(&rows).WherePK().Exec(ctx)
	return db.Wrap(err, "forget what held invoices back")
}
