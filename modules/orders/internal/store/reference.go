package store

import (
	"context"
	"fmt"

	"millesime/platform/db"
)

// WriteReference gives an order another reference of its customer.
func (s *Store) WriteReference(ctx context.Context, tx *db.Tx, orderID int64, reference string) error {
	_, err := tx.IDB().NewUpdate().TableExpr("orders").Set("customer_reference = ?", reference).Where("id = ?", orderID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("write a customer's reference: %w", err)
	}
	return nil
}
