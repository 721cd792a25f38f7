package app

import (
	"context"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/store"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Products is the catalogue's facade for carts and orders.
type Products struct {
	store     *store.Store
	relations Relations
}

// NewProducts makes the facade.
func NewProducts(s *store.Store, relations Relations) *Products {
	return &Products{store: s, relations: relations}
}

// Visible implements catalogueapi.Products.
func (p *Products) Visible(
	ctx context.Context, in db.Handle, actor auth.Actor, customerGroup auth.Group, ids []int64,
) (map[int64]catalogueapi.Product, error) {
	scope, err := scopeOf(ctx, actor, customerGroup, p.relations)
	if err != nil {
		return nil, err
	}
	scope.AnyStatus = true // a cart keeps a line that was desactivated since, and says so (domain 3.3)
	found, err := p.store.ForCart(ctx, in, scope, ids)
	if err != nil {
		return nil, err
	}
	products := make(map[int64]catalogueapi.Product, len(found))
	for id, product := range found {
		products[id] = facade(&product)
	}
	return products, nil
}

// KindsOf implements catalogueapi.Drinks.
func (p *Products) KindsOf(ctx context.Context, in db.Handle, supplierID int64) ([]string, error) {
	return p.store.KindsOf(ctx, in, supplierID)
}

func facade(p *domain.Product) catalogueapi.Product {
	return catalogueapi.Product{
		ID: p.ID, SupplierID: p.SupplierID, Reference: p.Reference, Name: p.Name, Type: p.Type, Colour: p.Colour,
		Region: p.Region, Appellation: p.Appellation, Vintage: p.Vintage, BottleSizeMl: p.BottleSizeMl,
		UnitsPerCarton: p.UnitsPerCarton, ABVTenths: p.ABVTenths, VATRate: p.VATRate(), WeightGrams: p.WeightGrams,
		Warehouse: p.Warehouse, OrderMultiple: p.OrderMultiple, MinQuantity: p.MinQuantity,
		AlertThreshold: p.StockAlertThreshold, Active: p.Active, InStore: p.InStore, SampleAllowed: p.SampleAllowed,
		Image: p.Image(),
	}
}
