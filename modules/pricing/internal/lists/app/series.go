package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/lists/domain"
	"millesime/modules/pricing/internal/lists/store"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// listWriter ends and deletes published lists, and keeps those of a series one after another.
type listWriter struct{ store *store.Store }

// series is all of a list's, whoever may read them: what is written depends on each.
func (w listWriter) series(ctx context.Context, tx *db.Tx, one domain.PriceList) ([]domain.PriceList, error) {
	return w.store.Series(ctx, tx, lists.Scope{All: true}, "", one.SeriesID)
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
		if err := p.keepFormerEnd(ctx, tx, next, one.End()); err != nil {
			return err
		}
	}
	return p.endWith(ctx, tx, previous, one.EndBefore())
}

// withdraw gives the list before a published one that goes its end back, as far as the next one leaves it.
func (w listWriter) withdraw(ctx context.Context, tx *db.Tx, gone domain.PriceList) error {
	series, err := w.series(ctx, tx, gone)
	if err != nil {
		return err
	}
	previous, next, end := before(gone, series), after(gone, series), gone.Former
	if next != nil {
		if err := w.keepFormerEnd(ctx, tx, next, end); err != nil {
			return err
		}
		next.Former = end
		end = next.EndBefore()
	}
	return w.endWith(ctx, tx, previous, end)
}

// keepFormerEnd keeps with the list that follows, if there is one, the end that its author gave the one before.
func (w listWriter) keepFormerEnd(ctx context.Context, tx *db.Tx, next *domain.PriceList, end domain.ListEnd) error {
	if next == nil {
		return nil
	}
	return w.store.KeepFormerEnd(ctx, tx, next.ID, end)
}

// endWith gives a list, if there is one, another end than it has.
func (w listWriter) endWith(ctx context.Context, tx *db.Tx, previous *domain.PriceList, end domain.ListEnd) error {
	if previous == nil || previous.End() == end {
		return nil
	}
	return w.end(ctx, tx, *previous, end)
}

// end gives a list its last day.
func (w listWriter) end(ctx context.Context, tx *db.Tx, one domain.PriceList, end domain.ListEnd) error {
	if err := w.store.EndPriceList(ctx, tx, one.ID, end); err != nil {
		return err
	}
	return trailListEnd(ctx, tx, one, end)
}

// endOn gives a published list another last day for somebody, and tells of it. next is the list that follows it, nil for none.
func (w listWriter) endOn(
	ctx context.Context, tx *db.Tx, by actor, one domain.PriceList, next *domain.PriceList, end domain.ListEnd,
) error {
	if err := w.end(ctx, tx, one, end); err != nil {
		return err
	}
	if err := w.keepFormerEnd(ctx, tx, next, end); err != nil {
		return err
	}
	one.To, one.EndReason = end.To, end.Reason
	return tx.Publish(ctx, by.did(pricingevents.ListEnded, one), pricingevents.PriceListChangedV1{ListID: one.ID})
}

// remove deletes a list that has not begun for somebody. Of one that was published it tells, and the list before has its end back.
func (w listWriter) remove(ctx context.Context, tx *db.Tx, by actor, one domain.PriceList) error {
	if err := w.store.RemovePriceList(ctx, tx, one.ID); err != nil || one.PublishedAt.IsZero() {
		return err
	}
	if err := w.withdraw(ctx, tx, one); err != nil {
		return err
	}
	if err := trailList(ctx, tx, "pricing.price_list_removed", one, listTrail(one), nil); err != nil {
		return err
	}
	return tx.Publish(ctx, by.did(pricingevents.ListRemoved, one), pricingevents.PriceListChangedV1{ListID: one.ID})
}
