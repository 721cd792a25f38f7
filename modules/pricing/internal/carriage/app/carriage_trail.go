package app

import (
	"context"

	"millesime/modules/pricing/internal/carriage/domain"
	"millesime/platform/audit"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/versions"
)

const (
	gridSubject    = "shipping_fees"
	carrierSubject = "carriers"
)

// trailedGrid is what the trail keeps of a grid.
type trailedGrid struct {
	Owner      string            `json:"warehouse"`
	SupplierID int64             `json:"supplier,omitempty"`
	Carrier    string            `json:"carrier"`
	Department string            `json:"department"`
	Basis      string            `json:"basis"`
	Steps      []trailedGridStep `json:"steps"`
	Beyond     *money.Cents      `json:"beyondTaxExcl"`
	StartsOn   string            `json:"startsOn"`
	Active     bool              `json:"active"`
}

type trailedGridStep struct {
	UpTo  int64       `json:"upTo"`
	Price money.Cents `json:"priceTaxExcl"`
}

// trailedCarrier is what the trail keeps of a carrier.
type trailedCarrier struct {
	Code           string         `json:"code"`
	LabelFR        string         `json:"labelFr"`
	LabelEN        string         `json:"labelEn"`
	DelayFR        string         `json:"delayFr"`
	DelayEN        string         `json:"delayEn"`
	Delivery       string         `json:"delivery"`
	MaxWeightGrams *int64         `json:"maxWeightGrams"`
	Position       int64          `json:"position"`
	Active         bool           `json:"active"`
	Relays         []trailedRelay `json:"relays"`
}

type trailedRelay struct {
	Code     string `json:"code"`
	Label    string `json:"label"`
	Street   string `json:"street"`
	Postcode string `json:"postcode"`
	City     string `json:"city"`
	Active   bool   `json:"active"`
}

func gridThing(g domain.KeptGrid) versions.Thing {
	return versions.Thing{Path: versions.Path(gridSubject, g.ID), Version: g.Version}
}

func carrierThing(c domain.KeptCarrier) versions.Thing {
	return versions.Thing{Path: versions.Path(carrierSubject, c.Code), Version: c.Version}
}

func gridTrail(g domain.KeptGrid) trailedGrid {
	kept := trailedGrid{
		Owner: g.Owner, SupplierID: g.SupplierID, Carrier: g.CarrierCode, Department: g.Department, Basis: string(g.Basis),
		Steps: make([]trailedGridStep, 0, len(g.Steps)), Beyond: g.Beyond, StartsOn: g.StartsOn, Active: g.Active,
	}
	for _, step := range g.Steps {
		kept.Steps = append(kept.Steps, trailedGridStep(step))
	}
	return kept
}

func carrierTrail(c domain.KeptCarrier) trailedCarrier {
	kept := trailedCarrier{
		Code: c.Code, LabelFR: c.LabelFR, LabelEN: c.LabelEN, DelayFR: c.DelayFR, DelayEN: c.DelayEN, Delivery: c.Delivery,
		MaxWeightGrams: c.MaxWeightGrams, Position: c.Position, Active: c.Active, Relays: make([]trailedRelay, 0, len(c.Relays)),
	}
	for _, r := range c.Relays {
		kept.Relays = append(kept.Relays, trailedRelay{r.Code, r.Label, r.Street, r.Postcode, r.City, r.Active})
	}
	return kept
}

func auditGrid(ctx context.Context, tx *db.Tx, before, after domain.KeptGrid) error {
	thing := gridThing(after)
	entry := audit.Entry{
		Action: "pricing.shipping_fee_changed", Subject: gridSubject, SubjectID: after.ID, After: gridTrail(after),
		Thing: thing.Path, Version: thing.Version,
	}
	if before.ID != 0 {
		entry.Before = gridTrail(before)
	}
	return audit.Append(ctx, tx, entry)
}

func auditCarrier(ctx context.Context, tx *db.Tx, before *domain.KeptCarrier, after domain.KeptCarrier) error {
	thing := carrierThing(after)
	entry := audit.Entry{
		Action: "pricing.carrier_changed", Subject: carrierSubject, After: carrierTrail(after), Thing: thing.Path, Version: thing.Version,
	}
	if before != nil {
		entry.Before = carrierTrail(*before)
	}
	return audit.Append(ctx, tx, entry)
}
