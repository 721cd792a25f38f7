package store

import (
	"context"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
)

// OpenSessions reads a person's families that still renew themselves, the last
// used first. The newest token of a family, the only one without successor,
// tells when it was used and until when it serves.
func (s *Store) OpenSessions(ctx context.Context, userID int64, now time.Time) ([]domain.OpenSession, error) {
	var rows []struct {
		familyRow

		LastUsedAt time.Time
		ExpiresAt  time.Time
	}
	err := s.db.Read().NewSelect().TableExpr("refresh_families AS f").
		ColumnExpr("f.id, f.created_at, f.user_agent, t.created_at AS last_used_at, t.expires_at").
		Join("JOIN refresh_tokens AS t ON t.family_id = f.id AND t.replaced_at IS NULL").
		Where("f.user_id = ?", userID).Where("f.revoked_at IS NULL").Where("t.expires_at > ?", now).
		OrderExpr("t.created_at DESC, f.id").Scan(ctx, &rows)
	open := make([]domain.OpenSession, 0, len(rows))
	for _, row := range rows {
		open = append(open, domain.OpenSession{
			ID: row.ID, CreatedAt: row.CreatedAt, LastUsedAt: row.LastUsedAt, ExpiresAt: row.ExpiresAt, UserAgent: row.UserAgent,
		})
	}
	return open, err
}

// RevokeOwnFamily is false when the person has no such living family.
func (s *Store) RevokeOwnFamily(ctx context.Context, tx *db.Tx, userID int64, family string, at time.Time) (bool, error) {
	result, err := tx.IDB().NewUpdate().Model((*familyRow)(nil)).Set("revoked_at = ?", at).
		Where("id = ?", family).Where("user_id = ?", userID).Where("revoked_at IS NULL").Exec(ctx)
	if err != nil {
		return false, err
	}
	revoked, err := result.RowsAffected()
	return revoked > 0, err
}
