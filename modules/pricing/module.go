package pricing

import (
	"context"
	"slices"
	"time"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/internal/rest"
	"millesime/modules/pricing/internal/store"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Deps is what pricing needs.
type Deps struct {
	DB    *db.DB
	Clock clock.Clock
}

// Module is the price engine over its tables.
type Module struct {
	store *store.Store
	clock clock.Clock
}

// New makes the module.
func New(deps Deps) *Module {
	return &Module{store: store.New(deps.DB), clock: deps.Clock}
}

// Endpoints are the module's operations.
func (m *Module) Endpoints() []api.Route {
	return []api.Route{rest.ListCarriers(m.store), rest.GetCarrier(m.store)}
}

// Quoter prices carts.
func (m *Module) Quoter() pricingapi.Quoter { return m }

// Prices reads prices for the catalogue.
func (m *Module) Prices() pricingapi.Prices { return m }

// PriceBook writes the prices of products.
func (m *Module) PriceBook() pricingapi.PriceBook { return m.store }

// Quote implements pricingapi.Quoter.
func (m *Module) Quote(ctx context.Context, tx *db.Tx, request pricingapi.Request) (pricingapi.Quote, error) {
	book, err := m.book(ctx, tx, request)
	if err != nil {
		return pricingapi.Quote{}, err
	}
	return domain.Quote(request, book)
}

// book loads what the quote reads. Price lists, frames and codes are empty until their tables exist.
func (m *Module) book(ctx context.Context, tx *db.Tx, request pricingapi.Request) (book domain.Book, err error) {
	var productIDs, supplierIDs []int64
	for _, l := range request.Lines {
		productIDs = appendNew(productIDs, l.ProductID)
		supplierIDs = appendNew(supplierIDs, l.SupplierID)
	}
	if book.Prices, err = m.store.Prices(ctx, tx, request.Customer.Group, productIDs); err != nil {
		return book, err
	}
	if request.Destination == nil || len(request.Lines) == 0 {
		return book, nil
	}
	department, served := pricingapi.Department(*request.Destination)
	if !served {
		return book, nil
	}
	if book.Carriers, err = m.store.Carriers(ctx, tx); err != nil {
		return book, err
	}
	if book.Grids, err = m.store.Grids(ctx, tx, supplierIDs, department); err != nil {
		return book, err
	}
	book.Relays, err = m.store.Relays(ctx, tx, department)
	return book, err
}

// ViewerPrices implements pricingapi.Prices.
func (m *Module) ViewerPrices(
	ctx context.Context, viewer pricingapi.Viewer, terms map[int64]money.Rate, products []pricingapi.ProductRef,
) (map[int64]pricingapi.ViewerPrice, error) {
	ids := make([]int64, len(products))
	for i, p := range products {
		ids[i] = p.ID
	}
	prices, err := m.store.Prices(ctx, nil, viewer.Group, ids)
	if err != nil {
		return nil, err
	}
	return domain.ViewerPrices(m.clock.Now(), viewer, terms, products, domain.Book{Prices: prices}), nil
}

// ListPrices implements pricingapi.Prices.
func (m *Module) ListPrices(ctx context.Context, since time.Time) (map[int64]pricingapi.ListPrice, error) {
	return m.store.ChangedPrices(ctx, since)
}

func appendNew(ids []int64, id int64) []int64 {
	if slices.Contains(ids, id) {
		return ids
	}
	return append(ids, id)
}
