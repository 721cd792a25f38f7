package domain

import (
	"context"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
)

// Refresh exchanges a refresh token for a new session (domain 8.2). The token
// just replaced gets the same successor for 10 s, because two tabs may ask at
// once; used later it was stolen from somebody, and the whole family ends. Any
// token that does not serve answers auth.ErrInvalidToken, none at all auth.ErrNoToken.
func (s *Sessions) Refresh(ctx context.Context, presented string) (Session, error) {
	if presented == "" {
		return Session{}, auth.ErrNoToken
	}
	var (
		out     Session
		revoked string
	)
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		out, revoked = Session{}, "" // the transaction may run again
		now := s.clock.Now()
		token, family, ok, err := s.store.LockRefreshToken(ctx, tx, HashToken(presented))
		if err != nil {
			return err
		}
		if !ok || !family.RevokedAt.IsZero() || !now.Before(token.ExpiresAt) {
			return auth.ErrInvalidToken
		}
		user, err := s.store.Identity(ctx, tx, family.UserID)
		if err != nil {
			return err
		}
		reused := !token.ReplacedAt.IsZero() && now.Sub(token.ReplacedAt) > RefreshGrace
		if reused || !user.Active() {
			revoked = family.ID
			return s.store.RevokeFamily(ctx, tx, family.ID, now)
		}
		if !token.ReplacedAt.IsZero() {
			out, err = s.repeat(family, token, presented)
			return err
		}
		out, err = s.rotate(ctx, tx, family, token, presented, now)
		return err
	})
	if err != nil {
		return Session{}, err
	}
	if revoked != "" {
		s.families.drop(revoked)
		return Session{}, auth.ErrInvalidToken
	}
	return out, nil
}

// repeat answers the successor again. Its expiry is the one it was made with.
func (s *Sessions) repeat(f Family, t RefreshToken, presented string) (Session, error) {
	successor, err := unseal(presented, t.Successor)
	if err != nil {
		return Session{}, err
	}
	return s.session(f, successor, RefreshToken{ExpiresAt: refreshExpiry(f, t.ReplacedAt)})
}

func (s *Sessions) rotate(
	ctx context.Context, tx *db.Tx, f Family, t RefreshToken, presented string, now time.Time,
) (Session, error) {
	refresh := s.ids.Token()
	next := RefreshToken{
		Hash: HashToken(refresh), Family: f.ID, CreatedAt: now, ExpiresAt: refreshExpiry(f, now),
	}
	sealed, err := seal(presented, refresh)
	if err != nil {
		return Session{}, err
	}
	t.ReplacedAt, t.Successor = now, sealed
	if err := s.store.MarkReplaced(ctx, tx, t); err != nil {
		return Session{}, err
	}
	if err := s.store.AddRefreshToken(ctx, tx, next); err != nil {
		return Session{}, err
	}
	return s.session(f, refresh, next)
}
