package app

import (
	"context"
	"slices"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/elabel"
	"millesime/modules/catalogue/internal/store"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Shops implement catalogueapi.Shops.
type Shops struct {
	store  *store.Store
	rows   productsapi.Rows
	writer productsapi.Writer
	book   pricingapi.PriceBook
	stock  receiptsapi.Stock
}

// NewShops makes them.
func NewShops(s *store.Store, rows productsapi.Rows, w productsapi.Writer, book pricingapi.PriceBook, stock receiptsapi.Stock) *Shops {
	return &Shops{s, rows, w, book, stock}
}

// Goods implements catalogueapi.Shops.
func (s *Shops) Goods(ctx context.Context, in db.Handle, supplierID int64) ([]catalogueapi.Good, error) {
	products, err := s.rows.InShop(ctx, in, supplierID)
	if err != nil {
		return nil, err
	}
	return s.goods(ctx, in, products)
}

// ForSale implements catalogueapi.Shops.
func (s *Shops) ForSale(ctx context.Context, supplierID int64) ([]int64, error) {
	ids, err := s.rows.SoldInShop(ctx, supplierID)
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	prices, err := s.book.StorePrices(ctx, nil, ids)
	return slices.DeleteFunc(ids, func(id int64) bool { return prices[id] == 0 }), err
}

// GoodsOf implements catalogueapi.Shops.
func (s *Shops) GoodsOf(ctx context.Context, supplierID int64, productIDs []int64) ([]catalogueapi.Good, error) {
	if len(productIDs) == 0 {
		return nil, nil
	}
	products, err := s.rows.InShop(ctx, nil, supplierID, productIDs...)
	if err != nil {
		return nil, err
	}
	return s.goods(ctx, nil, products)
}

func (s *Shops) goods(ctx context.Context, in db.Handle, products []productsapi.Product) ([]catalogueapi.Good, error) {
	if len(products) == 0 {
		return nil, nil
	}
	ids := make([]int64, len(products))
	for i := range products {
		ids[i] = products[i].ID
	}
	prices, err := s.book.StorePrices(ctx, in, ids)
	if err != nil {
		return nil, err
	}
	levels, err := s.stock.Levels(ctx, nil, ids)
	if err != nil {
		return nil, err
	}
	lots, err := s.store.NewestOf(ctx, ids)
	if err != nil {
		return nil, err
	}
	goods := make([]catalogueapi.Good, len(products))
	for i := range products {
		p := &products[i]
		tag := domain.FactsOf(p).Tag(s.stock, levels[p.ID])
		goods[i] = catalogueapi.Good{
			Label: p.Label(), ID: p.ID, SupplierID: p.SupplierID, Country: p.Country, BottleSizeMl: p.BottleSizeMl, ABVTenths: p.ABVTenths,
			Allergens: p.Allergens, Image: p.Image(), Active: p.Active, InStore: p.InStore, ShopOpen: p.ShopOpen,
			UnitsPerCarton: p.UnitsPerCarton, MinQuantity: p.MinQuantity, OrderMultiple: p.OrderMultiple, Orderable: domain.Orderable(tag),
		}
		if price, ok := prices[p.ID]; ok {
			goods[i].StorePriceTaxIncl = &price
		}
		if lot := lots[p.ID]; lot != "" {
			goods[i].ELabel = elabel.Path(p.ID, lot)
		}
	}
	return goods, nil
}

// OpenShop implements catalogueapi.Shops.
func (s *Shops) OpenShop(ctx context.Context, tx *db.Tx, supplierID int64, open bool) error {
	ids, err := s.writer.OpenShop(ctx, tx, supplierID, open)
	if err != nil {
		return err
	}
	return tell(ctx, tx, ids)
}

// PlaceInShop implements catalogueapi.Shops.
func (s *Shops) PlaceInShop(ctx context.Context, tx *db.Tx, supplierID int64, productIDs []int64) error {
	ids, err := s.writer.PlaceInShop(ctx, tx, supplierID, productIDs)
	if err != nil {
		return err
	}
	return tell(ctx, tx, ids)
}

// tell tells which products changed.
func tell(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	var changed []db.Event
	for ids := range slices.Chunk(productIDs, toldAtOnce) {
		changed = append(changed, catalogueevents.ProductsChangedV1{ProductIDs: ids})
	}
	return tx.Publish(ctx, changed...)
}
