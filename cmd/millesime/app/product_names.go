package app

import (
	"context"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
)

// productNames tells users how the catalogue calls the products that invitations and the audit trail are about.
type productNames struct{ products catalogueapi.Products }

// ProductNames implements usersapi.ProductNames.
func (n productNames) ProductNames(ctx context.Context, actor auth.Actor, productIDs []int64) (map[int64]string, error) {
	visible, err := n.products.Visible(ctx, nil, actor, actor.Group, productIDs)
	names := make(map[int64]string, len(visible))
	for id, product := range visible {
		names[id] = product.Name
	}
	return names, err
}

// goodsNames tells pricing how the catalogue calls the products that promo codes are about, and whose they are.
type goodsNames struct{ products catalogueapi.Products }

// ProductNames implements pricingapi.ProductNames.
func (n goodsNames) ProductNames(ctx context.Context, actor auth.Actor, productIDs []int64) (map[int64]pricingapi.ProductName, error) {
	visible, err := n.products.Visible(ctx, nil, actor, actor.Group, productIDs)
	names := make(map[int64]pricingapi.ProductName, len(visible))
	for id, product := range visible {
		names[id] = pricingapi.ProductName{
			ID: id, SupplierID: product.SupplierID, Name: product.Name, Reference: product.Reference, Active: product.Active,
		}
	}
	return names, err
}
