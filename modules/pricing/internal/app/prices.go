// Package app answers what things cost: it reads what pricing keeps, and the domain computes.
package app

import (
	"context"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/internal/store"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/money"
)

// Prices implement pricingapi.Quoter and pricingapi.Prices.
type Prices struct {
	store    *store.Store
	clock    clock.Clock
	parties  usersapi.Parties
	products productsapi.Products
}

// NewPrices makes the prices over their store.
func NewPrices(s *store.Store, c clock.Clock, parties usersapi.Parties, products productsapi.Products) *Prices {
	return &Prices{store: s, clock: c, parties: parties, products: products}
}

// ListPrices implements pricingapi.Prices.
func (p *Prices) ListPrices(ctx context.Context, productIDs []int64) (map[int64]pricingapi.ListPrice, error) {
	return p.store.ListPrices(ctx, productIDs)
}

// ViewerPrices implements pricingapi.Prices.
func (p *Prices) ViewerPrices(
	ctx context.Context, viewer pricingapi.Viewer, terms map[int64]money.Rate, products []pricingapi.ProductRef,
) (map[int64]pricingapi.ViewerPrice, error) {
	ids := make([]int64, len(products))
	for i, product := range products {
		ids[i] = product.ID
	}
	prices, err := p.store.Prices(ctx, nil, viewer.Group, ids)
	if err != nil {
		return nil, err
	}
	now := p.clock.Now()
	lists, err := p.store.ActiveLists(ctx, nil, viewer.CustomerID, viewer.Group, clock.DateOf(now), ids)
	if err != nil {
		return nil, err
	}
	return domain.ViewerPrices(now, viewer, terms, products, domain.Book{Prices: prices, Lists: lists}), nil
}

// Conditions implements pricingapi.Prices.
func (p *Prices) Conditions(
	ctx context.Context, viewer pricingapi.Viewer, terms map[int64]money.Rate,
) (pricingapi.Conditions, error) {
	now := p.clock.Now()
	lists, err := p.store.AllActiveLists(ctx, viewer.CustomerID, viewer.Group, clock.DateOf(now))
	if err != nil {
		return nil, err
	}
	if conditions := domain.NewConditions(now, viewer, terms, lists); conditions != nil {
		return conditions, nil
	}
	return nil, nil // none is no error
}
