// Package catalogueapi is what other modules may ask of the catalogue: the facts about products that a
// quote and an order need. Interfaces and plain structs only.
package catalogueapi

import (
	"context"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Product holds the facts a cart line needs. Quantities are units (bottles or cans).
type Product struct {
	ID             int64
	SupplierID     int64
	Reference      string
	Name           string
	Type           string
	Colour         string
	Region         string
	Appellation    string
	Vintage        int // 0: non vintage
	BottleSizeMl   int // 750; 375 is a half bottle
	UnitsPerCarton int
	ABVTenths      int
	VATRate        money.Rate
	WeightGrams    int
	Warehouse      string // dartess or supplier
	OrderMultiple  int
	MinQuantity    int
	AlertThreshold int
	Active         bool
	InStore        bool
	SampleAllowed  bool
	Image          string
}

// Drinks tells what suppliers sell.
type Drinks interface {
	// KindsOf are the types of the products that a supplier sells now, each once.
	KindsOf(ctx context.Context, in db.Handle, supplierID int64) ([]string, error)
}

// Products reads products for carts and orders.
type Products interface {
	// Visible returns the products of ids that the actor may see when pricing for the given customer group
	// (domain 2: desactivated products of its scope included, Active false). Absent ids are simply missing.
	Visible(ctx context.Context, in db.Handle, actor auth.Actor, customerGroup auth.Group, ids []int64) (map[int64]Product, error)
}
