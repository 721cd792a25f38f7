package receiptsapi

import (
	"context"

	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Products are known by the catalogue, which asks the stock; the warehouse asks it.
type Products interface {
	// Seen are the products of ids that the actor keeps or sells, those that are no longer sold included; others are missing.
	Seen(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]productsapi.Product, error)
	// Holding are products whose name, appellation or reference holds all words; of suppliers, when some are given.
	Holding(ctx context.Context, words []string, suppliers []int64, most int) ([]int64, error)
	// Relocate makes a warehouse that of products of which nothing is left in the other one. The caller holds the locks of
	// their levels.
	Relocate(ctx context.Context, tx *db.Tx, actor auth.Actor, ids []int64, warehouse string) error
}
