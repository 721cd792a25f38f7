package app

import (
	"context"

	"millesime/modules/cart/cartapi"
	"millesime/modules/cart/internal/domain"
	"millesime/platform/auth"
)

// Quote implements cartapi.Quotes.
func (c *Carts) Quote(ctx context.Context, actor auth.Actor, id string) (cartapi.Quote, error) {
	priced, err := c.ReadOne(ctx, actor, id)
	if err != nil {
		return cartapi.Quote{}, err
	}
	return priced.Quoted(), nil
}

// ReadOne is Read where the saved cart is still this one: an ordered cart is followed by another.
func (c *Carts) ReadOne(ctx context.Context, actor auth.Actor, id string) (domain.Priced, error) {
	priced, err := c.Read(ctx, actor)
	if err == nil && (priced.ID == "" || priced.ID != id) {
		return domain.Priced{}, domain.ErrNoCart
	}
	return priced, err
}
