package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Publish makes a draft price what is ordered from its first day on. The list that it follows ends the day before.
func (p *PriceLists) Publish(ctx context.Context, a auth.Actor, id, version int64) error {
	scope, err := p.Access.Scope(ctx, a)
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
		if err := p.call(ctx, &one); err != nil {
			return err
		}
		if a.Group == auth.CommercialAgent { // margins may have moved since it was written
			if err := p.withinMargin(ctx, a, one); err != nil {
				return err
			}
		}
		if err := p.stands(ctx, tx, one); err != nil {
			return err
		}
		one.PublishedAt = tx.Now()
		if err := p.store.ChangePriceList(ctx, tx, one, false); err != nil {
			return err
		}
		return tx.Publish(ctx,
			pricingevents.PriceListPublishedV1{List: named(one), PublishedBy: a.ID}, pricingevents.PriceListChangedV1{ListID: id})
	})
}

// stands ends the published list that one follows the day before, and refuses when that would not leave it a day.
func (p *PriceLists) stands(ctx context.Context, tx *db.Tx, one domain.PriceList) error {
	series, err := p.series(ctx, tx, one)
	if err != nil {
		return err
	}
	previous := before(one, series)
	if err := one.CheckAfter(previous); err != nil || previous == nil {
		return err
	}
	end := previous.EndBefore(one)
	if previous.To != "" && previous.To <= end {
		return nil
	}
	return p.store.EndPriceList(ctx, tx, previous.ID, end, "")
}

// series is all of a list's, whoever may read them: what is written depends on each.
func (p *PriceLists) series(ctx context.Context, tx *db.Tx, one domain.PriceList) ([]domain.PriceList, error) {
	return p.store.Series(ctx, tx, lists.Scope{All: true}, "", one.SeriesID)
}

// Revise prepares the next list of a series: a draft with the same prices and days of its own. It gives the draft's id.
func (p *PriceLists) Revise(ctx context.Context, a auth.Actor, id int64, from, to, reason string) (int64, error) {
	scope, err := p.Access.Scope(ctx, a)
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
			return domain.ErrNotPublished
		}
		series, err := p.series(ctx, tx, one)
		if err != nil {
			return err
		}
		if slices.ContainsFunc(series, func(l domain.PriceList) bool { return l.PublishedAt.IsZero() }) {
			return domain.ErrRevisionWaits
		}
		entries, err := p.store.Entries(ctx, tx, id)
		if err != nil {
			return err
		}
		one.Entries = entries[id]
		next := one.Follow(from, to, reason, series[0].Revision+1)
		if err := p.call(ctx, &next); err != nil {
			return err
		}
		if err := next.Check(); err != nil {
			return err
		}
		if err := next.CheckAfter(&series[0]); err != nil {
			return err
		}
		next.CreatedBy, next.Impersonator, next.CreatedAt, next.UpdatedAt = a.ID, a.Impersonator, tx.Now(), tx.Now()
		made, err = p.store.AddPriceList(ctx, tx, next)
		return err
	})
	return made, err
}

// End gives a published list its last day, "" for none. One that is earlier than was said has a reason.
func (p *PriceLists) End(ctx context.Context, a auth.Actor, id, version int64, to, reason string) error {
	scope, err := p.Access.Scope(ctx, a)
	if err != nil {
		return err
	}
	return p.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		one, err := p.lock(ctx, tx, a, scope, id, version)
		if err != nil {
			return err
		}
		series, err := p.series(ctx, tx, one)
		if err != nil {
			return err
		}
		if err := one.CheckEnd(to, reason, p.Today(), after(one, series)); err != nil {
			return err
		}
		if err := p.store.EndPriceList(ctx, tx, id, to, reason); err != nil {
			return err
		}
		return tx.Publish(ctx, pricingevents.PriceListChangedV1{ListID: id})
	})
}

// after is the published list that follows one, nil when there is none.
func after(one domain.PriceList, series []domain.PriceList) *domain.PriceList {
	for i := range slices.Backward(series) {
		if series[i].Revision > one.Revision && !series[i].PublishedAt.IsZero() {
			return &series[i]
		}
	}
	return nil
}
