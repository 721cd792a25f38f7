package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type savedViewRow struct {
	bun.BaseModel `bun:"table:saved_views,alias:v"`

	ID        int64 `bun:",pk,autoincrement"`
	UserID    int64
	Screen    string
	Name      string
	NameKey   string
	Search    string
	CreatedAt time.Time
}

func savedViewRowOf(v domain.SavedView) *savedViewRow {
	return &savedViewRow{
		ID: v.ID, UserID: v.OwnerID, Screen: v.Screen, Name: v.Name, NameKey: v.NameKey(), Search: v.Search, CreatedAt: v.CreatedAt,
	}
}

func (r savedViewRow) view() domain.SavedView {
	return domain.SavedView{
		ID: r.ID, OwnerID: r.UserID, Screen: r.Screen, Name: r.Name, Search: r.Search, CreatedAt: r.CreatedAt,
	}
}

// SavedViews reads a person's views of a screen, of all screens when it is "", by name.
func (s *Store) SavedViews(ctx context.Context, ownerID int64, screen string) ([]domain.SavedView, error) {
	var rows []savedViewRow
	query := s.db.Read().NewSelect().Model(&rows).Where("user_id = ?", ownerID).Order("name_key", "screen")
	if screen != "" {
		query = query.Where("screen = ?", screen)
	}
	err := query.Scan(ctx)
	return lists.Each(rows, savedViewRow.view), err
}

// LockSavedView reads one view of its owner; false when there is none.
func (s *Store) LockSavedView(ctx context.Context, tx *db.Tx, ownerID, id int64) (domain.SavedView, bool, error) {
	var row savedViewRow
	query := tx.IDB().NewSelect().Model(&row).Where("id = ? AND user_id = ?", id, ownerID)
	err := db.LockRows(query, tx).Scan(ctx)
	if db.NotFound(err) {
		return domain.SavedView{}, false, nil
	}
	return row.view(), err == nil, err
}

// CountSavedViews locks the person, so that two new views are counted one after the other.
func (s *Store) CountSavedViews(ctx context.Context, tx *db.Tx, ownerID int64, screen string) (domain.ViewCount, error) {
	var count domain.ViewCount
	owner := tx.IDB().NewSelect().Model((*userRow)(nil)).Column("id").Where("id = ?", ownerID)
	var id int64
	if err := db.LockRows(owner, tx).Scan(ctx, &id); err != nil {
		return count, err
	}
	err := tx.IDB().NewSelect().Model((*savedViewRow)(nil)).
		ColumnExpr("count(CASE WHEN screen = ? THEN 1 END)", screen).ColumnExpr("count(*)").
		Where("user_id = ?", ownerID).Scan(ctx, &count.OfScreen, &count.All)
	return count, err
}

// AddSavedView gives the id of the new view, or ErrViewNameTaken.
func (s *Store) AddSavedView(ctx context.Context, tx *db.Tx, v domain.SavedView) (int64, error) {
	row := savedViewRowOf(v)
	_, err := tx.IDB().NewInsert().Model(row).Exec(ctx)
	return row.ID, nameFree(err)
}

// ChangeSavedView writes name and search, or answers ErrViewNameTaken.
func (s *Store) ChangeSavedView(ctx context.Context, tx *db.Tx, v domain.SavedView) error {
	_, err := tx.IDB().NewUpdate().Model(savedViewRowOf(v)).Column("name", "name_key", "search").WherePK().Exec(ctx)
	return nameFree(err)
}

func nameFree(err error) error {
	if db.IsUnique(err) {
		return domain.ErrViewNameTaken
	}
	return err
}

// RemoveSavedView is false when the owner has no such view.
func (s *Store) RemoveSavedView(ctx context.Context, tx *db.Tx, ownerID, id int64) (bool, error) {
	result, err := tx.IDB().NewDelete().Model((*savedViewRow)(nil)).Where("id = ? AND user_id = ?", id, ownerID).Exec(ctx)
	if err != nil {
		return false, err
	}
	removed, err := result.RowsAffected()
	return removed > 0, err
}
