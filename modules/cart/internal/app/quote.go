package app

import (
	"cmp"
	"context"

	"millesime/modules/cart/cartapi"
	"millesime/modules/cart/internal/domain"
	"millesime/platform/auth"
)

// Quote implements cartapi.Quotes. An administrator who was told the id of somebody's cart reads it as its owner does.
func (c *Carts) Quote(ctx context.Context, actor auth.Actor, id string) (cartapi.Quote, error) {
	owner, err := c.ownerOf(ctx, actor, id)
	if err != nil {
		return cartapi.Quote{}, err
	}
	priced, err := c.ReadOne(ctx, owner, id)
	if err != nil {
		return cartapi.Quote{}, err
	}
	return priced.Quoted(), nil
}

// ownerOf is who reads a cart: the actor itself, or for an administrator its owner.
func (c *Carts) ownerOf(ctx context.Context, actor auth.Actor, id string) (auth.Actor, error) {
	if !actor.Group.IsAdmin() {
		return actor, nil
	}
	owner, found, err := c.store.OwnerOf(ctx, id)
	if err != nil || !found || owner == domain.OwnerOf(actor) {
		return actor, err
	}
	person, err := c.sources.Parties.Party(ctx, cmp.Or(owner.ActingForID, owner.ActorID))
	read := auth.Actor{ID: person.ID, Group: person.Group, Status: person.Status}
	if owner.ActingForID != 0 {
		read.Impersonator = owner.ActorID
	}
	return read, err
}

// ReadOne is Read where the saved cart is still this one: an ordered cart is followed by another.
func (c *Carts) ReadOne(ctx context.Context, actor auth.Actor, id string) (domain.Priced, error) {
	priced, err := c.Read(ctx, actor)
	if err == nil && (priced.ID == "" || priced.ID != id) {
		return domain.Priced{}, domain.ErrNoCart
	}
	return priced, err
}
