package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// CloseSuppliers marks the products of suppliers as closed, or as open again, and gives those that were not so already.
func (s *Store) CloseSuppliers(ctx context.Context, tx *db.Tx, supplierIDs []int64, closed bool) (productIDs []int64, err error) {
	if len(supplierIDs) == 0 {
		return nil, nil
	}
	err = tx.IDB().NewUpdate().TableExpr("products AS p").
		Set("supplier_closed = ?", closed).Set("updated_at = ?", tx.Now()).
		Where("p.supplier_id IN (?)", bun.List(supplierIDs)).Where("p.supplier_closed <> ?", closed).Returning("id").Scan(ctx, &productIDs)
	return productIDs, db.Wrap(err, "close suppliers")
}
