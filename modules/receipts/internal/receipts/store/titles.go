package store

import (
	"context"

	"millesime/platform/db"
	"millesime/platform/db/titles"
	"millesime/platform/table/columns"
)

const titled titles.Table = "receipt_titles"

// Titles are what the columns of a supplier's lists were taken for.
func (s *Store) Titles(ctx context.Context, supplierID int64) (map[string]string, error) {
	return titled.Of(ctx, s.db, supplierID)
}

// RememberTitles keeps what titles are taken for.
func (*Store) RememberTitles(ctx context.Context, tx *db.Tx, supplierID int64, fields map[string]string) error {
	return titled.Remember(ctx, tx, supplierID, fields, columns.Most)
}
