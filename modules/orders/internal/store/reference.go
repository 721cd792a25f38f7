package store

import (
	"context"

	"millesime/platform/db"
	"millesime/platform/fold"
)

// withoutReference is what an order is found by besides its customer's reference, which stands at the end.
const withoutReference = `CASE WHEN reference_text = '' THEN search_text
 ELSE substr(search_text, 1, length(search_text) - length(reference_text) - 1) END`

// WriteReference gives an order another reference of its customer, by which it is found.
func (s *Store) WriteReference(ctx context.Context, tx *db.Tx, orderID int64, reference string) error {
	found := fold.Text(reference)
	_, err := tx.IDB().NewUpdate().TableExpr("orders").Set("customer_reference = ?, reference_text = ?", reference, found).
		Set("search_text = rtrim("+withoutReference+" || ' ' || ?)", found).Where("id = ?", orderID).Exec(ctx)
	return db.Wrap(err, "write a customer's reference")
}
