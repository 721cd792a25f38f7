package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/specimens/internal/domain"
	"millesime/platform/db"
)

// Insert keeps a new one and gives it its id.
func (s *Store) Insert(ctx context.Context, tx *db.Tx, added *domain.Specimen) error {
	row := rowOf(*added)
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return fmt.Errorf("insert specimen: %w", err)
	}
	added.ID = row.ID
	return nil
}

// Update writes what may change of one.
func (s *Store) Update(ctx context.Context, tx *db.Tx, changed domain.Specimen) error {
	row := rowOf(changed)
	_, err := tx.IDB().NewUpdate().Model(&row).ExcludeColumn("owner_id", "created_at").WherePK().Exec(ctx)
	return db.Wrap(err, "update specimen")
}

// Delete removes one.
func (s *Store) Delete(ctx context.Context, tx *db.Tx, ownerID, id int64) error {
	result, err := tx.IDB().NewDelete().Model((*specimenRow)(nil)).Where("id = ? AND owner_id = ?", id, ownerID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("delete specimen: %w", err)
	}
	n, err := result.RowsAffected()
	if err == nil && n == 0 {
		return domain.ErrNotFound
	}
	return err
}

// Forget removes everything of people.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewDelete().Model((*specimenRow)(nil)).Where("owner_id IN (?)", bun.List(userIDs)).Exec(ctx)
	return db.Wrap(err, "forget the specimens of people")
}
