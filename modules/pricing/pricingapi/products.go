package pricingapi

import (
	"context"

	"millesime/platform/auth"
	"millesime/platform/money"
)

// Product is what a price list shows of a product.
type Product struct {
	ID             int64
	SupplierID     int64
	Reference      string
	EAN            string
	Name           string
	Type           string
	Colour         string
	Region         string
	Appellation    string
	Vintage        int // 0: non vintage
	BottleSizeMl   int
	UnitsPerCarton int
	OrderMultiple  int
	MinQuantity    int
	VATRate        money.Rate
	Active         bool
	OpenTo         []auth.Group // that may buy it; empty: all
	Image          string
	Warehouse      string // that its goods leave
	Available      int64  // units that may still be ordered
	Tag            string // of its stock (domain 3.3)
}

// Products are known by the module that keeps them, which is made after this one and asks it.
type Products interface {
	// Seen are the products of ids that the actor keeps, sells, or may buy were they still sold; others are missing.
	Seen(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]Product, error)
	// Shown tells which of ids those are.
	Shown(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]bool, error)
	// UsualWeight is what a unit of what is sold from a warehouse weighs on average, in grams: of one supplier, or 0 of all. 0: nothing is
	// sold from there.
	UsualWeight(ctx context.Context, supplierID int64, warehouse string) (int64, error)
}
