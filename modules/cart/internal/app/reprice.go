package app

import (
	"context"

	"millesime/modules/cart/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/fault"
)

// Reprice implements ordersapi.Repricing: quotations are priced as carts are. Whether the quotation is the actor's is for
// orders to say.
func (c *Carts) Reprice(ctx context.Context, q ordersapi.QuotationRequest) (ordersapi.Repriced, error) {
	customer, err := c.sources.Parties.Party(ctx, q.CustomerID)
	if err != nil {
		return ordersapi.Repriced{}, err
	}
	p := domain.PayloadOf(q)
	f := domain.Facts{People: domain.People{Customer: &customer, Billing: &q.BillingAddress, Shipping: &q.ShippingAddress}}
	refused, err := c.sources.goods(ctx, nil, q.Actor, p, &f)
	if err != nil {
		return ordersapi.Repriced{}, err
	}
	if refused = append(refused, f.OfOthers(q)...); len(refused) > 0 {
		return ordersapi.Repriced{}, fault.Invalid(refused...)
	}
	if err := c.sources.conditions(ctx, nil, q.Actor, &f); err != nil {
		return ordersapi.Repriced{}, err
	}
	if refused := f.OfOtherAgents(q.Actor, p); len(refused) > 0 {
		return ordersapi.Repriced{}, fault.Invalid(refused...)
	}
	if err := c.sources.stock(ctx, nil, &f); err != nil {
		return ordersapi.Repriced{}, err
	}
	priced, err := c.sources.price(ctx, nil, c.clock.Now(), q.Actor, p, f)
	if err != nil {
		return ordersapi.Repriced{}, err
	}
	return ordersapi.Repriced{Draft: priced.Draft(priced.Quote.Suppliers[0]), Blockers: priced.Blockers}, nil
}
