package app

import (
	"context"
	"errors"

	"millesime/modules/cart/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Read prices the saved cart. What has become impossible since it was saved (a product withdrawn, a customer
// no longer one's own) is left out with a message, so that the rest of the cart is never lost.
func (c *Carts) Read(ctx context.Context, actor auth.Actor) (domain.Priced, error) {
	saved, err := c.store.Saved(ctx, nil, domain.OwnerOf(actor))
	if err != nil {
		return domain.Priced{}, err
	}
	p, f, err := c.possible(ctx, actor, saved.Payload)
	if err != nil {
		return domain.Priced{}, err
	}
	priced, err := c.sources.price(ctx, nil, c.clock.Now(), actor, p, f)
	if errors.Is(err, fault.ErrViolations) {
		p = p.WithoutDiscounts() // a right to give them that was lost since
		priced, err = c.sources.price(ctx, nil, c.clock.Now(), actor, p, f)
	}
	if err != nil {
		return domain.Priced{}, err
	}
	priced.ID, priced.Version = saved.ID, saved.Version
	if lost := len(saved.Payload.Items) - len(p.Items); lost > 0 {
		priced.Blockers = append(priced.Blockers, domain.ItemsRemoved(lost))
	}
	return priced, nil
}

// possible is the part of a saved payload that could still be posted. Leaving the customer out changes what is
// visible, hence the second look.
func (c *Carts) possible(ctx context.Context, actor auth.Actor, p domain.Payload) (domain.Payload, domain.Facts, error) {
	for {
		f, refused, err := c.sources.gather(ctx, actor, p)
		if err != nil || len(refused) == 0 {
			return p, f, err
		}
		p = p.Within(f)
	}
}
