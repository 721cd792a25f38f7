package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/products/productsapi"
	"millesime/platform/clock"
	"millesime/platform/vat"
)

// productRow is a row of products. Columns not selected stay zero.
type productRow struct {
	bun.BaseModel `bun:"table:products,alias:p"`

	productsapi.Attributes

	ID             int64 `bun:"id,pk,autoincrement"`
	SupplierID     int64
	Vintage        int
	BottleSizeMl   int
	ABVTenths      int  `bun:"abv_tenths"`
	ABVMissing     bool `bun:"abv_missing"` // nobody told it
	SupplierClosed bool
	ShopPosition   int
	ShopOpen       bool `bun:",scanonly"` // see shopOpen
	Version        int64
	CreatedAt      time.Time
	UpdatedAt      time.Time
}

func (r *productRow) product() productsapi.Product {
	return productsapi.Product{
		Attributes: r.Attributes, ID: r.ID, SupplierID: r.SupplierID, Vintage: r.Vintage, BottleSizeMl: r.BottleSizeMl, ABVTenths: r.ABVTenths,
		ABVMissing: r.ABVMissing, VATRate: vat.RateOf(r.Type, r.ABVTenths), Active: r.Status == productsapi.StatusActive && !r.SupplierClosed,
		ShopOpen: r.ShopOpen, ShopPosition: r.ShopPosition,
		Version: r.Version, CreatedAt: clock.Instant(r.CreatedAt), UpdatedAt: clock.Instant(r.UpdatedAt),
	}
}

func rowOf(p *productsapi.Product) productRow {
	return productRow{
		Attributes: p.Attributes, ID: p.ID, SupplierID: p.SupplierID, Vintage: p.Vintage, BottleSizeMl: p.BottleSizeMl, ABVTenths: p.ABVTenths,
		ABVMissing: p.ABVMissing, Version: p.Version, CreatedAt: p.CreatedAt, UpdatedAt: p.UpdatedAt,
	}
}

// shopOpen tells whether the shop of a product's supplier is open.
const shopOpen = "(p.supplier_id IN (SELECT o.supplier_id FROM open_shops AS o))"

// Columns of each kind of read.
const (
	listColumns = "p.id, p.supplier_id, p.reference, p.ean, p.name, p.type, p.colour, p.country, p.region, p.appellation, " +
		"p.vintage, p.bottle_size_ml, p.units_per_carton, p.abv_tenths, p.certifications, p.min_quantity, p.order_multiple, " +
		"p.status, p.supplier_closed, p.warehouse, p.stock_alert_threshold, p.images, p.version"
	cartColumns = "p.id, p.supplier_id, p.reference, p.name, p.type, p.colour, p.region, p.appellation, p.vintage, " +
		"p.bottle_size_ml, p.units_per_carton, p.abv_tenths, p.weight_grams, p.warehouse, p.order_multiple, p.min_quantity, " +
		"p.stock_alert_threshold, p.status, p.supplier_closed, p.in_store, p.sample_allowed, p.images, " + shopOpen + " AS shop_open"
	shopColumns = "p.id, p.supplier_id, p.reference, p.name, p.type, p.colour, p.region, p.appellation, p.vintage, p.bottle_size_ml, " +
		"p.units_per_carton, p.abv_tenths, p.allergens, p.images, p.status, p.supplier_closed, p.in_store, p.order_multiple, p.min_quantity, " +
		"p.warehouse, p.stock_alert_threshold, p.shop_position, " + shopOpen + " AS shop_open"
	indexColumns = "p.id, p.supplier_id, p.reference, p.ean, p.name, p.type, p.colour, p.region, p.appellation, " +
		"p.classification, p.vintage, p.abv_tenths, p.grapes, p.bottle_size_ml, p.certifications, p.status, p.supplier_closed, p.open_groups, p.in_store, " +
		shopOpen + " AS shop_open, p.shop_position, " +
		"p.order_multiple, p.min_quantity, p.warehouse, p.stock_alert_threshold, p.created_at"
)
