package app

import (
	"context"
	"errors"
	"reflect"

	"millesime/modules/cart/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Compute prices what was posted and saves it. A payload made from an older version is refused with the newer
// cart, one that is not the actor's to send with its violations; both change nothing (domain 5.1).
func (c *Carts) Compute(ctx context.Context, actor auth.Actor, p domain.Payload) (domain.Priced, error) {
	owner := domain.OwnerOf(actor)
	var saved domain.Saved
	if p.Version != nil { // else it is saved whatever is there
		var err error
		if saved, err = c.store.Saved(ctx, nil, owner); err != nil {
			return domain.Priced{}, err
		}
	}
	if p.Stale(saved) {
		return domain.Priced{}, c.older(ctx, actor)
	}
	priced, err := c.priced(ctx, actor, p)
	if err != nil {
		return domain.Priced{}, err
	}
	if err := domain.RequireParties(p); err != nil {
		return domain.Priced{}, err
	}
	saved, err = c.save(ctx, owner, saved, p)
	if errors.Is(err, domain.ErrOlderVersion) {
		return domain.Priced{}, c.older(ctx, actor)
	}
	priced.ID, priced.Version = saved.ID, saved.Version
	return priced, err
}

func (c *Carts) priced(ctx context.Context, actor auth.Actor, p domain.Payload) (domain.Priced, error) {
	f, refused, err := c.shown.gather(ctx, actor, p)
	if err != nil {
		return domain.Priced{}, err
	}
	if len(refused) > 0 {
		return domain.Priced{}, fault.Invalid(refused...)
	}
	return c.shown.price(ctx, nil, c.clock.Now(), actor, p, f)
}

// save keeps the payload with one statement; one that changes nothing keeps its version.
func (c *Carts) save(ctx context.Context, owner domain.Owner, saved domain.Saved, p domain.Payload) (domain.Saved, error) {
	switch kept := p.Kept(); {
	case saved.ID != "" && reflect.DeepEqual(saved.Payload.Kept(), kept):
		return saved, nil
	case p.ComparesSaved():
		return c.store.Replace(ctx, saved, kept)
	case p.KnowsOfNone():
		return c.store.Add(ctx, owner, c.ids.Token(), kept)
	default:
		return c.store.Put(ctx, owner, c.ids.Token(), kept)
	}
}

// older is the conflict that carries the newer cart.
func (c *Carts) older(ctx context.Context, actor auth.Actor) error {
	newer, err := c.Read(ctx, actor)
	if err != nil {
		return err
	}
	return &domain.Conflict{Fault: domain.ErrOlderVersion, Newer: newer}
}
