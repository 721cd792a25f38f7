package app

import (
	"context"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
)

// ListedGoods tell price lists what their products are.
type ListedGoods struct {
	goods *Goods
	stock receiptsapi.Stock
}

// NewListedGoods makes the facade.
func NewListedGoods(goods *Goods, stock receiptsapi.Stock) ListedGoods {
	return ListedGoods{goods, stock}
}

// Seen implements pricingapi.Products. A list goes on telling of what is not sold any longer.
func (l ListedGoods) Seen(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]pricingapi.Product, error) {
	scope, err := l.scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	found, err := l.goods.store.RowsWithGroups(ctx, scope, ids)
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
		products[p.ID] = pricingapi.Product{
			ID: p.ID, SupplierID: p.SupplierID, Reference: p.Reference, EAN: p.EAN, Name: p.Name, Type: p.Type, Colour: p.Colour,
			Region: p.Region, Appellation: p.Appellation, Vintage: p.Vintage, BottleSizeMl: p.BottleSizeMl,
			UnitsPerCarton: p.UnitsPerCarton, OrderMultiple: p.OrderMultiple, MinQuantity: p.MinQuantity, VATRate: p.VATRate(),
			Active: p.Active, OpenTo: p.Groups, Image: p.Image(), Warehouse: p.Warehouse, Available: level.Available(), Tag: p.Facts().Tag(l.stock, level),
		}
	}
	return products, nil
}

// UsualWeight implements pricingapi.Products.
func (l ListedGoods) UsualWeight(ctx context.Context, supplierID int64, warehouse string) (int64, error) {
	return l.goods.store.UsualWeight(ctx, supplierID, warehouse)
}

// Shown implements pricingapi.Products.
func (l ListedGoods) Shown(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]bool, error) {
	scope, err := l.scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	return l.goods.store.Contained(ctx, scope, ids)
}

func (l ListedGoods) scope(ctx context.Context, actor auth.Actor) (domain.Scope, error) {
	scope, err := scopeOf(ctx, actor, "", l.goods.relations)
	scope.AnyStatus = true
	return scope, err
}
