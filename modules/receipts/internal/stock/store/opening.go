package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type openingRow struct {
	bun.BaseModel `bun:"table:stock_levels"`

	ProductID  int64     `bun:"product_id,pk"`
	SupplierID int64     `bun:"supplier_id"`
	Warehouse  string    `bun:"warehouse"`
	UpdatedAt  time.Time `bun:"updated_at"`
}

// Open writes empty levels; those that exist are moved to their warehouse.
func (s *Store) Open(ctx context.Context, tx *db.Tx, openings []receiptsapi.Opening) error {
	if len(openings) == 0 {
		return nil
	}
	rows := lists.Each(openings, func(o receiptsapi.Opening) openingRow {
		return openingRow{ProductID: o.ProductID, SupplierID: o.SupplierID, Warehouse: o.Warehouse, UpdatedAt: tx.Now()}
	})
	_, err := tx.IDB().NewInsert().Model(&rows).On("CONFLICT (product_id) DO UPDATE").
		Set("warehouse = EXCLUDED.warehouse").Set("updated_at = EXCLUDED.updated_at").Exec(ctx)
	return db.Wrap(err, "open stock levels")
}
