package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// series is all of a list's, whoever may read them: what is written depends on each.
func (p *PriceLists) series(ctx context.Context, tx *db.Tx, one domain.PriceList) ([]domain.PriceList, error) {
	return p.store.Series(ctx, tx, lists.Scope{All: true}, "", one.SeriesID)
}

// before is the published list that one follows, nil when it is the first.
func before(one domain.PriceList, series []domain.PriceList) *domain.PriceList {
	for i := range series {
		if series[i].Revision < one.Revision && !series[i].PublishedAt.IsZero() {
			return &series[i]
		}
	}
	return nil
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

// join makes a list that is published follow the one before it, which ends the day before at the latest; its former end is kept.
func (p *PriceLists) join(ctx context.Context, tx *db.Tx, one *domain.PriceList) error {
	series, err := p.series(ctx, tx, *one)
	if err != nil {
		return err
	}
	previous := before(*one, series)
	if err := one.CheckAfter(previous, p.Today()); err != nil || previous == nil {
		return err
	}
	one.Former = previous.End()
	return p.endWith(ctx, tx, previous, one.EndBefore())
}

// move refuses a change of a published list that its neighbours do not allow; the one before ends as its days now ask.
func (p *PriceLists) move(ctx context.Context, tx *db.Tx, was, one domain.PriceList) error {
	series, err := p.series(ctx, tx, one)
	if err != nil {
		return err
	}
	previous, next := before(one, series), after(one, series)
	if err := one.CheckChange(was, p.Today(), next); err != nil {
		return err
	}
	if err := one.CheckAfter(previous, p.Today()); err != nil {
		return err
	}
	if one.To != was.To {
		if err := p.said(ctx, tx, next, one.End()); err != nil {
			return err
		}
	}
	return p.endWith(ctx, tx, previous, one.EndBefore())
}

// withdraw gives the list before a published one that goes its end back, as far as the next one leaves it.
func (p *PriceLists) withdraw(ctx context.Context, tx *db.Tx, gone domain.PriceList) error {
	series, err := p.series(ctx, tx, gone)
	if err != nil {
		return err
	}
	previous, next, end := before(gone, series), after(gone, series), gone.Former
	if next != nil {
		if err := p.said(ctx, tx, next, end); err != nil {
			return err
		}
		next.Former = end
		end = next.EndBefore()
	}
	return p.endWith(ctx, tx, previous, end)
}

// said keeps with the list that follows, if there is one, the end that its author gave the one before.
func (p *PriceLists) said(ctx context.Context, tx *db.Tx, next *domain.PriceList, end domain.ListEnd) error {
	if next == nil {
		return nil
	}
	return p.store.KeepFormerEnd(ctx, tx, next.ID, end)
}

// endWith gives a list, if there is one, another end than it has.
func (p *PriceLists) endWith(ctx context.Context, tx *db.Tx, previous *domain.PriceList, end domain.ListEnd) error {
	if previous == nil || previous.End() == end {
		return nil
	}
	return p.end(ctx, tx, *previous, end)
}

// end gives a list its last day.
func (p *PriceLists) end(ctx context.Context, tx *db.Tx, one domain.PriceList, end domain.ListEnd) error {
	if err := p.store.EndPriceList(ctx, tx, one.ID, end); err != nil {
		return err
	}
	return trailListEnd(ctx, tx, one, end)
}
