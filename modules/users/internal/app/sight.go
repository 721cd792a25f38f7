package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Sight is whom an actor sees (domain 2).
type Sight struct {
	*Base

	storefronts usersapi.Storefronts
	frames      usersapi.Frames
	shops       usersapi.Shops
}

// NewSight makes it; storefronts know whose public card a buyer reads, frames who is in which, shops who sells to everybody.
func NewSight(b *Base, storefronts usersapi.Storefronts, frames usersapi.Frames, shops usersapi.Shops) *Sight {
	return &Sight{Base: b, storefronts: storefronts, frames: frames, shops: shops}
}

// scope is the row scope of an actor.
func (s *Sight) scope(ctx context.Context, a auth.Actor) (domain.Scope, error) {
	scope := domain.ScopeOf(a, s.clock.Now())
	if scope.CardsFor == "" {
		return scope, nil
	}
	var err error
	scope.Cards, err = s.storefronts.SuppliersOpenTo(ctx, scope.CardsFor)
	if err != nil || a.Group != auth.CSE {
		return scope, err
	}
	shops, err := s.storefronts.SuppliersOpenTo(ctx, auth.Customer) // works councils buy in shops too
	scope.Cards = append(shops, scope.Cards...)
	return scope, err
}

// visible reads one person in the actor's scope. Who is not in it answers ErrUserNotFound, as who does not exist.
func (s *Sight) visible(ctx context.Context, a auth.Actor, id int64) (domain.Seen, error) {
	scope := domain.ScopeOf(a, s.clock.Now())
	if id != a.ID { // everybody sees itself, at once
		var err error
		if scope, err = s.scope(ctx, a); err != nil {
			return domain.Seen{}, err
		}
	}
	seen, ok, err := s.store.Visible(ctx, scope, id)
	if err == nil && !ok {
		err = usersapi.ErrUserNotFound
	}
	return seen, err
}

// Names gives what a reader may call people.
func (s *Sight) Names(ctx context.Context, reader auth.Actor, ids []int64) (map[int64]string, error) {
	scope, err := s.scope(ctx, reader)
	if err != nil {
		return nil, err
	}
	authors, err := s.store.Authors(ctx, scope, ids)
	names := make(map[int64]string, len(authors))
	for id, author := range authors {
		names[id] = author.Name
	}
	return names, err
}

// writable gives a person whose addresses and records the actor may change: itself, and anybody for an admin, other admins
// for a superadmin only (domain 1.3). Who is visible but somebody else answers ErrNotYours.
func (s *Sight) writable(ctx context.Context, a auth.Actor, id int64) (domain.User, error) {
	seen, err := s.visible(ctx, a, id)
	switch {
	case err != nil:
		return domain.User{}, err
	case id == a.ID, a.Group == auth.Superadmin, a.Group == auth.Admin && !seen.Group.IsAdmin():
		return seen.User, nil
	}
	return domain.User{}, domain.ErrNotYours
}
