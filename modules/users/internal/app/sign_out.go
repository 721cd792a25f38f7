package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// SignOut ends a session: no token of the family serves any more, at once.
func (s *Sessions) SignOut(ctx context.Context, family string) error {
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return s.store.RevokeFamily(ctx, tx, family, s.clock.Now())
	})
	if err == nil {
		s.families.Drop(family)
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
		_, family, ok, err := s.store.LockRefreshToken(ctx, tx, domain.HashToken(refresh))
		if err != nil || !ok {
			return err
		}
		revoked = family.ID
		return s.store.RevokeFamily(ctx, tx, family.ID, s.clock.Now())
	})
	if err == nil && revoked != "" {
		s.families.Drop(revoked)
	}
	return err
}

// endOlder ends the session that a refresh token belongs to, if it is the user's own.
func (s *Sessions) endOlder(ctx context.Context, tx *db.Tx, userID int64, refresh string) error {
	if refresh == "" {
		return nil
	}
	_, older, ok, err := s.store.LockRefreshToken(ctx, tx, domain.HashToken(refresh))
	if err != nil || !ok || older.UserID != userID || !older.RevokedAt.IsZero() {
		return err
	}
	tx.AfterCommit(func() { s.families.Drop(older.ID) })
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
			s.families.Drop(family)
		}
	})
	return nil
}

// Open lists the actor's own sessions, the last used first.
func (s *Sessions) Open(ctx context.Context, a auth.Actor) ([]domain.OpenSession, error) {
	open, err := s.store.OpenSessions(ctx, a.ID, s.clock.Now())
	for i := range open {
		open[i].Current = open[i].ID == a.Family
	}
	return open, err
}

// End ends one of the actor's own sessions, at once. Another person's answers
// ErrSessionNotFound, as one that has ended.
func (s *Sessions) End(ctx context.Context, a auth.Actor, id string) error {
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		ended, err := s.store.RevokeOwnFamily(ctx, tx, a.ID, id, s.clock.Now())
		if err != nil {
			return err
		}
		if !ended {
			return domain.ErrSessionNotFound
		}
		return audit.Append(ctx, tx, audit.Entry{Action: "users.session_ended", Subject: "users", SubjectID: a.ID})
	})
	if err == nil {
		s.families.Drop(id)
	}
	return err
}
