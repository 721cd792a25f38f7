// Package domain holds what carriers, pickup points and carriage grids must be.
package domain

import (
	"fmt"
	"slices"
	"strconv"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/sale"
)

// KeptGrid is a carriage grid as the owner of a warehouse keeps it.
type KeptGrid struct {
	quote.Grid

	ID       int64
	Active   bool
	Replaced bool  // another of its scope has begun since
	Version  int64 // one more at each change
}

// GridStatus is where a grid is in its life on a day.
type GridStatus string

// The states of a grid: the first that fits.
const (
	GridInactive  GridStatus = "inactive"
	GridScheduled GridStatus = "scheduled"
	GridReplaced  GridStatus = "replaced"
	GridCounts    GridStatus = "active"
)

// Status of a grid on a day.
func (g *KeptGrid) Status(today string) GridStatus {
	switch {
	case !g.Active:
		return GridInactive
	case today < g.StartsOn:
		return GridScheduled
	case g.Replaced:
		return GridReplaced
	}
	return GridCounts
}

// GridFilter narrows the list of grids; empty parts do not narrow.
type GridFilter struct {
	SupplierID int64  // whose own are told, beside the platform's; 0: everybody's
	Owner      string // whose warehouse
	Suppliers  []int64
	Department string
	Active     *bool
	Today      string

	lists.Part // its sorts are Sort… keys
}

// SortDepartment is the key that grids are sorted by besides the day of their beginning.
const SortDepartment = "department"

// GridView is a grid with the name of its supplier.
type GridView struct {
	KeptGrid

	Company string
	Status  GridStatus
}

// What grids and carriers refuse.
var (
	ErrGridNotFound = fault.New("pricing.shipping_fee_not_found", fault.NotFound,
		"Cette grille de port est introuvable.", "This carriage grid cannot be found.")
	ErrGridCursor   = lists.Stale("pricing.shipping_fee_cursor")
	ErrGridOfOthers = fault.New("pricing.shipping_fee_of_others", fault.Forbidden,
		"Cette grille est tenue par la plateforme : vous pouvez la remplacer par la vôtre.",
		"The platform keeps this grid: you can put one of your own in its place.")
)

// SecondGrid refuses a grid that begins with another one of its scope.
func SecondGrid() error {
	return fault.Invalid(fault.At("startsOn", "unique",
		"Une autre grille commence ce jour-là pour ce transporteur et ce département",
		"Another grid begins on this day for this carrier and this department"))
}

// Check refuses a grid that would price nothing, or otherwise than it reads.
func (g *KeptGrid) Check(carriers []KeptCarrier) error {
	refused := g.steps()
	if g.Department != "" {
		if _, served := sale.Department("FR", g.Department+"000"); !served {
			refused = append(refused, NotServed())
		}
	}
	if g.CarrierCode != "" && !slices.ContainsFunc(carriers, func(c KeptCarrier) bool { return c.Code == g.CarrierCode }) {
		refused = append(refused, fault.At("carrier", "not_found", "Ce transporteur est introuvable", "This carrier cannot be found"))
	}
	return fault.Check(refused)
}

// steps ascend; a grid without any closes its department, and may not close all of France.
func (g *KeptGrid) steps() (refused []fault.Violation) {
	if len(g.Steps) == 0 && g.Beyond == nil && g.Department == "" {
		refused = append(refused, fault.At("steps", "required",
			"Ajoutez un palier ou un prix au-delà : sans eux, rien ne serait livré",
			"Add a step or a price beyond: without them nothing would be delivered"))
	}
	for n := 1; n < len(g.Steps); n++ {
		if before := strconv.FormatInt(g.Steps[n-1].UpTo, 10); g.Steps[n].UpTo <= g.Steps[n-1].UpTo {
			refused = append(refused, fault.At(fmt.Sprintf("steps[%d].upTo", n), "ascending",
				"Ce palier doit aller plus loin que le précédent ("+before+")", "This step must go further than the one before ("+before+")"))
		}
	}
	return refused
}

// IsDefault tells whether the grid is the platform's for everywhere and all carriers: what suppliers without a grid deliver by.
func (g *KeptGrid) IsDefault() bool {
	return g.Owner == quote.OwnerPlatform && g.CarrierCode == "" && g.Department == ""
}

// LastDefault refuses a change that takes away the last such grid in force, at what was changed.
func LastDefault(before, after KeptGrid) error {
	path := "startsOn"
	switch {
	case before.Active != after.Active:
		path = "active"
	case before.CarrierCode != after.CarrierCode:
		path = "carrier"
	case before.Department != after.Department:
		path = "department"
	}
	return fault.Invalid(fault.At(path, "last_default",
		"Sans cette grille, les fournisseurs qui n’en ont pas ne livreraient plus rien : créez d’abord celle qui la remplace",
		"Without this grid, suppliers that have none would deliver nothing: first make the one that replaces it"))
}

// NoSupplier refuses a grid of somebody who is no supplier.
func NoSupplier() error {
	return fault.Invalid(fault.At("supplier", "not_found", "Ce fournisseur est introuvable", "This supplier cannot be found"))
}

// NotServed refuses a department that version 1 does not deliver to.
func NotServed() fault.Violation {
	return fault.At("department", "not_served", "Ce département n’est pas desservi", "This department is not served")
}
