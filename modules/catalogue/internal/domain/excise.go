package domain

import "millesime/modules/products/productsapi"

// Excise categories of drinks (domain 3.1, derived from type and ABV; code général des impôts, art. 401 ff.).
const (
	ExciseNone         = "none"                 // 1.2 % vol. or less, 0.5 % for beer
	ExciseStillWine    = "still_wine"           // vins tranquilles
	ExciseSparkling    = "sparkling_wine"       // vins mousseux
	ExciseCider        = "other_fermented"      // cidres, poirés and other fermented drinks
	ExciseBeer         = "beer"                 // bières
	ExciseIntermediate = "intermediate_product" // vins doux, vins de liqueur
	ExciseSpirit       = "spirit"               // alcools
)

// Limits of alcohol in tenths of a percent by volume.
const (
	alcoholFree     = 12
	alcoholFreeBeer = 5
	strongestWine   = 150 // fermented without fortification
)

// Excise is the excise category of a product.
func Excise(p *productsapi.Product) string {
	switch {
	case p.Type == "beer" && p.ABVTenths > alcoholFreeBeer:
		return ExciseBeer
	case p.ABVTenths <= alcoholFree:
		return ExciseNone
	}
	switch p.Type {
	case "sparkling":
		return ExciseSparkling
	case "fortified":
		return ExciseIntermediate
	case "cider":
		return ExciseCider
	case "still":
		if p.ABVTenths > strongestWine+30 { // late harvests reach 18 % without added alcohol
			return ExciseIntermediate
		}
		return ExciseStillWine
	}
	return ExciseSpirit
}
