package app

import (
	"context"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Cellar implements catalogueapi.Cellar.
type Cellar struct {
	*Shops

	live *Live
}

// NewCellar makes it over the shops and the index.
func NewCellar(shops *Shops, live *Live) *Cellar { return &Cellar{shops, live} }

// OnSale implements catalogueapi.Cellar.
func (c *Cellar) OnSale(ctx context.Context, search string, part lists.Part) (lists.Page[catalogueapi.Good], error) {
	snapshot, err := c.live.Snapshot(ctx)
	if err != nil {
		return lists.Page[catalogueapi.Good]{}, err
	}
	query := index.Query{
		Scope: productsapi.Scope{AllSuppliers: true, OpenTo: auth.Customer}, PriceGroup: auth.Customer, Store: true, Search: search,
		Order: index.ByName,
	}
	if search != "" {
		query.Order = index.ByRelevance
	}
	page, err := snapshot.Page(&query, part)
	if err != nil {
		return lists.Page[catalogueapi.Good]{}, err
	}
	known, err := c.Known(ctx, page.IDs)
	goods := make([]catalogueapi.Good, 0, len(page.IDs))
	for _, id := range page.IDs {
		if good, ok := known[id]; ok {
			goods = append(goods, good)
		}
	}
	return index.Showing(page, goods), err
}

// Known implements catalogueapi.Cellar.
func (c *Cellar) Known(ctx context.Context, productIDs []int64) (map[int64]catalogueapi.Good, error) {
	products, err := c.writer.Kept(ctx, nil, productsapi.Scope{AllSuppliers: true, AnyStatus: true}, productIDs)
	if err != nil {
		return nil, err
	}
	goods, err := c.goods(ctx, nil, products)
	known := make(map[int64]catalogueapi.Good, len(goods))
	for i := range goods {
		known[goods[i].ID] = goods[i]
	}
	return known, err
}
