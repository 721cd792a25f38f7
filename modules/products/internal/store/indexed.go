package store

import (
	"context"
	"encoding/json"
	"fmt"

	"millesime/modules/products/productsapi"
	"millesime/platform/db"
)

// Indexed reads what the catalogue's index holds of products, whoever looks.
func (s *Store) Indexed(ctx context.Context, in db.Handle, ids []int64) (map[int64]productsapi.Product, error) {
	return s.byID(ctx, in, indexColumns, productsapi.Scope{AllSuppliers: true}, ids)
}

// IDs are those of all products.
func (s *Store) IDs(ctx context.Context) (ids []int64, err error) {
	err = s.db.Bind(nil).NewSelect().TableExpr("products AS p").ColumnExpr("p.id").OrderExpr("p.id").Scan(ctx, &ids)
	return ids, db.Wrap(err, "read the ids of products")
}

// Each calls fn for the products of ids, a part (db.Parts), with what the index needs of them. The product is only fn's while it runs.
func (s *Store) Each(ctx context.Context, ids []int64, fn func(p *productsapi.Product)) error {
	return db.Wrap(s.each(ctx, ids, fn), "read products for the index")
}

func (s *Store) each(ctx context.Context, ids []int64, fn func(p *productsapi.Product)) error {
	bound := s.db.Bind(nil)
	rows, err := bound.NewSelect().TableExpr("products AS p").ColumnExpr(indexColumns).Where("p.id IN (?)", bound.Ints(ids)).Rows(ctx)
	if err != nil {
		return err
	}
	defer rows.Close() //nolint:errcheck // rows.Err below tells
	var row productRow
	var p productsapi.Product
	columns := []any{
		&row.ID, &row.SupplierID, &row.Reference, &row.EAN, &row.Name, &row.Type, &row.Colour, &row.Region,
		&row.Appellation, &row.Classification, &row.Vintage, &row.ABVTenths, sharedInto(&row.Grapes), &row.BottleSizeMl,
		sharedInto(&row.Certifications), &row.Status, &row.SupplierClosed, sharedInto(&row.Groups), &row.InStore, &row.ShopOpen,
		&row.ShopPosition, &row.OrderMultiple, &row.MinQuantity, &row.Warehouse, &row.StockAlertThreshold, &row.CreatedAt,
	}
	for rows.Next() {
		row = productRow{}
		if err := rows.Scan(columns...); err != nil {
			return err
		}
		p = row.product()
		fn(&p)
	}
	return rows.Err()
}

// shared scans a JSON column, which SQLite keeps as text. Rows of one read share what the same text says.
type shared[T any] struct {
	into  *T
	known map[string]T
}

func sharedInto[T any](into *T) *shared[T] { return &shared[T]{into, map[string]T{}} }

// Scan reads the column's value.
func (s *shared[T]) Scan(value any) error {
	switch v := value.(type) {
	case string:
		return s.scan(v)
	case []byte:
		return s.scan(string(v))
	case nil:
		return nil
	default:
		return fmt.Errorf("a JSON column holds %T", value)
	}
}

func (s *shared[T]) scan(text string) error {
	said, known := s.known[text]
	if !known {
		if err := json.Unmarshal([]byte(text), &said); err != nil {
			return err
		}
		s.known[text] = said
	}
	*s.into = said
	return nil
}
