package app

import (
	"context"

	"millesime/modules/cart/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/db"
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

// Order implements ordersapi.Ordering: goods ordered beside the cart are checked, priced and reserved as a checkout's. The saved
// cart takes no part.
func (c *Carts) Order(ctx context.Context, tx *db.Tx, q ordersapi.DirectOrder) (ordersapi.Ordered, error) {
	who := func(ctx context.Context) (domain.People, error) { return c.sources.buyer(ctx, q) }
	people, err := who(ctx)
	if err != nil {
		return ordersapi.Ordered{}, err
	}
	now := c.clock.Now()
	priced, err := c.price(ctx, tx, now, q.Actor, domain.PayloadOfOrder(q), people, who)
	if err != nil {
		return ordersapi.Ordered{}, err
	}
	if refused := priced.OfOthers(q.QuotationRequest); len(refused) > 0 {
		return ordersapi.Ordered{}, fault.Invalid(refused...)
	}
	if err := priced.Ready(); err != nil {
		return ordersapi.Ordered{}, err
	}
	ordered, err := c.order(ctx, tx, domain.OwnerOf(q.Actor), domain.Saved{}, priced, now, true)
	if err != nil {
		return ordersapi.Ordered{}, err
	}
	return ordersapi.Ordered{OrderID: ordered.Orders[0].ID, Draft: priced.Draft(priced.Quote.Suppliers[0])}, nil
}

// buyer is whom goods are ordered for, with the addresses that were named.
func (s Sources) buyer(ctx context.Context, q ordersapi.DirectOrder) (domain.People, error) {
	allowed, err := s.Access.MayOrderFor(ctx, q.Actor, q.CustomerID)
	if err != nil || !allowed {
		return domain.Stranger(), err
	}
	customer, err := s.Parties.Party(ctx, q.CustomerID)
	return domain.People{Customer: &customer, Billing: &q.BillingAddress, Shipping: &q.ShippingAddress}, err
}
