// Package app answers what things cost: it reads what pricing keeps, and the domain computes.
package app

import (
	"context"

	carriagestore "millesime/modules/pricing/internal/carriage/store"
	codesstore "millesime/modules/pricing/internal/codes/store"
	framesstore "millesime/modules/pricing/internal/frames/store"
	listsstore "millesime/modules/pricing/internal/lists/store"
	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/internal/quote/store"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Prices implement pricingapi.Quoter and pricingapi.Prices.
type Prices struct {
	store    *store.Store
	lists    *listsstore.Store
	shown    *shownLists
	carriage *shownCarriage
	frames   *framesstore.Store
	codes    *codesstore.Store
	clock    clock.Clock
	parties  usersapi.Parties
	products productsapi.Products

	shownFrames *shownFrames
}

// NewPrices makes the prices over the stores of what is priced by.
func NewPrices(d *db.DB, c clock.Clock, parties usersapi.Parties, products productsapi.Products) *Prices {
	return &Prices{
		store: store.New(d), lists: listsstore.New(d), shown: newShownLists(listsstore.New(d), c),
		carriage: newShownCarriage(carriagestore.New(d), c),
		frames:   framesstore.New(d), codes: codesstore.New(d),
		clock: c, parties: parties, products: products, shownFrames: newShownFrames(framesstore.New(d), c),
	}
}

// ListPrices implements pricingapi.Prices.
func (p *Prices) ListPrices(ctx context.Context, productIDs []int64) (map[int64]pricingapi.ListPrice, error) {
	return p.store.ListPrices(ctx, productIDs)
}

// ViewerPrices implements pricingapi.Prices.
func (p *Prices) ViewerPrices(
	ctx context.Context, viewer pricingapi.Viewer, terms map[int64]money.Rate, products []pricingapi.ProductRef,
	listed map[int64]pricingapi.ListPrice,
) (map[int64]pricingapi.ViewerPrice, error) {
	ids := make([]int64, len(products))
	for i, product := range products {
		ids[i] = product.ID
	}
	now := p.clock.Now()
	lists, err := p.shown.of(ctx, bearer{viewer.CustomerID, viewer.Group, clock.DateOf(now)}, ids)
	if err != nil {
		return nil, err
	}
	return domain.ViewerPrices(now, viewer, terms, products, domain.Book{Prices: listed, Lists: lists}), nil
}

// Conditions implements pricingapi.Prices.
func (p *Prices) Conditions(
	ctx context.Context, viewer pricingapi.Viewer, terms map[int64]money.Rate,
) (pricingapi.Conditions, error) {
	now := p.clock.Now()
	lists, err := p.lists.AllActiveLists(ctx, viewer.CustomerID, viewer.Group, clock.DateOf(now))
	if err != nil {
		return nil, err
	}
	if conditions := domain.NewConditions(now, viewer, terms, lists); conditions != nil {
		return conditions, nil
	}
	return nil, nil // none is no error
}
