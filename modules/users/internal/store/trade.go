package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

type tradeRow struct {
	bun.BaseModel `bun:"table:trade_links,alias:l"`

	SupplierID  int64 `bun:",pk"`
	CustomerID  int64 `bun:",pk"`
	LastOrderAt time.Time
}

// RememberTrade keeps when a customer last ordered from a supplier.
func (s *Store) RememberTrade(ctx context.Context, tx *db.Tx, supplierID, customerID int64, at time.Time) error {
	row := tradeRow{SupplierID: supplierID, CustomerID: customerID, LastOrderAt: at}
	_, err := tx.IDB().NewInsert().Model(&row).
		On("CONFLICT (supplier_id, customer_id) DO UPDATE").Set("last_order_at = EXCLUDED.last_order_at").
		Where("l.last_order_at < EXCLUDED.last_order_at").Exec(ctx)
	return err
}
