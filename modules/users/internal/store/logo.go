package store

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
)

// Logo reads the name of the file of a supplier's logo; "" when it gave none.
func (s *Store) Logo(ctx context.Context, supplierID int64) (string, error) {
	var logo string
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model((*supplierRow)(nil)).Column("logo").Where("user_id = ?", bound.Int(supplierID)).Scan(ctx, &logo)
	if db.NotFound(err) {
		return "", nil
	}
	return logo, db.Wrap(err, "read a logo")
}

// Showcases reads the names of the files that suppliers show everybody.
func (s *Store) Showcases(ctx context.Context, supplierIDs []int64) (map[int64]usersapi.Showcase, error) {
	var rows []supplierRow
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&rows).Column("user_id", "logo", "cgv", "store_cgv").
		Where("user_id IN (?)", bound.Ints(supplierIDs)).Scan(ctx)
	cases := make(map[int64]usersapi.Showcase, len(rows))
	for i := range rows {
		media := domain.Media{CGV: rows[i].CGV, StoreCGV: rows[i].StoreCGV}
		cases[rows[i].UserID] = usersapi.Showcase{Logo: rows[i].Logo, CGV: media.Terms(true), OwnTerms: media.StoreCGV != ""}
	}
	return cases, db.Wrap(err, "read what suppliers show")
}
