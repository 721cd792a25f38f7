package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

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
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return fmt.Errorf("note a withdrawn sample: %w", err)
	}
	return nil
}

// Withdrawn counts what a buyer took back since an instant: of a product, and of all.
func (s *Store) Withdrawn(
	ctx context.Context, tx *db.Tx, customerID, productID int64, since time.Time,
) (ofProduct, ofAll int64, err error) {
	err = tx.IDB().NewSelect().Model((*withdrawalRow)(nil)).
		ColumnExpr("COUNT(CASE WHEN w.product_id = ? THEN 1 END), COUNT(*)", productID).
		Where("w.customer_id = ? AND w.created_at > ?", customerID, since).Scan(ctx, &ofProduct, &ofAll)
	if err != nil {
		return 0, 0, fmt.Errorf("count withdrawn samples: %w", err)
	}
	return ofProduct, ofAll, nil
}
