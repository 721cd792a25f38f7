package app

import (
	"context"

	"millesime/modules/cart/internal/domain"
	"millesime/platform/lists"
)

// CartsWith implements cartapi.Shops.
func (c *Carts) CartsWith(ctx context.Context, productIDs []int64) (int64, error) {
	holders, err := c.store.Holding(ctx, productIDs)
	if err != nil || len(holders) == 0 {
		return 0, err
	}
	people, err := c.sources.Parties.Parties(ctx, lists.Each(holders, func(h domain.Holder) int64 { return h.BuyerID }))
	return domain.Buying(holders, people), err
}
