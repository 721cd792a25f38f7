package demo

import (
	"context"
	"encoding/json"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/lists"
)

type productRow struct {
	bun.BaseModel `bun:"table:products"`

	ID                     int64 `bun:",pk"`
	SupplierID             int64
	Reference              string
	EAN                    string `bun:"ean"`
	Name                   string
	Type                   string
	Colour                 string
	Country                string
	Region                 string
	Appellation            string
	Classification         string
	Vintage                int
	Grapes                 json.RawMessage `bun:"type:jsonb"`
	BottleSizeMl           int
	UnitsPerCarton         int
	AbvTenths              int
	Certifications         json.RawMessage `bun:"type:jsonb"`
	Awards                 json.RawMessage `bun:"type:jsonb"`
	Description            string
	TastingNotes           string
	Pairings               string
	ServingTemperature     string
	Allergens              json.RawMessage `bun:"type:jsonb"`
	Images                 json.RawMessage `bun:"type:jsonb"`
	Status                 string
	OpenGroups             json.RawMessage `bun:"type:jsonb"`
	InStore                bool
	OrderMultiple          int
	MinQuantity            int
	SampleAllowed          bool
	Warehouse              string
	StockAlertThreshold    int
	WeightGrams            int
	Crd                    bool
	PriceBasis             string
	ProducedBefore20231208 bool `bun:"produced_before_20231208"`
	Ingredients            string
	EnergyKjPer100ml       int `bun:"energy_kj_per_100ml"`
	CreatedAt              time.Time
	UpdatedAt              time.Time
}

func (w *world) writeProducts(ctx context.Context, tx *db.Tx) error {
	rows := lists.Each(w.products, func(p *product) productRow { return p.row })
	return insert(ctx, tx, rows)
}
