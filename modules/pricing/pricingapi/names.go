package pricingapi

import (
	"context"

	"millesime/platform/auth"
)

// ProductNames are known by the module that holds products.
type ProductNames interface {
	// ProductNames are by id; a product that the actor does not see has none.
	ProductNames(ctx context.Context, actor auth.Actor, productIDs []int64) (map[int64]ProductName, error)
}

// ProductName is what pricing shows of a product.
type ProductName struct {
	ID         int64
	SupplierID int64
	Name       string
	Reference  string
	Active     bool // it is sold
}
