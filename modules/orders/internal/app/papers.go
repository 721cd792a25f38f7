package app

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/lists"
)

// OnPaper implements ordersapi.Papers.
func (o *Orders) OnPaper(ctx context.Context, orderID int64) (ordersapi.OnPaper, error) {
	order, err := o.store.Order(ctx, lists.Scope{All: true}, orderID)
	if err != nil {
		return ordersapi.OnPaper{}, err
	}
	return order.OnPaper(), nil
}

// OpenAfter implements ordersapi.Papers.
func (o *Orders) OpenAfter(ctx context.Context, id, most int64) ([]int64, error) {
	return o.store.OfStatesAfter(ctx, domain.PaperStatuses(), id, most)
}
