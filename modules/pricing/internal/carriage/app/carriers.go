package app

import (
	"cmp"
	"context"
	"slices"

	"millesime/modules/pricing/internal/carriage/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/sale"
)

// Carriers reads the carriers that an actor sees: those that deliver, admins all of them.
func (c *Carriage) Carriers(ctx context.Context, actor auth.Actor) ([]domain.KeptCarrier, error) {
	carriers, err := c.store.KeptCarriers(ctx, nil)
	if err != nil || actor.Group.IsAdmin() {
		return carriers, err
	}
	serving := slices.DeleteFunc(carriers, func(one domain.KeptCarrier) bool { return !one.Active })
	for i := range serving {
		serving[i].Relays = slices.DeleteFunc(serving[i].Relays, func(r domain.KeptRelay) bool { return !r.Active })
	}
	return serving, nil
}

// Carrier reads one that the actor sees.
func (c *Carriage) Carrier(ctx context.Context, actor auth.Actor, code string) (domain.KeptCarrier, error) {
	carriers, err := c.Carriers(ctx, actor)
	if err != nil {
		return domain.KeptCarrier{}, err
	}
	return withCode(carriers, code)
}

func withCode(carriers []domain.KeptCarrier, code string) (domain.KeptCarrier, error) {
	at := slices.IndexFunc(carriers, func(one domain.KeptCarrier) bool { return one.Code == code })
	if at < 0 {
		return domain.KeptCarrier{}, domain.ErrCarrierNotFound
	}
	return carriers[at], nil
}

// AddCarrier keeps a new one, offered last unless a place was chosen.
func (c *Carriage) AddCarrier(ctx context.Context, actor auth.Actor, carrier domain.KeptCarrier) (domain.KeptCarrier, error) {
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		others, err := c.store.KeptCarriers(ctx, tx)
		if err != nil {
			return err
		}
		if _, err := withCode(others, carrier.Code); err == nil {
			return domain.TakenCarrier()
		}
		if carrier.Position == 0 {
			carrier.Position = int64(len(others) + 1)
		}
		return c.putCarrier(ctx, tx, nil, carrier)
	})
	if err != nil {
		return domain.KeptCarrier{}, err
	}
	return c.Carrier(ctx, actor, carrier.Code)
}

// ChangeCarrier lets change work on one. Orders that go by it keep its name.
func (c *Carriage) ChangeCarrier(
	ctx context.Context, actor auth.Actor, code string, seen int64, change func(*domain.KeptCarrier),
) (domain.KeptCarrier, error) {
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		carriers, err := c.store.KeptCarriers(ctx, tx)
		if err != nil {
			return err
		}
		before, err := withCode(carriers, code)
		if err != nil {
			return err
		}
		if err := audit.CheckSeen(ctx, c.db, tx, carrierThing(before), seen); err != nil {
			return err
		}
		carrier := before
		carrier.Relays = slices.Clone(before.Relays)
		change(&carrier)
		if same, err := audit.Same(carrierTrail(before), carrierTrail(carrier)); same || err != nil {
			return err
		}
		return c.putCarrier(ctx, tx, &before, carrier)
	})
	if err != nil {
		return domain.KeptCarrier{}, err
	}
	return c.Carrier(ctx, actor, code)
}

func (c *Carriage) putCarrier(ctx context.Context, tx *db.Tx, before *domain.KeptCarrier, carrier domain.KeptCarrier) error {
	if err := carrier.Check(); err != nil {
		return err
	}
	carrier.Version++
	if err := c.store.PutCarrier(ctx, tx, carrier); err != nil {
		return err
	}
	if err := auditCarrier(ctx, tx, before, carrier); err != nil {
		return err
	}
	return tx.Publish(ctx, pricingevents.CarrierChangedV1{Code: carrier.Code})
}

// Preview prices a basket to a department, with a grid that is not kept yet in the place of the one it was.
func (c *Carriage) Preview(
	ctx context.Context, actor auth.Actor, basket quote.Basket, draft *domain.KeptGrid,
) ([]quote.PreviewedOffer, error) {
	if _, served := sale.Department("FR", basket.Department+"000"); !served {
		return nil, fault.Invalid(domain.NotServed())
	}
	if !actor.Group.IsAdmin() {
		basket.SupplierID = actor.ID
	}
	if draft != nil && draft.ID != 0 { // it is tried for whom it is
		kept, err := c.seen(ctx, nil, actor, draft.ID)
		if err != nil {
			return nil, err
		}
		basket.SupplierID = cmp.Or(kept.SupplierID, basket.SupplierID)
	}
	book := quote.Book{}
	var err error
	if book.Carriers, err = c.store.Carriers(ctx, nil); err != nil {
		return nil, err
	}
	if book.Grids, err = c.store.Grids(ctx, nil, []int64{basket.SupplierID}, basket.Department, c.Today()); err != nil {
		return nil, err
	}
	if draft == nil {
		return quote.Preview(basket, book), nil
	}
	return c.tried(ctx, actor, basket, book, *draft)
}

// ownWarehouse is the code of a supplier's own.
const ownWarehouse = "supplier"

// usualGrams is what a bottle of 75 cl weighs where nothing is sold that could tell.
const usualGrams = int64(1300)

// Weigh gives a basket the weight of its units by the average of what its warehouse sells.
func (c *Carriage) Weigh(ctx context.Context, actor auth.Actor, basket *quote.Basket) error {
	supplier, warehouse := basket.SupplierID, ownWarehouse
	switch {
	case basket.Dartess:
		supplier, warehouse = 0, pricingapi.WarehouseDartess
	case !actor.Group.IsAdmin():
		supplier = actor.ID
	}
	grams, err := c.products.UsualWeight(ctx, supplier, warehouse)
	basket.Weight = basket.Units * cmp.Or(grams, usualGrams)
	return err
}

func (c *Carriage) tried(
	ctx context.Context, actor auth.Actor, basket quote.Basket, book quote.Book, draft domain.KeptGrid,
) ([]quote.PreviewedOffer, error) {
	var replaces *quote.Grid
	if draft.ID != 0 {
		kept, err := c.seen(ctx, nil, actor, draft.ID)
		if err != nil {
			return nil, err
		}
		replaces = &kept.Grid
		draft.Owner, draft.SupplierID = kept.Owner, kept.SupplierID
	}
	if !actor.Group.IsAdmin() {
		draft.Owner, draft.SupplierID = quote.OwnerSupplier, actor.ID
	}
	carriers, err := c.store.KeptCarriers(ctx, nil)
	if err != nil {
		return nil, err
	}
	if err := draft.Check(carriers); err != nil {
		return nil, within("grid", err)
	}
	return quote.Preview(basket, book.Trying(draft.Grid, replaces)), nil
}

// within puts violations at the members of a member.
func within(member string, err error) error {
	refused, ok := fault.As(err)
	if !ok {
		return err
	}
	inside := slices.Clone(refused.Violations)
	for n := range inside {
		inside[n].PropertyPath = member + "." + inside[n].PropertyPath
	}
	return fault.Invalid(inside...)
}
