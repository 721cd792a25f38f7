package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/products/productsapi"
	"millesime/platform/db"
)

// InShop reads whole products that a supplier sells to individuals, as they stand in its shop.
func (s *Store) InShop(ctx context.Context, in db.Handle, supplierID int64) ([]productsapi.Product, error) {
	var rows []productRow
	bound := s.db.Bind(in)
	err := bound.NewSelect().Model(&rows).ColumnExpr("?TableColumns, "+shopOpen+" AS shop_open").
		Where("p.supplier_id = ?", bound.Int(supplierID)).Where("p.in_store").
		OrderExpr("p.shop_position = 0, p.shop_position, p.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the products of a shop: %w", err)
	}
	products := make([]productsapi.Product, len(rows))
	for i := range rows {
		products[i] = rows[i].product()
	}
	return products, nil
}

// OpenShop marks the shop of a supplier as open, or as closed, and gives the products that are in it.
func (s *Store) OpenShop(ctx context.Context, tx *db.Tx, supplierID int64, open bool) (productIDs []int64, err error) {
	if open {
		_, err = tx.IDB().NewInsert().Model(&shopRow{SupplierID: supplierID}).On("CONFLICT DO NOTHING").Exec(ctx)
	} else {
		_, err = tx.IDB().NewDelete().Model((*shopRow)(nil)).Where("supplier_id = ?", supplierID).Exec(ctx)
	}
	if err != nil {
		return nil, fmt.Errorf("open or close a shop: %w", err)
	}
	err = tx.IDB().NewSelect().TableExpr("products AS p").ColumnExpr("p.id").Where("p.supplier_id = ?", supplierID).Where("p.in_store").
		OrderExpr("p.id").Scan(ctx, &productIDs)
	return productIDs, db.Wrap(err, "read the products of a shop")
}

type shopRow struct {
	bun.BaseModel `bun:"table:open_shops,alias:o"`

	SupplierID int64 `bun:",pk"`
}

// PlaceInShop numbers products of a supplier in this order, and takes the others' numbers away.
func (s *Store) PlaceInShop(ctx context.Context, tx *db.Tx, supplierID int64, productIDs []int64) (moved []int64, err error) {
	places := make([]bun.TupleValues, len(productIDs))
	for i, id := range productIDs {
		places[i] = bun.Tuple([]any{id, int64(i + 1)})
	}
	place := "0"
	args := []any{}
	if len(places) > 0 {
		place, args = "COALESCE((SELECT n.column2 FROM (VALUES ?) AS n WHERE n.column1 = p.id), 0)", []any{bun.List(places)}
	}
	err = tx.IDB().NewUpdate().TableExpr("products AS p").Set("shop_position = "+place, args...).
		Where("p.supplier_id = ?", supplierID).Where("p.shop_position <> "+place, args...).Returning("id").Scan(ctx, &moved)
	return moved, db.Wrap(err, "order the products of a shop")
}
