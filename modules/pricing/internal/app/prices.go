// Package app answers what things cost: it reads what pricing keeps, and the domain computes.
package app

import (
	"context"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/internal/store"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/clock"
	"millesime/platform/money"
)

// Prices implement pricingapi.Quoter, pricingapi.Prices and pricingapi.PriceBook.
type Prices struct {
	*store.Store // what is only read or written

	clock clock.Clock
}

// NewPrices makes the prices over their store.
func NewPrices(s *store.Store, c clock.Clock) *Prices { return &Prices{Store: s, clock: c} }

// ViewerPrices implements pricingapi.Prices.
func (p *Prices) ViewerPrices(
	ctx context.Context, viewer pricingapi.Viewer, terms map[int64]money.Rate, products []pricingapi.ProductRef,
) (map[int64]pricingapi.ViewerPrice, error) {
	ids := make([]int64, len(products))
	for i, product := range products {
		ids[i] = product.ID
	}
	prices, err := p.Prices(ctx, nil, viewer.Group, ids)
	if err != nil {
		return nil, err
	}
	return domain.ViewerPrices(p.clock.Now(), viewer, terms, products, domain.Book{Prices: prices}), nil
}
