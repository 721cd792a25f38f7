package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
)

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
