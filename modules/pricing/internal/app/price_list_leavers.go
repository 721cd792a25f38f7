package app

import (
	"context"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// ForgetCustomer takes who is no customer of a supplier any more out of the lists of that supplier that name it and have not ended. A
// list that is left with nobody ends: today when it has begun, else it is deleted. A draft waits for its author.
func (p *Prices) ForgetCustomer(ctx context.Context, tx *db.Tx, supplierID, customerID int64) error {
	today := clock.DateOf(tx.Now())
	named, err := p.LockListsNaming(ctx, tx, supplierID, customerID, today)
	if err != nil {
		return err
	}
	for _, one := range named {
		if err := p.forgetIn(ctx, tx, one, customerID, today); err != nil {
			return err
		}
	}
	return nil
}

func (p *Prices) forgetIn(ctx context.Context, tx *db.Tx, one domain.PriceList, customerID int64, today string) error {
	left := one
	left.CustomerIDs = missing(one.CustomerIDs, []int64{customerID})
	if one.PublishedAt.IsZero() {
		return p.RemoveListCustomer(ctx, tx, one.ID, customerID)
	}
	if err := trailList(ctx, tx, "pricing.price_list_changed", one, listTrail(one), listTrail(left)); err != nil {
		return err
	}
	switch {
	case len(left.CustomerIDs) == 0 && !one.Begun(today):
		if err := p.RemovePriceList(ctx, tx, one.ID); err != nil {
			return err
		}
	case len(left.CustomerIDs) == 0:
		end := domain.ListEnd{To: today}
		if err := p.EndPriceList(ctx, tx, one.ID, end); err != nil {
			return err
		}
		if err := trailListEnd(ctx, tx, one, end); err != nil {
			return err
		}
		fallthrough
	default:
		if err := p.RemoveListCustomer(ctx, tx, one.ID, customerID); err != nil {
			return err
		}
	}
	return tx.Publish(ctx, pricingevents.PriceListChangedV1{ListID: one.ID})
}
