package app

import (
	"context"
	"slices"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Goods tell the stock what its receipts bring.
type Goods struct {
	products productsapi.Products
	rows     productsapi.Rows
	live     *Live
	editor   *Editor
}

// NewGoods makes the facade.
func NewGoods(sources Sources, live *Live, editor *Editor) *Goods {
	return &Goods{sources.Products, sources.Rows, live, editor}
}

// Seen implements receiptsapi.Products.
func (g *Goods) Seen(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]productsapi.Product, error) {
	scope, err := g.products.Scope(ctx, actor, "")
	if err != nil {
		return nil, err
	}
	found, err := g.rows.Rows(ctx, scope, ids)
	products := make(map[int64]productsapi.Product, len(found))
	for i := range found {
		products[found[i].ID] = found[i]
	}
	return products, err
}

// Holding implements receiptsapi.Products.
func (g *Goods) Holding(ctx context.Context, words []string, suppliers []int64, most int) ([]int64, error) {
	snapshot, err := g.live.Snapshot(ctx)
	if err != nil {
		return nil, err
	}
	for _, held := range snapshot.Holding(words, suppliers, most) {
		if len(held.Others) == 0 {
			return held.Products, nil
		}
	}
	return nil, nil
}

// Relocate implements receiptsapi.Products.
func (g *Goods) Relocate(ctx context.Context, tx *db.Tx, actor auth.Actor, ids []int64, warehouse string) error {
	for part := range slices.Chunk(ids, edit.MaxBatch) {
		changes := lists.Each(part, func(id int64) edit.Change {
			return edit.Change{ProductID: id, Draft: edit.Draft{Warehouse: edit.Some(warehouse)}}
		})
		outcomes, err := g.editor.Write(ctx, tx, actor, changes)
		if err != nil {
			return err
		}
		for _, out := range outcomes {
			if out.Result != edit.Changed && out.Result != edit.Unchanged {
				return edit.ErrNotRelocated
			}
		}
	}
	return nil
}

// WinesHolding implements ordersapi.Wines.
func (c *Catalogue) WinesHolding(ctx context.Context, words []string, suppliers []int64, most int) ([]ordersapi.WinesHeld, error) {
	snapshot, err := c.live.Snapshot(ctx)
	if err != nil {
		return nil, err
	}
	var wines []ordersapi.WinesHeld
	for _, held := range snapshot.Holding(words, suppliers, most) {
		wines = append(wines, ordersapi.WinesHeld(held))
	}
	return wines, nil
}

// EANs implements ordersapi.Wines.
func (c *Catalogue) EANs(ctx context.Context, productIDs []int64) (map[int64]string, error) {
	products, err := c.Rows.Rows(ctx, productsapi.Scope{AllSuppliers: true}, productIDs)
	if err != nil {
		return nil, err
	}
	codes := map[int64]string{}
	for i := range products {
		if ean := products[i].EAN; ean != "" {
			codes[products[i].ID] = ean
		}
	}
	return codes, nil
}
