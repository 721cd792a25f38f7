package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/catalogue/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/clock"
)

// productRow is a row of products. Columns not selected stay zero.
type productRow struct {
	bun.BaseModel `bun:"table:products,alias:p"`

	ID                     int64          `bun:"id,pk,autoincrement"`
	SupplierID             int64          `bun:"supplier_id"`
	Reference              string         `bun:"reference"`
	EAN                    string         `bun:"ean"`
	Name                   string         `bun:"name"`
	Type                   string         `bun:"type"`
	Colour                 string         `bun:"colour"`
	Country                string         `bun:"country"`
	Region                 string         `bun:"region"`
	Appellation            string         `bun:"appellation"`
	Classification         string         `bun:"classification"`
	Vintage                int            `bun:"vintage"`
	Grapes                 []domain.Grape `bun:"grapes,type:jsonb"`
	BottleSizeMl           int            `bun:"bottle_size_ml"`
	UnitsPerCarton         int            `bun:"units_per_carton"`
	ABVTenths              int            `bun:"abv_tenths"`
	ABVMissing             bool           `bun:"abv_missing"` // nobody told it
	Certifications         []string       `bun:"certifications,type:jsonb"`
	Awards                 []string       `bun:"awards,type:jsonb"`
	Description            string         `bun:"description"`
	TastingNotes           string         `bun:"tasting_notes"`
	Pairings               string         `bun:"pairings"`
	ServingTemperature     string         `bun:"serving_temperature"`
	Allergens              []string       `bun:"allergens,type:jsonb"`
	Images                 []string       `bun:"images,type:jsonb"`
	TechnicalSheet         string         `bun:"technical_sheet"`
	Status                 string         `bun:"status"`
	SupplierClosed         bool           `bun:"supplier_closed"`
	OpenGroups             []auth.Group   `bun:"open_groups,type:jsonb"`
	InStore                bool           `bun:"in_store"`
	OrderMultiple          int            `bun:"order_multiple"`
	MinQuantity            int            `bun:"min_quantity"`
	SampleAllowed          bool           `bun:"sample_allowed"`
	Warehouse              string         `bun:"warehouse"`
	AlertThreshold         int            `bun:"stock_alert_threshold"`
	WeightGrams            int            `bun:"weight_grams"`
	CRD                    bool           `bun:"crd"`
	PriceBasis             string         `bun:"price_basis"`
	ProducedBefore20231208 bool           `bun:"produced_before_20231208"`
	Ingredients            string         `bun:"ingredients"`
	EnergyKJ               int            `bun:"energy_kj_per_100ml"`
	Version                int64          `bun:"version"`
	CreatedAt              time.Time      `bun:"created_at"`
	UpdatedAt              time.Time      `bun:"updated_at"`
}

func (r *productRow) product() domain.Product {
	return domain.Product{
		ID: r.ID, SupplierID: r.SupplierID, Reference: r.Reference, EAN: r.EAN, Name: r.Name, Type: r.Type,
		Colour: r.Colour, Country: r.Country, Region: r.Region, Appellation: r.Appellation,
		Classification: r.Classification, Vintage: r.Vintage, Grapes: r.Grapes, BottleSizeMl: r.BottleSizeMl,
		UnitsPerCarton: r.UnitsPerCarton, ABVTenths: r.ABVTenths, Certifications: r.Certifications,
		Awards: r.Awards, Description: r.Description, TastingNotes: r.TastingNotes, Pairings: r.Pairings,
		ServingTemperature: r.ServingTemperature, Allergens: r.Allergens, Images: r.Images,
		TechnicalSheet: r.TechnicalSheet, Active: r.Status == domain.StatusActive && !r.SupplierClosed, OpenGroups: r.OpenGroups, InStore: r.InStore,
		OrderMultiple: r.OrderMultiple, MinQuantity: r.MinQuantity, SampleAllowed: r.SampleAllowed,
		Warehouse: r.Warehouse, AlertThreshold: r.AlertThreshold, WeightGrams: r.WeightGrams, CRD: r.CRD,
		PriceBasis: r.PriceBasis, ProducedBefore20231208: r.ProducedBefore20231208,
		Ingredients: r.Ingredients, EnergyKJ: r.EnergyKJ,
		Version: r.Version, CreatedAt: clock.Instant(r.CreatedAt), UpdatedAt: clock.Instant(r.UpdatedAt),
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
		"p.classification, p.vintage, p.grapes, p.bottle_size_ml, p.certifications, p.status, p.supplier_closed, p.open_groups, p.in_store, " +
		"p.order_multiple, p.min_quantity, p.warehouse, p.stock_alert_threshold, p.created_at"
)
