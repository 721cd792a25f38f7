package store

import (
	"context"
	"fmt"

	"millesime/modules/catalogue/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/db"
)

// Image is the file of a picture; false when there is none of that name.
func (s *Store) Image(ctx context.Context, name string) (file string, found bool, err error) {
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
func (s *Store) TechnicalSheet(ctx context.Context, scope domain.Scope, productID int64) (name, file string, found bool, err error) {
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

// History reads the audit trail of products.
func (s *Store) History(ctx context.Context, q audit.Query) ([]audit.Record, error) {
	return audit.Find(ctx, s.db, q)
}
