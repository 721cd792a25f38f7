package demo

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
)

// demoGrid is a carriage grid; its first day counts from now.
type demoGrid struct {
	supplier            bool // fournisseur@, else Dartess
	carrier, department string
	basis               string
	begins              int
	inactive            bool
	beyond              *money.Cents
	steps               []gridStep
}

type gridStep struct {
	upTo  int64
	cents money.Cents
}

type shippingGridRow struct {
	bun.BaseModel `bun:"table:shipping_grids"`

	ID                             int64
	Owner                          string
	SupplierID                     *int64
	CarrierCode, Department, Basis string
	BeyondCents                    *money.Cents
	StartsOn                       string
	Active                         bool
}

type shippingStepRow struct {
	bun.BaseModel `bun:"table:shipping_grid_steps"`

	GridID, UpTo int64
	PriceCents   money.Cents
}

// firstGrid follows the two that every installation has.
const firstGrid = 3

// demoGrids are in every state: counting, replaced, scheduled, out of service, and a department that is closed.
func demoGrids() []demoGrid {
	return []demoGrid{
		{supplier: true, basis: "units", begins: -240, beyond: new(money.Cents(65)), steps: []gridStep{{12, 12_50}, {24, 17_90}}},
		{supplier: true, basis: "units", begins: -40, beyond: new(money.Cents(62)), steps: []gridStep{{12, 12_90}, {24, 18_50}, {60, 32_00}}},
		{supplier: true, basis: "units", begins: 45, beyond: new(money.Cents(66)), steps: []gridStep{{12, 13_50}, {24, 19_20}, {60, 33_50}}},
		{supplier: true, department: "33", basis: "units", begins: -40, beyond: new(money.Cents(30)), steps: []gridStep{{12, 7_50}, {24, 11_00}}},
		{supplier: true, department: "05", basis: "units", begins: -40},
		{supplier: true, carrier: "express", basis: "weight", begins: -40, steps: []gridStep{{20_000, 19_00}, {60_000, 34_00}}},
		{supplier: true, department: "69", basis: "units", begins: -120, inactive: true, steps: []gridStep{{12, 15_00}}},
		{basis: "units", begins: -300, beyond: new(money.Cents(60)), steps: []gridStep{{12, 12_00}, {24, 18_00}}},
		{department: "75", basis: "weight", begins: -30, beyond: new(money.Cents(45)), steps: []gridStep{{16_000, 11_00}, {32_000, 16_50}}},
	}
}

// writeGrids comes after the suppliers; earlier orders were charged by the platform's.
func (w *world) writeGrids(ctx context.Context, tx *db.Tx) error {
	var grids []shippingGridRow
	var steps []shippingStepRow
	for n, g := range demoGrids() {
		row := shippingGridRow{
			ID: firstGrid + int64(n), Owner: "dartess", CarrierCode: g.carrier, Department: g.department, Basis: g.basis, BeyondCents: g.beyond,
			StartsOn: clock.DateOf(w.now.AddDate(0, 0, g.begins)), Active: !g.inactive,
		}
		if g.supplier {
			row.Owner, row.SupplierID = "supplier", &w.suppliers[0].row.ID
		}
		grids = append(grids, row)
		for _, step := range g.steps {
			steps = append(steps, shippingStepRow{GridID: row.ID, UpTo: step.upTo, PriceCents: step.cents})
		}
	}
	return writeAll(ctx, tx, put(grids), put(steps))
}
