package app

import (
	"context"

	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
)

// productNames tells users how products are called that invitations and the audit trail are about.
type productNames struct{ products productsapi.Products }

// ProductNames implements usersapi.ProductNames.
func (n productNames) ProductNames(ctx context.Context, actor auth.Actor, productIDs []int64) (map[int64]string, error) {
	known, err := n.products.Names(ctx, actor, productIDs)
	names := make(map[int64]string, len(known))
	for id, product := range known {
		names[id] = product.Name
	}
	return names, err
}
