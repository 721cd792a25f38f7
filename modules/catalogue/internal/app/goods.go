package app

import (
	"context"
	"slices"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/catalogue/internal/store"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Goods tell the stock what its receipts bring.
type Goods struct {
	store     *store.Store
	live      *Live
	relations Relations
	editor    *Editor
}

// NewGoods makes the facade.
func NewGoods(s *store.Store, live *Live, relations Relations, editor *Editor) *Goods {
	return &Goods{s, live, relations, editor}
}

// Seen implements receiptsapi.Products.
func (g *Goods) Seen(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]receiptsapi.Product, error) {
	found, err := g.rows(ctx, actor, ids)
	if err != nil {
		return nil, err
	}
	products := make(map[int64]receiptsapi.Product, len(found))
	for i := range found {
		p := &found[i]
		products[p.ID] = receiptsapi.Product{
			ID: p.ID, SupplierID: p.SupplierID, Reference: p.Reference, EAN: p.EAN, Name: p.Name, Type: p.Type, Colour: p.Colour,
			Region: p.Region, Appellation: p.Appellation, Vintage: p.Vintage, BottleSizeMl: p.BottleSizeMl,
			UnitsPerCarton: p.UnitsPerCarton, Warehouse: p.Warehouse, Images: p.Images,
		}
	}
	return products, nil
}

// rows are the products of ids that the actor sees.
func (g *Goods) rows(ctx context.Context, actor auth.Actor, ids []int64) ([]domain.Product, error) {
	scope, err := scopeOf(ctx, actor, "", g.relations)
	if err != nil {
		return nil, err
	}
	return g.store.Rows(ctx, scope, ids)
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
		changes := make([]edit.Change, 0, len(part))
		for _, id := range part {
			changes = append(changes, edit.Change{ProductID: id, Draft: edit.Draft{Warehouse: edit.Some(warehouse)}})
		}
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
