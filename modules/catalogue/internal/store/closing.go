package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// CloseSuppliers marks the products of suppliers as closed, or as open again. What is so already is not written, and so
// not indexed again.
func (s *Store) CloseSuppliers(ctx context.Context, tx *db.Tx, supplierIDs []int64, closed bool) error {
	if len(supplierIDs) == 0 {
		return nil
	}
	_, err := tx.IDB().NewUpdate().TableExpr("products AS p").
		Set("supplier_closed = ?", closed).Set("updated_at = ?", tx.Now()).
		Where("p.supplier_id IN (?)", bun.List(supplierIDs)).Where("p.supplier_closed <> ?", closed).Exec(ctx)
	if err != nil {
		return fmt.Errorf("close suppliers: %w", err)
	}
	return nil
}
