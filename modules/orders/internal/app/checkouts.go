package app

import (
	"context"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/db"
)

// CheckoutOrders implements pricingapi.CheckoutOrders.
func (o *Orders) CheckoutOrders(ctx context.Context, checkoutIDs []string) (map[string][]pricingapi.CheckoutOrder, error) {
	return o.store.CheckoutOrders(ctx, checkoutIDs)
}

// returnCodes gives back the uses of promo codes by checkouts of orders that were just cancelled, where it was the last of
// them and none had been validated (domain 4.2, step 6). With the uses locked, of two that are cancelled at once the second
// sees the first.
func (o *Orders) returnCodes(ctx context.Context, tx *db.Tx, orderIDs []int64) error {
	checkouts, err := o.store.CheckoutsOf(ctx, tx, orderIDs)
	if err != nil {
		return err
	}
	used, err := o.Codes.LockUses(ctx, tx, checkouts)
	if err != nil || len(used) == 0 {
		return err
	}
	ended, err := o.store.CanceledCheckouts(ctx, tx, used)
	if err != nil {
		return err
	}
	return o.Codes.GiveBack(ctx, tx, ended)
}
