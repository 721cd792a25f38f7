package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
)

// Credentials finds an account by its normalized e-mail; the zero value when
// there is none.
func (s *Store) Credentials(ctx context.Context, email string) (domain.Credentials, error) {
	var row userRow
	err := s.db.Read().NewSelect().Model(&row).
		Column("id", "email", "group_code", "status", "password_hash").
		Where("email = ?", email).Scan(ctx)
	if db.NotFound(err) {
		return domain.Credentials{}, nil
	}
	return domain.Credentials{Identity: row.identity(), PasswordHash: row.PasswordHash}, err
}

// LockCredentials reads an account by its id, locked until the end.
func (s *Store) LockCredentials(ctx context.Context, tx *db.Tx, userID int64) (domain.Credentials, error) {
	var row userRow
	err := db.LockRows(tx.IDB().NewSelect().Model(&row).
		Column("id", "email", "group_code", "status", "password_hash").Where("u.id = ?", userID), tx).Scan(ctx)
	return domain.Credentials{Identity: row.identity(), PasswordHash: row.PasswordHash}, err
}

// ReplacePasswordHash changes the hash unless it changed meanwhile.
func (s *Store) ReplacePasswordHash(ctx context.Context, tx *db.Tx, userID int64, old, hash string) error {
	_, err := tx.IDB().NewUpdate().Model((*userRow)(nil)).Set("password_hash = ?", hash).
		Where("id = ?", userID).Where("password_hash = ?", old).Exec(ctx)
	return err
}

// AddFamily writes a new family.
func (s *Store) AddFamily(ctx context.Context, tx *db.Tx, f domain.Family) error {
	row := familyRow{
		ID: f.ID, UserID: f.UserID, CreatedAt: f.CreatedAt, AuthTime: f.AuthTime,
		UserAgent: f.UserAgent, RevokedAt: f.RevokedAt,
	}
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	return err
}

// AddRefreshToken writes a new token of a family.
func (s *Store) AddRefreshToken(ctx context.Context, tx *db.Tx, t domain.RefreshToken) error {
	row := refreshRow{
		TokenHash: t.Hash, FamilyID: t.Family, CreatedAt: t.CreatedAt, ExpiresAt: t.ExpiresAt,
		ReplacedAt: t.ReplacedAt, Successor: t.Successor,
	}
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	return err
}

// LockRefreshToken reads a token with its family, locked until the end of the
// transaction; false when there is none.
func (s *Store) LockRefreshToken(
	ctx context.Context, tx *db.Tx, hash string,
) (domain.RefreshToken, domain.Family, bool, error) {
	// The family is locked first, so that rotating and revoking wait for one
	// another and the token is read as the last of them left it.
	var f familyRow
	err := db.LockRows(tx.IDB().NewSelect().Model(&f).
		Where("f.id = (SELECT family_id FROM refresh_tokens WHERE token_hash = ?)", hash), tx).Scan(ctx)
	if db.NotFound(err) {
		return domain.RefreshToken{}, domain.Family{}, false, nil
	}
	if err != nil {
		return domain.RefreshToken{}, domain.Family{}, false, err
	}
	var t refreshRow
	if err := tx.IDB().NewSelect().Model(&t).Where("t.token_hash = ?", hash).Scan(ctx); err != nil {
		return domain.RefreshToken{}, domain.Family{}, false, err
	}
	token := domain.RefreshToken{
		Hash: t.TokenHash, Family: t.FamilyID, CreatedAt: t.CreatedAt, ExpiresAt: t.ExpiresAt,
		ReplacedAt: t.ReplacedAt, Successor: t.Successor,
	}
	family := domain.Family{
		ID: f.ID, UserID: f.UserID, CreatedAt: f.CreatedAt, AuthTime: f.AuthTime,
		UserAgent: f.UserAgent, RevokedAt: f.RevokedAt,
	}
	return token, family, true, nil
}

// MarkReplaced keeps when a token was replaced, and its sealed successor.
func (s *Store) MarkReplaced(ctx context.Context, tx *db.Tx, t domain.RefreshToken) error {
	_, err := tx.IDB().NewUpdate().Model((*refreshRow)(nil)).
		Set("replaced_at = ?", t.ReplacedAt).Set("successor = ?", t.Successor).
		Where("token_hash = ?", t.Hash).Exec(ctx)
	return err
}

// RevokeFamily ends a family; the first end counts.
func (s *Store) RevokeFamily(ctx context.Context, tx *db.Tx, family string, at time.Time) error {
	_, err := tx.IDB().NewUpdate().Model((*familyRow)(nil)).Set("revoked_at = ?", at).
		Where("id = ?", family).Where("revoked_at IS NULL").Exec(ctx)
	return err
}

// RevokeFamilies ends a user's living families but one and gives their ids.
func (s *Store) RevokeFamilies(
	ctx context.Context, tx *db.Tx, userID int64, except string, at time.Time,
) ([]string, error) {
	var revoked []string
	err := tx.IDB().NewRaw(`UPDATE refresh_families SET revoked_at = ?
WHERE user_id = ? AND id <> ? AND revoked_at IS NULL RETURNING id`, at, userID, except).Scan(ctx, &revoked)
	return revoked, err
}

// SetPasswordHash changes the hash whatever it was.
func (s *Store) SetPasswordHash(ctx context.Context, tx *db.Tx, userID int64, hash string) error {
	_, err := tx.IDB().NewUpdate().Model((*userRow)(nil)).Set("password_hash = ?", hash).
		Where("id = ?", userID).Exec(ctx)
	return err
}

// ForgetFailures forgets the sign-in failures of keys.
func (s *Store) ForgetFailures(ctx context.Context, tx *db.Tx, keys []string) error {
	_, err := tx.IDB().NewDelete().Model((*failureRow)(nil)).Where("limiter_key IN (?)", bun.List(keys)).Exec(ctx)
	return err
}

// ForgetFamilies deletes a user's families begun before an instant.
func (s *Store) ForgetFamilies(ctx context.Context, tx *db.Tx, userID int64, begunBefore time.Time) error {
	old := tx.IDB().NewSelect().Model((*familyRow)(nil)).Column("id").
		Where("user_id = ?", userID).Where("created_at < ?", begunBefore)
	if _, err := tx.IDB().NewDelete().Model((*refreshRow)(nil)).Where("family_id IN (?)", old).Exec(ctx); err != nil {
		return err
	}
	_, err := tx.IDB().NewDelete().Model((*familyRow)(nil)).
		Where("user_id = ?", userID).Where("created_at < ?", begunBefore).Exec(ctx)
	return err
}

// Identity reads the user of an id as it is now.
func (s *Store) Identity(ctx context.Context, tx *db.Tx, userID int64) (domain.Identity, error) {
	var row userRow
	err := tx.IDB().NewSelect().Model(&row).Column("id", "email", "group_code", "status").
		Where("id = ?", userID).Scan(ctx)
	return row.identity(), err
}

// IdentityOfFamily reads whose a living family is.
func (s *Store) IdentityOfFamily(ctx context.Context, family string) (domain.Identity, bool, error) {
	return s.identityWhere(ctx,
		"id = (SELECT user_id FROM refresh_families WHERE id = ? AND revoked_at IS NULL)", family)
}

// IdentityOfEmail reads whose a normalized e-mail is.
func (s *Store) IdentityOfEmail(ctx context.Context, email string) (domain.Identity, bool, error) {
	return s.identityWhere(ctx, "email = ?", email)
}

func (s *Store) identityWhere(ctx context.Context, where string, arg any) (domain.Identity, bool, error) {
	var row userRow
	err := s.db.Read().NewSelect().Model(&row).Column("id", "email", "contact_email", "group_code", "status").
		Where(where, arg).Scan(ctx)
	if db.NotFound(err) {
		return domain.Identity{}, false, nil
	}
	return row.identity(), err == nil, err
}
