package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/stores/internal/domain"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/fault"
)

// Insert keeps a new one with its first step. The index of suppliers decides between two at once.
func (s *Store) Insert(ctx context.Context, tx *db.Tx, added *domain.Store, step domain.Step) error {
	row := rowOf(added)
	_, err := tx.IDB().NewInsert().Model(row).Exec(ctx)
	switch {
	case db.IsUnique(err):
		return domain.ErrSecond
	case err != nil:
		return fmt.Errorf("insert shop: %w", err)
	}
	added.ID = row.ID
	if err := s.name(ctx, tx, added); err != nil {
		return err
	}
	return steps().Add(ctx, tx, added.ID, step)
}

// Update writes one that is locked.
func (s *Store) Update(ctx context.Context, tx *db.Tx, changed *domain.Store) error {
	if err := s.files.Keep(ctx, tx, changed.Banner); err != nil {
		return err
	}
	if err := s.name(ctx, tx, changed); err != nil {
		return err
	}
	_, err := tx.IDB().NewUpdate().Model(rowOf(changed)).ExcludeColumn("supplier_id", "created_at").WherePK().Exec(ctx)
	return db.Wrap(err, "update shop")
}

// formerNames is how many former names of a page lead to it.
const formerNames = 10

// name keeps the name of its page for it; that of another is refused. A page that nobody saw yet has no former name.
func (s *Store) name(ctx context.Context, tx *db.Tx, named *domain.Store) error {
	row := slugRow{Slug: named.Slug, StoreID: named.ID, Version: named.Version}
	_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT (slug) DO UPDATE").Set("version = EXCLUDED.version").
		Where("n.store_id = EXCLUDED.store_id").Exec(ctx)
	if err != nil && !db.NotFound(err) {
		return fmt.Errorf("name shop: %w", err)
	}
	taken, err := s.IsTaken(ctx, tx, named.Slug, named.ID)
	if err != nil {
		return err
	}
	if taken {
		return fault.Invalid(domain.Taken())
	}
	kept := int64(formerNames + 1)
	if named.Status == domain.Draft {
		kept = 1
	}
	last := tx.IDB().NewSelect().Model((*slugRow)(nil)).Column("slug").Where("n.store_id = ?", named.ID).
		Order("n.version DESC", "n.slug").Limit(kept)
	_, err = tx.IDB().NewDelete().Model((*slugRow)(nil)).Where("n.store_id = ?", named.ID).Where("n.slug NOT IN (?)", last).Exec(ctx)
	return db.Wrap(err, "free former names of a shop")
}

// Move writes the new state of a locked one with its step.
func (s *Store) Move(ctx context.Context, tx *db.Tx, moved *domain.Store, step domain.Step) error {
	if err := s.Update(ctx, tx, moved); err != nil {
		return err
	}
	return steps().Add(ctx, tx, moved.ID, step)
}

// Forget blanks what suppliers wrote of their shops, which are closed, and who acted.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewUpdate().TableExpr("stores").Set("name = slug").Set("presentation = ''").Set("banner = ''").
		Set("licence_number = ''").Set("licence_declared_on = ''").Set("mediator = ''").Set("contact_email = ''").Set("search_text = slug").
		Set("status = ?", domain.Closed).Where("supplier_id IN (?)", bun.List(userIDs)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget the shops of people: %w", err)
	}
	return timeline.Forget(ctx, tx, steps().Steps, "comment", userIDs)
}
