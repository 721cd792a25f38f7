package domain

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
)

// VisibleStore reads one person in a row scope.
type VisibleStore interface {
	// Visible is false when the scope does not hold the person.
	Visible(ctx context.Context, s Scope, id int64) (Seen, bool, error)
}

// writable gives a person whose addresses and records the actor may change:
// itself, and anybody for an admin, other admins for a superadmin only (domain
// 1.3). Who is not visible answers ErrUserNotFound, who is visible but somebody
// else ErrNotYours.
func writable(ctx context.Context, s VisibleStore, c clock.Clock, a auth.Actor, id int64) (User, error) {
	seen, ok, err := s.Visible(ctx, ScopeOf(a, c.Now()), id)
	switch {
	case err != nil:
		return User{}, err
	case !ok:
		return User{}, usersapi.ErrUserNotFound
	case id == a.ID, a.Group == auth.Superadmin, a.Group == auth.Admin && !seen.Group.IsAdmin():
		return seen.User, nil
	}
	return User{}, ErrNotYours
}
