package domain

import (
	"context"

	"millesime/platform/db"
)

// endOlder ends the session that a refresh token belongs to, if it is the user's own.
func (s *Sessions) endOlder(ctx context.Context, tx *db.Tx, userID int64, refresh string) error {
	if refresh == "" {
		return nil
	}
	_, older, ok, err := s.store.LockRefreshToken(ctx, tx, HashToken(refresh))
	if err != nil || !ok || older.UserID != userID || !older.RevokedAt.IsZero() {
		return err
	}
	tx.AfterCommit(func() { s.families.drop(older.ID) })
	return s.store.RevokeFamily(ctx, tx, older.ID, s.clock.Now())
}

// EndAll ends a user's sessions within a transaction, all but one family ("" = all). No token of theirs serves any more
// once it is committed, here at once and in other replicas within a second.
func (s *Sessions) EndAll(ctx context.Context, tx *db.Tx, userID int64, except string) error {
	revoked, err := s.store.RevokeFamilies(ctx, tx, userID, except, s.clock.Now())
	if err != nil {
		return err
	}
	tx.AfterCommit(func() {
		for _, family := range revoked {
			s.families.drop(family)
		}
	})
	return nil
}
