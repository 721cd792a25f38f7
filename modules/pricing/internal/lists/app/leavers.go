package app

import (
	"context"

	"millesime/modules/pricing/internal/lists/domain"
	"millesime/modules/pricing/internal/lists/store"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Keeper keeps published lists as days and relations go by.
type Keeper struct {
	store   *store.Store
	db      *db.DB
	parties usersapi.Parties
}

// NewKeeper makes it over the store of the lists.
func NewKeeper(d *db.DB, parties usersapi.Parties) *Keeper { return &Keeper{store.New(d), d, parties} }

// ForgetCustomer takes who is no customer of a supplier any more out of the lists of that supplier that name it and have not ended. A
// list that is left with nobody ends: today when it has begun, else it is deleted, in the name of who ended the relation. A draft
// waits for its author.
func (k *Keeper) ForgetCustomer(ctx context.Context, tx *db.Tx, by, supplierID, customerID int64) error {
	today := clock.DateOf(tx.Now())
	ids, err := k.store.LockListsNaming(ctx, tx, supplierID, customerID, today)
	if err != nil {
		return err
	}
	for _, id := range ids { // each as the one before left it
		one, err := k.store.PriceList(ctx, tx, lists.Scope{All: true}, "", id)
		if err != nil {
			return err
		}
		if err := k.forgetIn(ctx, tx, actor{id: by, former: customerID}, one, today); err != nil {
			return err
		}
	}
	return nil
}

func (k *Keeper) forgetIn(ctx context.Context, tx *db.Tx, by actor, one domain.PriceList, today string) error {
	left := one
	left.CustomerIDs = quote.Without(one.CustomerIDs, []int64{by.former})
	var err error
	if left.Customers, err = k.parties.Parties(ctx, left.CustomerIDs); err != nil {
		return err
	}
	if one.PublishedAt.IsZero() {
		return k.store.RemoveListCustomer(ctx, tx, left, by.former)
	}
	if err := trailList(ctx, tx, "pricing.price_list_changed", one, listTrail(one), listTrail(left)); err != nil {
		return err
	}
	nobody, writer := len(left.CustomerIDs) == 0, listWriter{k.store}
	if nobody && !one.Begun(today) {
		return writer.remove(ctx, tx, by, left)
	}
	if err := k.store.RemoveListCustomer(ctx, tx, left, by.former); err != nil {
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
