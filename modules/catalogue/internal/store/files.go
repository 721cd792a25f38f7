package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/catalogue/internal/domain/edit"
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

// Images tells which pictures were made for each of the products, by their addresses.
func (s *Store) Images(ctx context.Context, in db.Handle, productIDs []int64) (map[int64][]string, error) {
	var rows []imageRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Column("name", "product_id").Where("i.product_id IN (?)", bun.List(productIDs)).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the pictures of products: %w", err)
	}
	found := map[int64][]string{}
	for _, row := range rows {
		found[row.ProductID] = append(found[row.ProductID], edit.Picture{Name: row.Name}.Address())
	}
	return found, nil
}

// AddImage keeps a picture of a product.
func (s *Store) AddImage(ctx context.Context, tx *db.Tx, productID int64, p edit.Picture) error {
	if err := s.files.Keep(ctx, tx, p.File); err != nil {
		return err
	}
	row := imageRow{Name: p.Name, ProductID: productID, File: p.File, CreatedAt: tx.Now()}
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return fmt.Errorf("write a picture: %w", err)
	}
	return nil
}

// SetTechnicalSheet keeps a product's file; "" removes it.
func (s *Store) SetTechnicalSheet(ctx context.Context, tx *db.Tx, productID int64, file string) error {
	if file == "" {
		if _, err := tx.IDB().NewDelete().Model((*documentRow)(nil)).Where("product_id = ?", productID).Exec(ctx); err != nil {
			return fmt.Errorf("remove a technical sheet: %w", err)
		}
		return nil
	}
	if err := s.files.Keep(ctx, tx, file); err != nil {
		return err
	}
	row := documentRow{ProductID: productID, File: file, UpdatedAt: tx.Now()}
	_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT (product_id) DO UPDATE").
		Set("file = EXCLUDED.file").Set("updated_at = EXCLUDED.updated_at").Exec(ctx)
	if err != nil {
		return fmt.Errorf("write a technical sheet: %w", err)
	}
	return nil
}
