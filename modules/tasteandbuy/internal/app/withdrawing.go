package app

import (
	"context"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Request gives one of the actor's, with what its guest withdraws from and the sellers have not settled yet.
func (all *Requests) Request(ctx context.Context, a auth.Actor, id int64) (domain.Request, error) {
	r, err := all.store.Request(ctx, nil, a.ID, id)
	if err != nil {
		return r, err
	}
	for i := range r.Orders {
		if err := all.readWithdrawing(ctx, r.GuestID, &r.Orders[i]); err != nil {
			return r, err
		}
	}
	return r, nil
}

// readWithdrawing compares what is kept of an order by all that is settled with what its guest keeps.
func (all *Requests) readWithdrawing(ctx context.Context, guestID int64, o *domain.Order) error {
	if !o.CanceledAt.IsZero() {
		return nil
	}
	followed, err := all.RequestSources.Followed.Follow(ctx, guestID, o.ID)
	if f, is := fault.As(err); is && f.Kind == fault.NotFound { // its guest is nobody any more
		return nil
	}
	if err != nil || !followed.HasWithdrawn {
		return err
	}
	var kept int64
	for _, item := range followed.Items {
		kept += item.Quantity
	}
	o.Withdraw(kept, followed.TotalTaxIncl)
	return nil
}
