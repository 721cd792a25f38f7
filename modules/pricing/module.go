package pricing

import (
	"millesime/modules/pricing/internal/app"
	"millesime/modules/pricing/internal/rest"
	"millesime/modules/pricing/internal/store"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Deps is what pricing needs.
type Deps struct {
	DB    *db.DB
	Clock clock.Clock
}

// Module is the price engine over its tables.
type Module struct{ prices *app.Prices }

// New makes the module.
func New(deps Deps) *Module {
	return &Module{prices: app.NewPrices(store.New(deps.DB), deps.Clock)}
}

// Endpoints are the module's operations.
func (m *Module) Endpoints() []api.Route {
	return []api.Route{rest.ListCarriers(m.prices), rest.GetCarrier(m.prices)}
}

// Quoter prices carts.
func (m *Module) Quoter() pricingapi.Quoter { return m.prices }

// Prices reads prices for the catalogue.
func (m *Module) Prices() pricingapi.Prices { return m.prices }

// PriceBook writes the prices of products.
func (m *Module) PriceBook() pricingapi.PriceBook { return m.prices }
