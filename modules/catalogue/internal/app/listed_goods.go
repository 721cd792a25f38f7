package app

import (
	"context"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
)

// ListedGoods tell price lists what their products are.
type ListedGoods struct {
	products productsapi.Products
	rows     productsapi.Rows
	stock    receiptsapi.Stock
}

// NewListedGoods makes the facade.
func NewListedGoods(sources Sources) ListedGoods {
	return ListedGoods{sources.Products, sources.Rows, sources.Stock}
}

// Seen implements pricingapi.Products. A list goes on telling of what is not sold any longer.
func (l ListedGoods) Seen(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]pricingapi.Product, error) {
	scope, err := l.scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	found, err := l.rows.RowsWithGroups(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	levels, err := l.stock.Levels(ctx, nil, ids)
	if err != nil {
		return nil, err
	}
	products := make(map[int64]pricingapi.Product, len(found))
	for i := range found {
		p := &found[i]
		level := levels[p.ID]
		products[p.ID] = pricingapi.Product{Product: *p, Available: level.Available(), Tag: domain.FactsOf(p).Tag(l.stock, level)}
	}
	return products, nil
}

// Shown implements pricingapi.Products.
func (l ListedGoods) Shown(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]bool, error) {
	scope, err := l.scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	return l.rows.Contained(ctx, scope, ids)
}

func (l ListedGoods) scope(ctx context.Context, actor auth.Actor) (productsapi.Scope, error) {
	scope, err := l.products.Scope(ctx, actor, "")
	scope.AnyStatus = true
	return scope, err
}
