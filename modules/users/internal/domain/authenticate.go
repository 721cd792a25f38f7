package domain

import (
	"context"
	"slices"

	"millesime/platform/auth"
)

// Authenticate tells who a request comes from. Group and status are the
// database's, at most a second old; a session that was ended, and an account
// blocked or deleted meanwhile, answer auth.ErrInvalidToken. switchUser is the e-mail of
// the header X-Switch-User, "" when absent (domain 8.3); ErrSwitchUser comes with
// the admin who asked.
func (s *Sessions) Authenticate(ctx context.Context, token, switchUser string) (auth.Actor, error) {
	claims, err := s.signer.Verify(token)
	if err != nil {
		return auth.Actor{}, err
	}
	caller, err := s.families.get(ctx, claims.Family, func(ctx context.Context) (found, error) {
		identity, ok, err := s.store.IdentityOfFamily(ctx, claims.Family)
		return found{identity, ok}, err
	})
	if err != nil {
		return auth.Actor{}, err
	}
	if !caller.ok || caller.ID != claims.Subject || !caller.Active() {
		return auth.Actor{}, auth.ErrInvalidToken
	}
	actor := auth.Actor{
		ID: caller.ID, Email: caller.Email, Group: caller.Group, Status: caller.Status,
		Family: claims.Family, Scope: claims.Scope, AuthTime: claims.AuthTime,
	}
	if switchUser == "" {
		return actor, nil
	}
	return s.switchTo(ctx, actor, NormalizeEmail(switchUser))
}

// switchTo makes an admin act as somebody else: a valid account that is not an
// admin's.
func (s *Sessions) switchTo(ctx context.Context, admin auth.Actor, email string) (auth.Actor, error) {
	if !admin.Group.IsAdmin() || admin.Status != auth.Valid {
		return admin, ErrSwitchUser
	}
	target, err := s.targets.get(ctx, email, func(ctx context.Context) (found, error) {
		identity, ok, err := s.store.IdentityOfEmail(ctx, email)
		return found{identity, ok}, err
	})
	if err != nil {
		return auth.Actor{}, err
	}
	if !target.ok || target.Status != auth.Valid || target.Group.IsAdmin() {
		return admin, ErrSwitchUser
	}
	actor := admin
	actor.ID, actor.Email, actor.Group, actor.Status = target.ID, target.Email, target.Group, target.Status
	actor.Impersonator = admin.ID
	return actor, nil
}

// forget makes this process look again at who people are, because their status, group or e-mail changed. Others follow
// within a second.
func (s *Sessions) forget(userIDs ...int64) {
	changed := func(f found) bool { return slices.Contains(userIDs, f.ID) }
	s.families.dropWhere(changed)
	s.targets.dropWhere(changed)
}
