package store

import (
	"context"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
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

// Failures counts the sign-in failures of each key in a window.
func (s *Store) Failures(ctx context.Context, keys []string, window time.Time) (map[string]int, error) {
	var rows []failureRow
	err := s.db.Read().NewSelect().Model(&rows).
		Where("limiter_key IN (?)", bun.List(keys)).Where("window_start = ?", window).Scan(ctx)
	failures := make(map[string]int, len(rows))
	for _, row := range rows {
		failures[row.LimiterKey] = row.Failures
	}
	return failures, err
}

// CountFailure adds one failure to each key and forgets older windows.
func (s *Store) CountFailure(ctx context.Context, tx *db.Tx, keys []string, window time.Time) error {
	_, err := tx.IDB().NewDelete().Model((*failureRow)(nil)).Where("window_start < ?", window).Exec(ctx)
	if err != nil {
		return err
	}
	// In one order everywhere, so that two attempts never wait for each other.
	keys = slices.Sorted(slices.Values(keys))
	rows := lists.Each(keys, func(key string) failureRow { return failureRow{LimiterKey: key, WindowStart: window, Failures: 1} })
	_, err = tx.IDB().NewInsert().Model(&rows).
		On("CONFLICT (limiter_key, window_start) DO UPDATE").
		Set("failures = s.failures + 1").Exec(ctx)
	return err
}
