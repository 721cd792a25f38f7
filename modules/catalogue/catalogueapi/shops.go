// Package catalogueapi is what other modules may ask of the catalogue. Interfaces and plain structs only.
package catalogueapi

import (
	"context"

	"millesime/modules/products/productsapi"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Shops puts what suppliers sell to individuals before them.
type Shops interface {
	// Goods are what a supplier sells to individuals, whatever their status and its shop's, as they stand there.
	Goods(ctx context.Context, in db.Handle, supplierID int64) ([]Good, error)
	// ForSale are the products that individuals buy of a supplier while its shop is open, active ones with a price, as they stand there.
	ForSale(ctx context.Context, supplierID int64) ([]int64, error)
	// GoodsOf are those of these products that a supplier sells to individuals, as they stand there.
	GoodsOf(ctx context.Context, supplierID int64, productIDs []int64) ([]Good, error)
	// OpenShop shows them to individuals, or takes them away.
	OpenShop(ctx context.Context, tx *db.Tx, supplierID int64, open bool) error
	// PlaceInShop puts products of a supplier in this order.
	PlaceInShop(ctx context.Context, tx *db.Tx, supplierID int64, productIDs []int64) error
}

// Cellar is what open shops sell, for who puts it on a list of its own.
type Cellar interface {
	// OnSale is a part of it, found by words; by name where there are none.
	OnSale(ctx context.Context, search string, part lists.Part) (lists.Page[Good], error)
	// Known are these products whatever became of them and of their shops; what never was is missing.
	Known(ctx context.Context, productIDs []int64) (map[int64]Good, error)
}

// Good is what a shop shows of a product. It has no price of professionals, no cost and no figure of the stock.
type Good struct {
	productsapi.Label

	ID                int64
	SupplierID        int64
	Country           string
	BottleSizeMl      int
	UnitsPerCarton    int
	MinQuantity       int // of one order
	OrderMultiple     int
	ABVTenths         int // 0: not told
	Allergens         []string
	Image             string
	Active            bool
	InStore           bool
	ShopOpen          bool
	StorePriceTaxIncl *money.Cents // nil: it has none
	Orderable         bool         // now
	ELabel            string       // the page of its newest lot; "": none
}
