package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/documents/internal/domain"
	"millesime/platform/db"
)

// Insert keeps a new one and gives it its id. False: there is one with its key already.
func (s *Store) Insert(ctx context.Context, tx *db.Tx, added *domain.Document) (bool, error) {
	row := rowOf(*added)
	result, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT DO NOTHING").Returning("id").Exec(ctx)
	if err != nil {
		return false, fmt.Errorf("insert document: %w", err)
	}
	n, err := result.RowsAffected()
	added.ID = row.ID
	return n > 0, db.Wrap(err, "insert document")
}

// CountSent are the documents that somebody sent since an instant.
func (s *Store) CountSent(ctx context.Context, tx *db.Tx, senderID int64, since time.Time) (int64, error) {
	n, err := tx.IDB().NewSelect().Model((*documentRow)(nil)).
		Where("d.created_by = ? AND d.kind = ? AND d.created_at > ?", senderID, domain.KindUpload, since).Count(ctx)
	return n, db.Wrap(err, "count sent documents")
}

// Update writes how far a document is.
func (s *Store) Update(ctx context.Context, tx *db.Tx, changed domain.Document) error {
	row := rowOf(changed)
	_, err := tx.IDB().NewUpdate().Model(&row).Column("status", "file", "xml", "size").WherePK().Exec(ctx)
	return db.Wrap(err, "update document")
}

// Delete removes one.
func (s *Store) Delete(ctx context.Context, tx *db.Tx, id int64) error {
	_, err := tx.IDB().NewDelete().Model((*documentRow)(nil)).Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "delete document")
}

// SetProgress notes how far a source has come.
func (s *Store) SetProgress(ctx context.Context, tx *db.Tx, source string, last int64) error {
	_, err := tx.IDB().NewRaw("INSERT INTO document_progress (source, last_id) VALUES (?, ?)"+
		" ON CONFLICT (source) DO UPDATE SET last_id = EXCLUDED.last_id", source, last).Exec(ctx)
	return db.Wrap(err, "note how far the papers have come")
}

// Forget removes the documents of people, but those that are kept by law.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewDelete().Model((*documentRow)(nil)).
		Where("(customer_id IN (?) OR created_by IN (?)) AND kind NOT IN (?)",
			bun.List(userIDs), bun.List(userIDs), bun.List(domain.AccountKinds())).Exec(ctx)
	return db.Wrap(err, "forget the documents of people")
}
