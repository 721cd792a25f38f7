package app

import (
	"context"
	"errors"
	"time"

	"millesime/modules/cart/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Checkout validates a cart in one transaction, so a refusal leaves nothing behind, and tells in it what became of the
// cart. keyed says that the request is done once anyhow, so the saved cart takes no part (domain 5.2).
func (c *Carts) Checkout(
	ctx context.Context, actor auth.Actor, p domain.Payload, keyed bool, tell func(ctx context.Context, tx *db.Tx, p domain.Priced) error,
) error {
	who, err := c.sources.known(ctx, actor, p)
	if err != nil {
		return err
	}
	err = c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		priced, err := c.validate(ctx, tx, actor, p, who, keyed)
		if err != nil {
			return err
		}
		return tell(ctx, tx, priced)
	})
	var conflict *domain.Conflict
	if errors.Is(err, domain.ErrOlderVersion) && !errors.As(err, &conflict) {
		return c.older(ctx, actor)
	}
	return err
}

// validate orders what was posted: inputs re-read and locked, quote, orders, stock, saved cart emptied (domain 5.2). who was
// read before the transaction.
func (c *Carts) validate(
	ctx context.Context, tx *db.Tx, actor auth.Actor, p domain.Payload, who domain.People, keyed bool,
) (domain.Priced, error) {
	if err := domain.RequireParties(p); err != nil {
		return domain.Priced{}, err
	}
	owner := domain.OwnerOf(actor)
	saved, err := c.store.Saved(ctx, tx, owner)
	if err != nil {
		return domain.Priced{}, err
	}
	if !keyed && p.Stale(saved) {
		return domain.Priced{}, domain.ErrOlderVersion
	}
	now := c.clock.Now()
	again := func(ctx context.Context) (domain.People, error) { return c.sources.people(ctx, actor, p) }
	priced, err := c.price(ctx, tx, now, actor, p, who, again)
	if err != nil {
		return domain.Priced{}, err
	}
	priced.ID, priced.Version = saved.ID, saved.Version
	if err := priced.Ready(); err != nil {
		return domain.Priced{}, err
	}
	return c.order(ctx, tx, owner, saved, priced, now, keyed)
}

// price reads and locks what a payload is about, and prices it inside the transaction that orders it. again reads its people once
// more.
func (c *Carts) price(
	ctx context.Context, tx *db.Tx, now time.Time, actor auth.Actor, p domain.Payload, who domain.People,
	again func(ctx context.Context) (domain.People, error),
) (domain.Priced, error) {
	f, refused, err := c.sources.gatherTx(ctx, tx, actor, p, who, again)
	if err != nil {
		return domain.Priced{}, err
	}
	if len(refused) > 0 {
		return domain.Priced{}, fault.Invalid(refused...)
	}
	priced, err := c.sources.price(ctx, tx, now, actor, p, f)
	if err != nil {
		return domain.Priced{}, err
	}
	if carrier := priced.UsualCarrier(); carrier != "" {
		p.CarrierCode = carrier
		return c.sources.price(ctx, tx, now, actor, p, f)
	}
	return priced, nil
}

func (c *Carts) order(
	ctx context.Context, tx *db.Tx, owner domain.Owner, saved domain.Saved, priced domain.Priced, now time.Time, keyed bool,
) (domain.Priced, error) {
	record := domain.CheckoutRecord{
		ID: c.ids.UUID(), Owner: owner, TotalTaxIncl: priced.Quote.TotalPriceTaxIncl,
		ExpectedTotal: priced.Payload.ExpectedTotal, At: now,
	}
	if !keyed && priced.Payload.ComparesSaved() {
		record.CartID, record.CartVersion = saved.ID, saved.Version
	}
	fresh, err := c.store.AddCheckout(ctx, tx, record)
	if err != nil {
		return domain.Priced{}, err
	}
	if !fresh {
		return domain.Priced{}, domain.ErrOlderVersion
	}
	if priced, err = c.write(ctx, tx, priced.Checkout(record.ID, now), priced); err != nil {
		return domain.Priced{}, err
	}
	if saved.ID != "" {
		emptied, err := c.store.Save(ctx, tx, owner, saved.ID, domain.Payload{})
		if err != nil {
			return domain.Priced{}, err
		}
		priced.Version = emptied.Version
	}
	return priced, nil
}

// write makes orders with their stock reserved and the use of their promo code counted, or quotations, which reserve none.
func (c *Carts) write(ctx context.Context, tx *db.Tx, checkout ordersapi.Checkout, priced domain.Priced) (domain.Priced, error) {
	if priced.Payload.Step == domain.StepQuotation {
		proposed, err := c.sources.Orders.Propose(ctx, tx, checkout)
		for _, quotation := range proposed {
			priced.Quotations = append(priced.Quotations, quotation.ID)
		}
		return priced, err
	}
	placed, err := c.sources.Orders.Place(ctx, tx, checkout)
	if err != nil {
		return domain.Priced{}, err
	}
	if _, err := c.sources.Stock.ReserveOf(ctx, tx, priced.Levels, priced.StockLines(placed)); err != nil {
		return domain.Priced{}, err
	}
	if use := priced.CodeUse(checkout.ID); use != nil { // last of what is locked (domain 5.6)
		if err := c.sources.Codes.Use(ctx, tx, *use); err != nil {
			return domain.Priced{}, err
		}
	}
	priced.Orders = placed
	return priced, nil
}
