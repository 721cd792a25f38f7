// Package app answers other modules what products are to somebody.
package app

import (
	"context"

	"millesime/modules/products/internal/domain"
	"millesime/modules/products/internal/store"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Relations tells whose products an agent sells.
type Relations interface {
	SupplierIDs(ctx context.Context, childID int64) ([]int64, error)
}

// Products implements productsapi.Products.
type Products struct {
	store     *store.Store
	relations Relations
}

// NewProducts makes the facade.
func NewProducts(s *store.Store, relations Relations) *Products {
	return &Products{store: s, relations: relations}
}

// Scope implements productsapi.Products.
func (p *Products) Scope(ctx context.Context, actor auth.Actor, customer auth.Group) (productsapi.Scope, error) {
	if actor.Group != auth.CommercialAgent {
		return domain.ScopeOf(actor, customer, nil), nil
	}
	suppliers, err := p.relations.SupplierIDs(ctx, actor.ID)
	if err != nil {
		return productsapi.Scope{}, err
	}
	return domain.ScopeOf(actor, customer, suppliers), nil
}

// CartScope implements productsapi.Products.
func (p *Products) CartScope(ctx context.Context, actor auth.Actor, customer auth.Group, inShops bool) (productsapi.Scope, error) {
	scope, err := p.Scope(ctx, actor, customer)
	scope.AnyStatus = true // a cart keeps a line that was desactivated since, and says so (domain 3.3)
	if inShops {
		scope.OpenTo = auth.Customer
	}
	return scope, err
}

// Visible implements productsapi.Products.
func (p *Products) Visible(
	ctx context.Context, in db.Handle, actor auth.Actor, customer auth.Group, ids []int64,
) (map[int64]productsapi.Product, error) {
	scope, err := p.CartScope(ctx, actor, customer, false)
	if err != nil {
		return nil, err
	}
	return p.store.ForCart(ctx, in, scope, ids)
}

// InShops implements productsapi.Products.
func (p *Products) InShops(ctx context.Context, in db.Handle, actor auth.Actor, ids []int64) (map[int64]productsapi.Product, error) {
	scope, err := p.CartScope(ctx, actor, auth.Customer, true)
	if err != nil {
		return nil, err
	}
	return p.store.ForCart(ctx, in, scope, ids)
}

// Names implements productsapi.Products.
func (p *Products) Names(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]productsapi.Name, error) {
	visible, err := p.Visible(ctx, nil, actor, actor.Group, ids)
	names := make(map[int64]productsapi.Name, len(visible))
	for id, product := range visible {
		names[id] = productsapi.Name{
			ID: id, SupplierID: product.SupplierID, Name: product.Name, Reference: product.Reference, Active: product.Active,
		}
	}
	return names, err
}

// KindsOf implements productsapi.Products.
func (p *Products) KindsOf(ctx context.Context, in db.Handle, supplierID int64) ([]string, error) {
	return p.store.KindsOf(ctx, in, supplierID)
}

// UsualWeight implements productsapi.Products.
func (p *Products) UsualWeight(ctx context.Context, supplierID int64, warehouse string) (int64, error) {
	return p.store.UsualWeight(ctx, supplierID, warehouse)
}
