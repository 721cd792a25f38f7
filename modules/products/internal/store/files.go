package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/products/productsapi"
	"millesime/platform/db"
)

type imageRow struct {
	bun.BaseModel `bun:"table:product_images,alias:i"`

	Name      string    `bun:"name,pk"`
	ProductID int64     `bun:"product_id"`
	File      string    `bun:"file"`
	CreatedAt time.Time `bun:"created_at"`
}

type documentRow struct {
	bun.BaseModel `bun:"table:product_documents,alias:d"`

	ProductID int64     `bun:"product_id,pk"`
	File      string    `bun:"file"`
	UpdatedAt time.Time `bun:"updated_at"`
}

// Pictures tells the names of the pictures that were made for each of the products.
func (s *Store) Pictures(ctx context.Context, in db.Handle, productIDs []int64) (map[int64][]string, error) {
	var rows []imageRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Column("name", "product_id").Where("i.product_id IN (?)", bun.List(productIDs)).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the pictures of products: %w", err)
	}
	found := map[int64][]string{}
	for _, row := range rows {
		found[row.ProductID] = append(found[row.ProductID], row.Name)
	}
	return found, nil
}

// AddPicture keeps a picture of a product under a name.
func (s *Store) AddPicture(ctx context.Context, tx *db.Tx, productID int64, name, file string) error {
	if err := s.files.Keep(ctx, tx, file); err != nil {
		return err
	}
	row := imageRow{Name: name, ProductID: productID, File: file, CreatedAt: tx.Now()}
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	return db.Wrap(err, "write a picture")
}

// SetTechnicalSheet keeps a product's file; "" removes it.
func (s *Store) SetTechnicalSheet(ctx context.Context, tx *db.Tx, productID int64, file string) error {
	if file == "" {
		_, err := tx.IDB().NewDelete().Model((*documentRow)(nil)).Where("product_id = ?", productID).Exec(ctx)
		return db.Wrap(err, "remove a technical sheet")
	}
	if err := s.files.Keep(ctx, tx, file); err != nil {
		return err
	}
	row := documentRow{ProductID: productID, File: file, UpdatedAt: tx.Now()}
	_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT (product_id) DO UPDATE").
		Set("file = EXCLUDED.file").Set("updated_at = EXCLUDED.updated_at").Exec(ctx)
	return db.Wrap(err, "write a technical sheet")
}

// Picture is the file of a picture; false when there is none of that name.
func (s *Store) Picture(ctx context.Context, name string) (file string, found bool, err error) {
	err = s.db.Read().NewSelect().TableExpr("product_images AS i").ColumnExpr("i.file").Where("i.name = ?", name).Scan(ctx, &file)
	if db.NotFound(err) {
		return "", false, nil
	}
	if err != nil {
		return "", false, fmt.Errorf("read a picture: %w", err)
	}
	return file, true, nil
}

// TechnicalSheet is the file of a product and its name; false when the product is out of the scope, no file when it has
// none.
func (s *Store) TechnicalSheet(ctx context.Context, scope productsapi.Scope, productID int64) (name, file string, found bool, err error) {
	if !scope.AllSuppliers && len(scope.Suppliers) == 0 {
		return "", "", false, nil
	}
	bound := s.db.Bind(nil)
	query := bound.NewSelect().TableExpr("products AS p").ColumnExpr("p.technical_sheet, COALESCE(d.file, '')").
		Join("LEFT JOIN product_documents AS d ON d.product_id = p.id").Where("p.id = ?", bound.Int(productID))
	err = within(query, bound, scope).Scan(ctx, &name, &file)
	if db.NotFound(err) {
		return "", "", false, nil
	}
	if err != nil {
		return "", "", false, fmt.Errorf("read a technical sheet: %w", err)
	}
	return name, file, true, nil
}
