package app

import (
	"context"
	"errors"

	"millesime/modules/cart/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Compute prices what was posted and saves it. A payload made from an older version is refused with the newer
// cart, one that is not the actor's to send with its violations; both change nothing (domain 5.1).
func (c *Carts) Compute(ctx context.Context, actor auth.Actor, p domain.Payload) (domain.Priced, error) {
	priced, err := c.priced(ctx, actor, p)
	if err != nil {
		return domain.Priced{}, c.refusal(ctx, actor, p, err)
	}
	saved, err := c.save(ctx, domain.OwnerOf(actor), p)
	if errors.Is(err, domain.ErrOlderVersion) {
		return domain.Priced{}, c.older(ctx, actor)
	}
	priced.ID, priced.Version = saved.ID, saved.Version
	return priced, err
}

// priced prices a payload that is the actor's to send.
func (c *Carts) priced(ctx context.Context, actor auth.Actor, p domain.Payload) (domain.Priced, error) {
	f, refused, err := c.shown.gather(ctx, actor, p)
	if err != nil {
		return domain.Priced{}, err
	}
	if len(refused) > 0 {
		return domain.Priced{}, fault.Invalid(refused...)
	}
	priced, err := c.shown.price(ctx, nil, c.clock.Now(), actor, p, f)
	if err != nil {
		return domain.Priced{}, err
	}
	return priced, domain.RequireParties(p)
}

// refusal is what is told of a payload that has no price, for this reason: who is behind hears that before anything else.
func (c *Carts) refusal(ctx context.Context, actor auth.Actor, p domain.Payload, reason error) error {
	if p.Version == nil {
		return reason
	}
	saved, err := c.store.Saved(ctx, nil, domain.OwnerOf(actor))
	switch {
	case err != nil:
		return err
	case p.Stale(saved):
		return c.older(ctx, actor)
	default:
		return reason
	}
}

// save keeps the payload with one statement; one that changes nothing keeps its version.
func (c *Carts) save(ctx context.Context, owner domain.Owner, p domain.Payload) (domain.Saved, error) {
	switch kept := p.Kept(); {
	case p.KnowsOfNone():
		return c.store.Add(ctx, owner, c.ids.Token(), kept)
	case p.ComparesSaved():
		return c.store.Replace(ctx, owner, domain.Saved{ID: p.CartID, Version: *p.Version}, kept)
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
