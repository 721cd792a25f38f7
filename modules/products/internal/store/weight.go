package store

import (
	"context"
	"fmt"
)

// UsualWeight averages the weight in grams of a unit over what is sold from a warehouse: of one supplier, or 0 of all. 0: nothing is.
func (s *Store) UsualWeight(ctx context.Context, supplierID int64, warehouse string) (int64, error) {
	var grams int64
	query := s.db.Read().NewSelect().TableExpr("products AS p").ColumnExpr("CAST(ROUND(COALESCE(AVG(p.weight_grams), 0)) AS BIGINT)").
		Where("p.status = 'active' AND p.weight_grams > 0 AND p.warehouse = ?", warehouse)
	if supplierID != 0 {
		query = query.Where("p.supplier_id = ?", supplierID)
	}
	if err := query.Scan(ctx, &grams); err != nil {
		return 0, fmt.Errorf("average the weight of products: %w", err)
	}
	return grams, nil
}
