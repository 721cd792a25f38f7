package pricingapi

import (
	"context"

	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
)

// Product is what a price list shows of a product.
type Product struct {
	productsapi.Product

	Available int64  // units that may still be ordered
	Tag       string // of its stock (domain 3.3)
}

// Products are known by the catalogue, which asks the prices; the conditions ask it.
type Products interface {
	// Seen are the products of ids that the actor keeps, sells, or may buy were they still sold; others are missing.
	Seen(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]Product, error)
	// Shown tells which of ids those are.
	Shown(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]bool, error)
}
