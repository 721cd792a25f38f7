package store

import (
	"context"
	"fmt"
	"reflect"
	"slices"

	"github.com/uptrace/bun"

	"millesime/modules/products/productsapi"
	"millesime/platform/db"
)

// keptElsewhere are the columns that follow the supplier's account and its shop, and are not the editor's to write.
func keptElsewhere() []string { return []string{"supplier_closed", "shop_position"} }

// Insert writes new products with one statement and sets their ids.
func (s *Store) Insert(ctx context.Context, tx *db.Tx, products []productsapi.Product) error {
	if len(products) == 0 {
		return nil
	}
	rows := make([]productRow, len(products))
	byReference := make(map[productsapi.Reference]*productsapi.Product, len(products))
	for i := range products {
		p := &products[i]
		rows[i] = rowOf(p)
		byReference[productsapi.Reference{SupplierID: p.SupplierID, Reference: p.Reference}] = p
	}
	var made []struct {
		ID         int64
		SupplierID int64
		Reference  string
	}
	err := tx.IDB().NewInsert().Model(&rows).ExcludeColumn(keptElsewhere()...).Returning("id, supplier_id, reference").Scan(ctx, &made)
	if err != nil {
		return fmt.Errorf("write new products: %w", err)
	}
	for _, row := range made { // a database may return them in any order
		byReference[productsapi.Reference{SupplierID: row.SupplierID, Reference: row.Reference}].ID = row.ID
	}
	return nil
}

// Update writes products that are there, locked by the caller, with one statement.
func (s *Store) Update(ctx context.Context, tx *db.Tx, products []productsapi.Product) error {
	if len(products) == 0 {
		return nil
	}
	rows := make([]productRow, len(products))
	for i := range products {
		rows[i] = rowOf(&products[i])
	}
	query := tx.IDB().NewInsert().Model(&rows).ExcludeColumn(keptElsewhere()...).On("CONFLICT (id) DO UPDATE")
	for _, column := range editable(tx) {
		query = query.Set(column + " = EXCLUDED." + column)
	}
	_, err := query.Exec(ctx)
	return db.Wrap(err, "write products")
}

// editable lists the columns of a product that an edit may change.
func editable(tx *db.Tx) []string {
	var columns []string
	for _, f := range tx.IDB().Dialect().Tables().Get(reflect.TypeFor[productRow]()).Fields {
		if kept := append(keptElsewhere(), "id", "supplier_id", "created_at"); !slices.Contains(kept, f.Name) {
			columns = append(columns, f.Name)
		}
	}
	return columns
}

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
