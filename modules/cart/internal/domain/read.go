package domain

import (
	"context"
	"errors"
	"slices"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Read prices the saved cart. What has become impossible since it was saved (a product withdrawn, a customer
// no longer one's own) is left out with a message, so that the rest of the cart is never lost.
func (c *Computing) Read(ctx context.Context, actor auth.Actor) (Priced, error) {
	saved, err := c.carts.Saved(ctx, OwnerOf(actor))
	if err != nil {
		return Priced{}, err
	}
	p, f, err := c.possible(ctx, actor, saved.Payload)
	if err != nil {
		return Priced{}, err
	}
	priced, err := c.sources.price(ctx, nil, c.clock.Now(), actor, p, f)
	if errors.Is(err, fault.ErrViolations) {
		p = withoutDiscounts(p) // a right to give them that was lost since
		priced, err = c.sources.price(ctx, nil, c.clock.Now(), actor, p, f)
	}
	if err != nil {
		return Priced{}, err
	}
	priced.ID, priced.Version = saved.ID, saved.Version
	if lost := len(saved.Payload.Items) - len(p.Items); lost > 0 {
		priced.Blockers = append(priced.Blockers, filled("items", "items_removed",
			"{n} produit(s) de votre panier ne sont plus proposés et en ont été retirés.",
			"{n} product(s) of your cart are no longer offered and were taken out.", int64(lost)))
	}
	return priced, nil
}

// possible is the part of a saved payload that could still be posted. Leaving the customer out changes what is
// visible, hence the second look.
func (c *Computing) possible(ctx context.Context, actor auth.Actor, p Payload) (Payload, facts, error) {
	for {
		f, refused, err := c.sources.gather(ctx, nil, actor, p)
		if err != nil || len(refused) == 0 {
			return p, f, err
		}
		p = reduced(p, f)
	}
}

// reduced keeps what the facts still know.
func reduced(p Payload, f facts) Payload {
	items := make([]Item, 0, len(p.Items))
	for _, item := range p.Items {
		if _, ok := f.products[item.ProductID]; ok {
			items = append(items, item)
		}
	}
	p.Items = items
	if f.customer == nil {
		p.CustomerID = 0
	}
	if f.billing == nil {
		p.BillingAddressID = 0
	}
	if f.shipping == nil {
		p.ShippingAddressID = 0
	}
	return p
}

func withoutDiscounts(p Payload) Payload {
	items := slices.Clone(p.Items)
	for i := range items {
		items[i].Discount = 0
	}
	p.Items = items
	return p
}
