package store

import (
	"context"
	"fmt"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/products/productsapi"
	"millesime/platform/db"
	"millesime/platform/shelf"
)

// InShop reads whole products that a supplier sells to individuals, as they stand in its shop.
func (s *Store) InShop(ctx context.Context, in db.Handle, supplierID int64, ids ...int64) ([]productsapi.Product, error) {
	var rows []productRow
	bound := s.db.Bind(in)
	query := bound.NewSelect().Model(&rows).ColumnExpr(shopColumns).
		Where("p.supplier_id = ?", bound.Int(supplierID)).Where("p.in_store").OrderExpr(inShopOrder())
	if len(ids) > 0 {
		query = query.Where("p.id IN (?)", bound.Ints(ids))
	}
	if err := query.Scan(ctx); err != nil {
		return nil, fmt.Errorf("read the products of a shop: %w", err)
	}
	products := make([]productsapi.Product, len(rows))
	for i := range rows {
		products[i] = rows[i].product()
	}
	return products, nil
}

// inShopOrder is how the products of one shop stand there: as its supplier placed them, the others behind by what they are.
func inShopOrder() string {
	var ranks strings.Builder
	for at, kind := range shelf.Kinds() {
		fmt.Fprintf(&ranks, " WHEN '%s' THEN %d", kind, at)
	}
	const kind = "(CASE p.type WHEN 'still' THEN p.colour ELSE p.type END)"
	return fmt.Sprintf("p.shop_position = 0, p.shop_position, CASE %s%s ELSE %d END, p.id", kind, &ranks, len(shelf.Kinds()))
}

// SoldInShop reads which active products a supplier sells to individuals, as they stand in its shop.
func (s *Store) SoldInShop(ctx context.Context, supplierID int64) (ids []int64, err error) {
	bound := s.db.Bind(nil)
	err = bound.NewSelect().TableExpr("products AS p").ColumnExpr("p.id").Where("p.supplier_id = ?", bound.Int(supplierID)).
		Where("p.in_store").Where("p.status = ?", productsapi.StatusActive).Where("NOT p.supplier_closed").OrderExpr(inShopOrder()).
		Scan(ctx, &ids)
	return ids, db.Wrap(err, "read what a shop sells")
}

// lockShops keeps the shops of suppliers as they are, open or closed, until the transaction ends: whoever closes one waits for the orders
// that found it open, and whoever orders waits for the closing. On SQLite there is one writer anyhow.
func lockShops(ctx context.Context, in db.Handle, ids []int64) error {
	tx, ok := in.(*db.Tx)
	if !ok || tx == nil || tx.Dialect() != db.Postgres || len(ids) == 0 {
		return nil
	}
	var open []int64
	err := tx.IDB().NewSelect().Model((*shopRow)(nil)).Column("supplier_id").
		Where("o.supplier_id IN (SELECT p.supplier_id FROM products AS p WHERE p.id IN (?))", bun.List(ids)).
		OrderExpr("o.supplier_id").For("SHARE").Scan(ctx, &open)
	return db.Wrap(err, "lock shops")
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
	others := tx.IDB().NewUpdate().TableExpr("products AS p").Set("shop_position = 0").
		Where("p.supplier_id = ?", supplierID).Where("p.shop_position <> 0")
	if len(productIDs) > 0 {
		others = others.Where("p.id NOT IN (?)", bun.List(productIDs))
	}
	err = others.Returning("id").Scan(ctx, &moved)
	if err != nil || len(productIDs) == 0 {
		return moved, db.Wrap(err, "take products out of the order of a shop")
	}
	places := make([]bun.TupleValues, len(productIDs))
	for i, id := range productIDs {
		places[i] = bun.Tuple([]any{id, int64(i + 1)})
	}
	var placed []int64
	err = tx.IDB().NewUpdate().TableExpr("products AS p").TableExpr("(VALUES ?) AS n", bun.List(places)).Set("shop_position = n.column2").
		Where("p.id = n.column1").Where("p.supplier_id = ?", supplierID).Where("p.shop_position <> n.column2").Returning("id").Scan(ctx, &placed)
	return append(moved, placed...), db.Wrap(err, "order the products of a shop")
}
