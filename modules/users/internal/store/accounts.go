package store

import (
	"context"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// UserOfEmail reads the person of a normalized e-mail; the zero value when there is none.
func (s *Store) UserOfEmail(ctx context.Context, tx *db.Tx, email string) (domain.User, error) {
	var row userRow
	err := tx.IDB().NewSelect().Model(&row).Where("email = ?", email).Scan(ctx)
	if db.NotFound(err) {
		return domain.User{}, nil
	}
	return row.user(), err
}

// Admins are the valid admins and superadmins.
func (s *Store) Admins(ctx context.Context, tx *db.Tx) ([]domain.User, error) {
	var rows []userRow
	err := tx.IDB().NewSelect().Model(&rows).Where("group_code IN (?, ?)", auth.Admin, auth.Superadmin).
		Where("status = ?", auth.Valid).Order("id").Scan(ctx)
	return lists.Each(rows, userRow.user), err
}

// Try takes back what fn wrote when it fails, and nothing else of the transaction. Numbers stay used.
func (s *Store) Try(ctx context.Context, tx *db.Tx, fn func() error) error {
	if _, err := tx.IDB().ExecContext(ctx, "SAVEPOINT try"); err != nil {
		return err
	}
	if failure := fn(); failure != nil {
		used, err := usedNumbers(ctx, tx)
		if err != nil {
			return err
		}
		if _, err := tx.IDB().ExecContext(ctx, "ROLLBACK TO SAVEPOINT try"); err != nil {
			return err
		}
		if err := skipNumbers(ctx, tx, used); err != nil {
			return err
		}
		return failure
	}
	_, err := tx.IDB().ExecContext(ctx, "RELEASE SAVEPOINT try")
	return err
}

// CountCall adds one call to a window, forgets those that have ended, and gives the new count.
func (s *Store) CountCall(ctx context.Context, tx *db.Tx, w domain.CallWindow, now time.Time) (int, error) {
	if _, err := tx.IDB().NewRaw(`DELETE FROM call_counts WHERE ends_at <= ?`, now).Exec(ctx); err != nil {
		return 0, err
	}
	var calls int
	err := tx.IDB().NewRaw(`INSERT INTO call_counts (limiter_key, window_start, calls, ends_at) VALUES (?, ?, 1, ?)
ON CONFLICT (limiter_key, window_start) DO UPDATE SET calls = call_counts.calls + 1 RETURNING calls`,
		w.Key, w.Start, w.EndAt).Scan(ctx, &calls)
	return calls, err
}
