package store

import (
	"context"

	"millesime/platform/db"
)

// Logo reads the name of the file of a supplier's logo; "" when it gave none.
func (s *Store) Logo(ctx context.Context, supplierID int64) (string, error) {
	var logo string
	err := s.db.Read().NewSelect().Model((*supplierRow)(nil)).Column("logo").Where("user_id = ?", supplierID).Scan(ctx, &logo)
	if db.NotFound(err) {
		return "", nil
	}
	return logo, db.Wrap(err, "read a logo")
}
