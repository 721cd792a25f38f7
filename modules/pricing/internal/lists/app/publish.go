package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Publish makes a draft price what is ordered from its first day on. The list that it follows ends the day before. Prices far from
// the wine's own are published once they are confirmed.
func (p *PriceLists) Publish(ctx context.Context, a auth.Actor, id, version int64, confirmed bool) error {
	scope, err := p.scope(ctx, a)
	if err != nil {
		return err
	}
	return p.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		one, err := p.lock(ctx, tx, a, scope, id, version)
		if err != nil {
			return err
		}
		entries, err := p.store.Entries(ctx, tx, id)
		if err != nil {
			return err
		}
		one.Entries = entries[id]
		if err := one.CheckPublish(p.Today()); err != nil {
			return err
		}
		if err := p.nameParties(ctx, &one); err != nil {
			return err
		}
		if err := p.addressees(ctx, a, one); err != nil { // customers may have left since it was written
			return err
		}
		if a.Group == auth.CommercialAgent { // margins may have moved since it was written
			if err := p.withinMargin(ctx, a, one); err != nil {
				return err
			}
		}
		if !confirmed {
			if err := p.near(ctx, tx, a, one, nil); err != nil {
				return err
			}
		}
		if err := p.join(ctx, tx, &one); err != nil {
			return err
		}
		one.PublishedAt = tx.Now()
		if err := p.store.ChangePriceList(ctx, tx, one, false); err != nil {
			return err
		}
		if err := trailList(ctx, tx, "pricing.price_list_published", one, nil, listTrail(one)); err != nil {
			return err
		}
		return tx.Publish(ctx,
			pricingevents.PriceListPublishedV1{List: named(one), PublishedBy: a.ID}, pricingevents.PriceListChangedV1{ListID: id})
	})
}

// Revise prepares the next list of a series: a draft with the same prices and days of its own. It gives the draft's id.
func (p *PriceLists) Revise(ctx context.Context, a auth.Actor, id int64, from, to, reason string) (int64, error) {
	scope, err := p.scope(ctx, a)
	if err != nil {
		return 0, err
	}
	var made int64
	err = p.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		one, err := p.lock(ctx, tx, a, scope, id, 0)
		if err != nil {
			return err
		}
		if one.PublishedAt.IsZero() {
			return quote.ErrNotPublished
		}
		series, err := p.series(ctx, tx, one)
		if err != nil {
			return err
		}
		if slices.ContainsFunc(series, func(l domain.PriceList) bool { return l.PublishedAt.IsZero() }) {
			return quote.ErrRevisionWaits
		}
		entries, err := p.store.Entries(ctx, tx, id)
		if err != nil {
			return err
		}
		one.Entries = entries[id]
		next := one.Follow(from, to, reason, series[0].Revision+1)
		if err := p.nameParties(ctx, &next); err != nil {
			return err
		}
		if next.CustomerIDs, err = p.remaining(ctx, a, next); err != nil {
			return err
		}
		if err := next.Check(); err != nil {
			return err
		}
		if err := next.CheckAfter(&series[0], p.Today()); err != nil {
			return err
		}
		next.CreatedBy, next.Impersonator, next.CreatedAt, next.UpdatedAt = a.ID, a.Impersonator, tx.Now(), tx.Now()
		made, err = p.store.AddPriceList(ctx, tx, next)
		return err
	})
	return made, err
}

// End gives a published list its last day, "" for none. One that is earlier than was said has a reason; the one that it has changes
// nothing.
func (p *PriceLists) End(ctx context.Context, a auth.Actor, id, version int64, to, reason string) error {
	scope, err := p.scope(ctx, a)
	if err != nil {
		return err
	}
	return p.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		one, err := p.lock(ctx, tx, a, scope, id, version)
		if err != nil {
			return err
		}
		if !removable(scope, one) {
			return quote.ErrListOfSupplier
		}
		series, err := p.series(ctx, tx, one)
		if err != nil {
			return err
		}
		next, end := after(one, series), domain.ListEnd{To: to, Reason: reason}
		if err := one.CheckEnd(to, reason, p.Today(), next); err != nil || one.End() == end {
			return err
		}
		return p.endOn(ctx, tx, actor{id: a.ID}, one, next, end)
	})
}
