package app

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
)

// OnPaper implements ordersapi.Papers.
func (o *Orders) OnPaper(ctx context.Context, orderID int64) (ordersapi.OnPaper, error) {
	order, err := o.store.OnPaper(ctx, orderID)
	if err != nil {
		return ordersapi.OnPaper{}, err
	}
	told := order.OnPaper()
	if order.Customer.Group == auth.Customer {
		told.Seller, err = o.shopSeller(ctx, order.Supplier.ID)
	}
	return told, err
}

// PaperHead implements ordersapi.Papers.
func (o *Orders) PaperHead(ctx context.Context, orderID int64) (ordersapi.PaperHead, error) {
	order, err := o.store.Head(ctx, orderID)
	return order.PaperHead(), err
}

// OpenAfter implements ordersapi.Papers.
func (o *Orders) OpenAfter(ctx context.Context, id, most int64) ([]int64, error) {
	return o.store.OfStatesAfter(ctx, domain.PaperStatuses(), id, most)
}
