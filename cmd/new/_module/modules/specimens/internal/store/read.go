package store

import (
	"context"

	"millesime/modules/specimens/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// List reads a page of a person's specimens.
func (s *Store) List(ctx context.Context, ownerID int64, part lists.Part) (lists.Page[domain.Specimen], error) {
	found, err := db.List[specimenRow](ctx, s.db, db.Listing{
		What: "specimens", Rows: s.db.Read().NewSelect().Model((*specimenRow)(nil)).Where("kept.owner_id = ?", ownerID), Alias: "kept",
		Sorts: map[string]string{domain.SortName: "name", domain.SortCreatedAt: "created_at"},
		Part:  part, Stale: domain.ErrCursor,
	})
	return lists.Map(found, specimenRow.specimen), err
}

// Find reads one; inside a transaction it is locked.
func (s *Store) Find(ctx context.Context, in db.Handle, ownerID, id int64) (domain.Specimen, error) {
	var row specimenRow
	query := s.db.Reader(in).NewSelect().Model(&row).Where("kept.id = ? AND kept.owner_id = ?", id, ownerID)
	err := db.LockRows(query, in).Scan(ctx)
	return row.specimen(), db.Found(err, domain.ErrNotFound, "read specimen")
}

// Count is how many a person has.
func (s *Store) Count(ctx context.Context, in db.Handle, ownerID int64) (int64, error) {
	n, err := s.db.Reader(in).NewSelect().Model((*specimenRow)(nil)).Where("kept.owner_id = ?", ownerID).Count(ctx)
	return n, db.Wrap(err, "count specimens")
}

// Names are those of everything a person keeps, in the order in which it came.
func (s *Store) Names(ctx context.Context, ownerID int64) ([]string, error) {
	names := []string{}
	err := s.db.Read().NewSelect().Model((*specimenRow)(nil)).Column("name").
		Where("kept.owner_id = ?", ownerID).Order("kept.id").Scan(ctx, &names)
	return names, db.Wrap(err, "read the names of specimens")
}
