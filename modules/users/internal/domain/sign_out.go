package domain

import (
	"context"

	"millesime/platform/db"
)

// SignOut ends a session: no token of the family serves any more, at once.
func (s *Sessions) SignOut(ctx context.Context, family string) error {
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return s.store.RevokeFamily(ctx, tx, family, s.clock.Now())
	})
	if err == nil {
		s.families.drop(family)
	}
	return err
}

// SignOutToken ends the session that a refresh token belongs to. An unknown or
// absent token has no session left to end.
func (s *Sessions) SignOutToken(ctx context.Context, refresh string) error {
	if refresh == "" {
		return nil
	}
	revoked := ""
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		_, family, ok, err := s.store.LockRefreshToken(ctx, tx, HashToken(refresh))
		if err != nil || !ok {
			return err
		}
		revoked = family.ID
		return s.store.RevokeFamily(ctx, tx, family.ID, s.clock.Now())
	})
	if err == nil && revoked != "" {
		s.families.drop(revoked)
	}
	return err
}
