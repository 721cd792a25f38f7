package receiptsapi

import (
	"context"

	"millesime/platform/auth"
	"millesime/platform/db"
)

// Product is what tells a product from others on a receipt, and where it may be received.
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
	Warehouse      string // dartess or supplier
	Images         []string
}

// Products are known by the module that keeps them, which is made after this one and asks it.
type Products interface {
	// Seen are the products of ids that the actor keeps or sells, those that are no longer sold included; others are missing.
	Seen(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]Product, error)
	// Holding are products whose name, appellation or reference holds all words; of suppliers, when some are given.
	Holding(ctx context.Context, words []string, suppliers []int64, most int) ([]int64, error)
	// Relocate makes a warehouse that of products of which nothing is left in the other one. The caller holds the locks of
	// their levels.
	Relocate(ctx context.Context, tx *db.Tx, actor auth.Actor, ids []int64, warehouse string) error
}
