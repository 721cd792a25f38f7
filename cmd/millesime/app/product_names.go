package app

import (
	"context"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/platform/auth"
)

// productNames tells users how the catalogue calls the products that invitations are about.
type productNames struct{ products catalogueapi.Products }

// ProductName implements usersapi.ProductNames.
func (n productNames) ProductName(ctx context.Context, actor auth.Actor, productID int64) (string, error) {
	visible, err := n.products.Visible(ctx, nil, actor, actor.Group, []int64{productID})
	return visible[productID].Name, err
}
