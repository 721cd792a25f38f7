package app

import (
	"context"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Refresh exchanges a refresh token for a new session (domain 8.2). The token
// just replaced gets the same successor for 10 s, because two tabs may ask at
// once; used later it was stolen from somebody, and the whole family ends. Any
// token that does not serve answers auth.ErrInvalidToken, none at all auth.ErrNoToken.
func (s *Sessions) Refresh(ctx context.Context, presented string) (domain.Session, error) {
	if presented == "" {
		return domain.Session{}, auth.ErrNoToken
	}
	var (
		out     domain.Session
		revoked string
	)
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		out, revoked = domain.Session{}, "" // the transaction may run again
		now := s.clock.Now()
		token, family, ok, err := s.store.LockRefreshToken(ctx, tx, domain.HashToken(presented))
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
		reused := !token.ReplacedAt.IsZero() && now.Sub(token.ReplacedAt) > domain.RefreshGrace
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
		return domain.Session{}, err
	}
	if revoked != "" {
		s.families.Drop(revoked)
		return domain.Session{}, auth.ErrInvalidToken
	}
	return out, nil
}

// repeat answers the successor again. Its expiry is the one it was made with.
func (s *Sessions) repeat(f domain.Family, t domain.RefreshToken, presented string) (domain.Session, error) {
	successor, err := domain.Unseal(presented, t.Successor)
	if err != nil {
		return domain.Session{}, err
	}
	return s.session(f, successor, domain.RefreshToken{ExpiresAt: domain.RefreshExpiry(f, t.ReplacedAt)})
}

func (s *Sessions) rotate(
	ctx context.Context, tx *db.Tx, f domain.Family, t domain.RefreshToken, presented string, now time.Time,
) (domain.Session, error) {
	refresh := s.ids.Token()
	next := domain.RefreshToken{
		Hash: domain.HashToken(refresh), Family: f.ID, CreatedAt: now, ExpiresAt: domain.RefreshExpiry(f, now),
	}
	sealed, err := domain.Seal(presented, refresh)
	if err != nil {
		return domain.Session{}, err
	}
	t.ReplacedAt, t.Successor = now, sealed
	if err := s.store.MarkReplaced(ctx, tx, t); err != nil {
		return domain.Session{}, err
	}
	if err := s.store.AddRefreshToken(ctx, tx, next); err != nil {
		return domain.Session{}, err
	}
	return s.session(f, refresh, next)
}
