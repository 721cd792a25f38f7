package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

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

// Try takes back what fn wrote and published when it fails, and nothing else of the transaction. Numbers stay used.
func (s *Store) Try(ctx context.Context, tx *db.Tx, fn func() error) error {
	return tx.Recall(ctx, func() error { return try(ctx, tx, fn) })
}

func try(ctx context.Context, tx *db.Tx, fn func() error) error {
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

type accountTokenRow struct {
	bun.BaseModel `bun:"table:account_tokens,alias:t"`

	TokenHash string `bun:",pk"`
	Kind      string
	UserID    int64 `bun:",nullzero"`
	InviterID int64 `bun:",nullzero"`
	CreatedAt time.Time
	ExpiresAt time.Time
}

// AddToken writes a token and forgets expired ones.
func (s *Store) AddToken(ctx context.Context, tx *db.Tx, t domain.AccountToken) error {
	_, err := tx.IDB().NewDelete().Model((*accountTokenRow)(nil)).Where("expires_at <= ?", t.CreatedAt).Exec(ctx)
	if err != nil {
		return err
	}
	row := accountTokenRow{
		TokenHash: t.Hash, Kind: t.Kind, UserID: t.UserID, InviterID: t.InviterID, CreatedAt: t.CreatedAt, ExpiresAt: t.ExpiresAt,
	}
	_, err = tx.IDB().NewInsert().Model(&row).Exec(ctx)
	return err
}

// TokenHolder finds whose a token is; false when there is none.
func (s *Store) TokenHolder(ctx context.Context, hash string) (domain.TokenHolder, bool, error) {
	var token accountTokenRow
	err := s.db.Read().NewSelect().Model(&token).Where("token_hash = ?", hash).Where("user_id IS NOT NULL").Scan(ctx)
	if db.NotFound(err) {
		return domain.TokenHolder{}, false, nil
	}
	if err != nil {
		return domain.TokenHolder{}, false, err
	}
	var rows []userRow
	err = s.db.Read().NewSelect().Model(&rows).Where("id IN (?, ?)", token.UserID, token.InviterID).Scan(ctx)
	holder := domain.TokenHolder{AccountToken: domain.AccountToken{
		Hash: token.TokenHash, Kind: token.Kind, UserID: token.UserID, InviterID: token.InviterID,
		CreatedAt: token.CreatedAt, ExpiresAt: token.ExpiresAt.UTC(),
	}}
	for _, row := range rows {
		if row.ID == token.UserID {
			holder.User = row.user()
		} else {
			holder.Inviter = domain.DisplayName(row.Company, row.FirstName, row.LastName)
		}
	}
	return holder, err == nil, err
}

// TakeToken deletes a token; false when it is gone.
func (s *Store) TakeToken(ctx context.Context, tx *db.Tx, hash string) (bool, error) {
	result, err := tx.IDB().NewDelete().Model((*accountTokenRow)(nil)).Where("token_hash = ?", hash).Exec(ctx)
	if err != nil {
		return false, err
	}
	taken, err := result.RowsAffected()
	return taken > 0, err
}

// ForgetTokens deletes a user's tokens of some kinds.
func (s *Store) ForgetTokens(ctx context.Context, tx *db.Tx, userID int64, kinds ...string) error {
	_, err := tx.IDB().NewDelete().Model((*accountTokenRow)(nil)).
		Where("user_id = ?", userID).Where("kind IN (?)", bun.List(kinds)).Exec(ctx)
	return err
}
