package store

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Waiters reads a page of a restaurant's waiters.
func (s *Store) Waiters(ctx context.Context, restaurantID int64, f domain.WaiterFilter) (lists.Page[domain.Waiter], error) {
	rows := s.db.Read().NewSelect().Model((*waiterRow)(nil)).Where("w.restaurant_id = ?", restaurantID)
	if f.Active != nil {
		rows = rows.Where("w.active = ?", *f.Active)
	}
	found, err := db.List[waiterRow](ctx, s.db, db.Listing{
		What: "waiters", Rows: db.HoldingWords(rows, "w.search_text", f.Search), Alias: "w",
		Sorts: map[string]string{domain.SortLastName: "name_search", domain.SortCreatedAt: "created_at"},
		Part:  f.Part, Stale: domain.ErrWaitersCursor,
	})
	return lists.Map(found, waiterRow.waiter), err
}

// Waiter reads one; inside a transaction it is locked.
func (s *Store) Waiter(ctx context.Context, in db.Handle, restaurantID, id int64) (domain.Waiter, error) {
	var row waiterRow
	query := s.db.Reader(in).NewSelect().Model(&row).Where("w.id = ? AND w.restaurant_id = ?", id, restaurantID)
	err := db.LockRows(query, in).Scan(ctx)
	return row.waiter(), db.Found(err, domain.ErrWaiterNotFound, "read waiter")
}

// WaitersOf are all that a restaurant has or had, in the order in which they came.
func (s *Store) WaitersOf(ctx context.Context, restaurantID int64) ([]domain.Waiter, error) {
	var rows []waiterRow
	err := s.db.Read().NewSelect().Model(&rows).Where("w.restaurant_id = ?", restaurantID).Order("w.id").Scan(ctx)
	return lists.Each(rows, waiterRow.waiter), db.Wrap(err, "read the waiters of a restaurant")
}

// AddWaiter keeps a new one and gives it its id.
func (s *Store) AddWaiter(ctx context.Context, tx *db.Tx, added *domain.Waiter) error {
	row := waiterRowOf(added)
	if _, err := tx.IDB().NewInsert().Model(row).Exec(ctx); err != nil {
		return fmt.Errorf("insert waiter: %w", err)
	}
	added.ID = row.ID
	return nil
}

// HasOtherWaiter tells whether another waiter of the restaurant has the e-mail of this one, however it is written.
func (s *Store) HasOtherWaiter(ctx context.Context, in db.Handle, w *domain.Waiter) (bool, error) {
	has, err := s.db.Reader(in).NewSelect().Model((*waiterRow)(nil)).
		Where("restaurant_id = ? AND id <> ? AND LOWER(email) = ?", w.RestaurantID, w.ID, strings.ToLower(w.Email)).Exists(ctx)
	return has, db.Wrap(err, "look for a waiter")
}

// WriteWaiter writes one that is locked.
func (s *Store) WriteWaiter(ctx context.Context, tx *db.Tx, changed *domain.Waiter) error {
	_, err := tx.IDB().NewUpdate().Model(waiterRowOf(changed)).ExcludeColumn("restaurant_id", "created_at").WherePK().Exec(ctx)
	return db.Wrap(err, "update waiter")
}

// HandWaiter notes since when the mail server has what a waiter is told at an e-mail, the first time.
func (s *Store) HandWaiter(ctx context.Context, tx *db.Tx, id int64, email string, at time.Time) error {
	_, err := tx.IDB().NewUpdate().Model((*waiterRow)(nil)).Set("handed_at = ?", at).
		Where("id = ? AND email = ? AND handed_at IS NULL", id, email).Exec(ctx)
	return db.Wrap(err, "note that a waiter is told")
}

// RemoveWaiter deletes one that is locked.
func (s *Store) RemoveWaiter(ctx context.Context, tx *db.Tx, id int64) error {
	_, err := tx.IDB().NewDelete().Model((*waiterRow)(nil)).Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "delete waiter")
}

// ForgetWaiters deletes those of restaurants of which nothing personal may be left.
func (s *Store) ForgetWaiters(ctx context.Context, tx *db.Tx, restaurantIDs []int64) error {
	_, err := tx.IDB().NewDelete().Model((*waiterRow)(nil)).Where("restaurant_id IN (?)", bun.List(restaurantIDs)).Exec(ctx)
	return db.Wrap(err, "forget the waiters of restaurants")
}
