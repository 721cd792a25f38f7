package domain

import (
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// Product is the content of a product (domain 3.1). Prices and stock are kept by other modules.
type Product struct {
	ID                     int64
	SupplierID             int64
	Reference              string
	EAN                    string
	Name                   string
	Type                   string
	Colour                 string
	Country                string // ISO 3166-1 alpha-2
	Region                 string
	Appellation            string
	Classification         string
	Vintage                int // 0: non vintage
	Grapes                 []Grape
	BottleSizeMl           int // 750; 375 is a half bottle
	UnitsPerCarton         int
	ABVTenths              int // 125 is 12.5 %
	Certifications         []string
	Awards                 []string
	Description            string
	TastingNotes           string
	Pairings               string
	ServingTemperature     string
	Allergens              []string
	Images                 []string
	TechnicalSheet         string // name of the file
	Active                 bool
	OpenGroups             []auth.Group // empty: every professional group
	InStore                bool
	OrderMultiple          int
	MinQuantity            int
	SampleAllowed          bool
	Warehouse              string // dartess or supplier
	AlertThreshold         int
	WeightGrams            int
	CRD                    bool
	PriceBasis             string
	ProducedBefore20231208 bool
	Ingredients            string
	EnergyKJ               int   // per 100 ml
	Version                int64 // one more at each change
	CreatedAt              time.Time
	UpdatedAt              time.Time
}

// Grape is a variety and its share of the blend in percent, 0 when unknown.
type Grape struct {
	Name  string  `json:"name"`
	Share float64 `json:"share"`
}

// Status codes of a product (domain 3.1).
const (
	StatusActive       = "active"
	StatusDesactivated = "desactivated"
)

// Status is the code shown for the product.
func (p *Product) Status() string {
	if p.Active {
		return StatusActive
	}
	return StatusDesactivated
}

// VATRate is derived, never typed (domain 3.1).
func (p *Product) VATRate() money.Rate { return pricingapi.VATRate(p.Type, p.ABVTenths) }

// SmallestQuantity is what the catalogue prices and tags a product for: its smallest orderable quantity.
func (p *Product) SmallestQuantity() int64 { return int64(max(p.MinQuantity, p.OrderMultiple, 1)) }

// Image is the first one, "" when there is none.
func (p *Product) Image() string {
	if len(p.Images) == 0 {
		return ""
	}
	return p.Images[0]
}
