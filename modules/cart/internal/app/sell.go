package app

import (
	"context"

	"millesime/modules/cart/cartapi"
	"millesime/modules/cart/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Offer implements cartapi.Sales.
func (c *Carts) Offer(ctx context.Context, s cartapi.Sale) (cartapi.Offered, error) {
	p, actor := domain.PayloadOfSale(s), domain.BuyerOf(s)
	f, refused, err := c.sources.about(ctx, nil, actor, p, domain.People{
		Customer: &usersapi.Party{ID: actor.ID, Group: actor.Group, Status: actor.Status}, Billing: &s.Address, Shipping: &s.Address,
	})
	if err != nil {
		return cartapi.Offered{}, err
	}
	if len(refused) > 0 {
		return cartapi.Offered{Blockers: refused}, nil
	}
	now := c.clock.Now()
	priced, err := c.sources.price(ctx, nil, now, actor, p, f)
	if err != nil {
		return cartapi.Offered{}, err
	}
	if p.CarrierCode = priced.UsualCarrier(); p.CarrierCode != "" {
		if priced, err = c.sources.price(ctx, nil, now, actor, p, f); err != nil {
			return cartapi.Offered{}, err
		}
	}
	return priced.Offered(), nil
}

// Sell implements cartapi.Sales.
func (c *Carts) Sell(ctx context.Context, tx *db.Tx, s cartapi.Sale) ([]cartapi.Sold, error) {
	p, actor := domain.PayloadOfSale(s), domain.BuyerOf(s)
	who := func(ctx context.Context) (domain.People, error) {
		customer, err := c.sources.Parties.Party(ctx, s.CustomerID)
		return domain.People{Customer: &customer, Billing: &s.Address, Shipping: &s.Address}, err
	}
	people, err := who(ctx)
	if err != nil {
		return nil, err
	}
	if len(s.Goods) == 0 {
		return nil, fault.Invalid(domain.NothingToSell())
	}
	now := c.clock.Now()
	priced, err := c.price(ctx, tx, now, actor, p, people, who)
	if err != nil {
		return nil, err
	}
	if err := priced.Ready(); err != nil {
		return nil, err
	}
	priced.Introduced = &s
	ordered, err := c.order(ctx, tx, domain.OwnerOf(auth.Actor{ID: s.CustomerID}), domain.Saved{}, priced, now, true)
	if err != nil {
		return nil, err
	}
	sold := make([]cartapi.Sold, len(ordered.Orders))
	for i, placed := range ordered.Orders {
		sold[i] = cartapi.Sold{OrderID: placed.ID, Number: placed.Number, Draft: ordered.Draft(ordered.Quote.Suppliers[i])}
	}
	return sold, nil
}
