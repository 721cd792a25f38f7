package app

import (
	"context"
	"slices"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/memory"
)

// Passwords hashes and compares passwords (auth.Passwords).
type Passwords interface {
	Hash(ctx context.Context, password string) (string, error)
	// Compare with the empty hash never matches and takes as long.
	Compare(ctx context.Context, password, hash string) (bool, error)
	// Outdated tells whether a hash was made with other parameters than today's.
	Outdated(hash string) bool
}

// Sessions signs people in and out and tells who a request comes from.
type Sessions struct {
	*Base

	signer    *auth.Signer
	passwords Passwords
	families  *memory.Kept[string, domain.Identity]
	targets   *memory.Kept[string, domain.Identity]
}

// NewSessions makes them.
func NewSessions(b *Base, signer *auth.Signer, p Passwords) *Sessions {
	return &Sessions{
		Base: b, signer: signer, passwords: p,
		families: recent[string, domain.Identity](b.clock), targets: recent[string, domain.Identity](b.clock),
	}
}

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
	caller, ok, err := s.families.One(ctx, claims.Family, func(ctx context.Context) (domain.Identity, bool, error) {
		return s.store.IdentityOfFamily(ctx, claims.Family)
	})
	if err != nil {
		return auth.Actor{}, err
	}
	if !ok || caller.ID != claims.Subject || !caller.Active() {
		return auth.Actor{}, auth.ErrInvalidToken
	}
	actor := auth.Actor{
		ID: caller.ID, Email: caller.Email, Group: caller.Group, Status: caller.Status,
		Family: claims.Family, Scope: claims.Scope, AuthTime: claims.AuthTime,
	}
	if switchUser == "" {
		return actor, nil
	}
	return s.switchTo(ctx, actor, domain.NormalizeEmail(switchUser))
}

// switchTo makes an admin act as somebody else: a valid account that is not an admin's. An e-mail names whoever signs in by it; where mails
// of a guest go names nobody.
func (s *Sessions) switchTo(ctx context.Context, admin auth.Actor, email string) (auth.Actor, error) {
	if !admin.Group.IsAdmin() || admin.Status != auth.Valid {
		return admin, domain.ErrSwitchUser
	}
	target, ok, err := s.targets.One(ctx, email, func(ctx context.Context) (domain.Identity, bool, error) {
		return s.store.IdentityOfEmail(ctx, email)
	})
	if err != nil {
		return auth.Actor{}, err
	}
	if !ok || target.Guest || target.Status != auth.Valid || target.Group.IsAdmin() {
		return admin, domain.ErrSwitchUser
	}
	actor := admin
	actor.ID, actor.Email, actor.Group, actor.Status = target.ID, target.Email, target.Group, target.Status
	actor.Impersonator = admin.ID
	return actor, nil
}

// forget makes this process look again at who people are, because their status, group or e-mail changed. Others follow
// within a second.
func (s *Sessions) forget(userIDs ...int64) {
	changed := func(one domain.Identity) bool { return slices.Contains(userIDs, one.ID) }
	s.families.DropWhere(changed)
	s.targets.DropWhere(changed)
}
