package app

import (
	"context"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// ForgetCustomer takes who is no customer of a supplier any more out of the lists of that supplier that name it and have not ended. A
// list that is left with nobody ends: today when it has begun, else it is deleted, in the name of who ended the relation. A draft
// waits for its author.
func (p *Prices) ForgetCustomer(ctx context.Context, tx *db.Tx, by, supplierID, customerID int64) error {
	today := clock.DateOf(tx.Now())
	ids, err := p.store.LockListsNaming(ctx, tx, supplierID, customerID, today)
	if err != nil {
		return err
	}
	for _, id := range ids { // each as the one before left it
		one, err := p.store.PriceList(ctx, tx, lists.Scope{All: true}, "", id)
		if err != nil {
			return err
		}
		if err := p.forgetIn(ctx, tx, actor{id: by, former: customerID}, one, today); err != nil {
			return err
		}
	}
	return nil
}

func (p *Prices) forgetIn(ctx context.Context, tx *db.Tx, by actor, one domain.PriceList, today string) error {
	left := one
	left.CustomerIDs = missing(one.CustomerIDs, []int64{by.former})
	var err error
	if left.Customers, err = p.parties.Parties(ctx, left.CustomerIDs); err != nil {
		return err
	}
	if one.PublishedAt.IsZero() {
		return p.store.RemoveListCustomer(ctx, tx, left, by.former)
	}
	if err := trailList(ctx, tx, "pricing.price_list_changed", one, listTrail(one), listTrail(left)); err != nil {
		return err
	}
	nobody, writer := len(left.CustomerIDs) == 0, listWriter{p.store}
	if nobody && !one.Begun(today) {
		return writer.remove(ctx, tx, by, left)
	}
	if err := p.store.RemoveListCustomer(ctx, tx, left, by.former); err != nil {
		return err
	}
	if !nobody || one.To == today {
		return tx.Publish(ctx, pricingevents.PriceListChangedV1{ListID: one.ID})
	}
	series, err := writer.series(ctx, tx, one)
	if err != nil {
		return err
	}
	left.Version++
	return writer.endOn(ctx, tx, by, left, after(one, series), domain.ListEnd{To: today})
}
