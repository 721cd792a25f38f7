package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/catalogue/internal/domain"
	"millesime/platform/clock"
)

// productRow is a row of products. Columns not selected stay zero.
type productRow struct {
	bun.BaseModel `bun:"table:products,alias:p"`

	domain.Attributes

	ID             int64 `bun:"id,pk,autoincrement"`
	SupplierID     int64
	Vintage        int
	BottleSizeMl   int
	ABVTenths      int  `bun:"abv_tenths"`
	ABVMissing     bool `bun:"abv_missing"` // nobody told it
	SupplierClosed bool
	Version        int64
	CreatedAt      time.Time
	UpdatedAt      time.Time
}

func (r *productRow) product() domain.Product {
	return domain.Product{
		Attributes: r.Attributes, ID: r.ID, SupplierID: r.SupplierID, Vintage: r.Vintage, BottleSizeMl: r.BottleSizeMl, ABVTenths: r.ABVTenths,
		Active: r.Status == domain.StatusActive && !r.SupplierClosed, Version: r.Version,
		CreatedAt: clock.Instant(r.CreatedAt), UpdatedAt: clock.Instant(r.UpdatedAt),
	}
}

// Columns of each kind of read.
const (
	listColumns = "p.id, p.supplier_id, p.reference, p.ean, p.name, p.type, p.colour, p.country, p.region, p.appellation, " +
		"p.vintage, p.bottle_size_ml, p.units_per_carton, p.abv_tenths, p.certifications, p.min_quantity, p.order_multiple, " +
		"p.status, p.supplier_closed, p.warehouse, p.stock_alert_threshold, p.images, p.version"
	cartColumns = "p.id, p.supplier_id, p.reference, p.name, p.type, p.colour, p.region, p.appellation, p.vintage, " +
		"p.bottle_size_ml, p.units_per_carton, p.abv_tenths, p.weight_grams, p.warehouse, p.order_multiple, p.min_quantity, " +
		"p.stock_alert_threshold, p.status, p.supplier_closed, p.in_store, p.sample_allowed, p.images"
	indexColumns = "p.id, p.supplier_id, p.reference, p.ean, p.name, p.type, p.colour, p.region, p.appellation, " +
		"p.classification, p.vintage, p.abv_tenths, p.grapes, p.bottle_size_ml, p.certifications, p.status, p.supplier_closed, p.open_groups, p.in_store, " +
		"p.order_multiple, p.min_quantity, p.warehouse, p.stock_alert_threshold, p.created_at"
)
