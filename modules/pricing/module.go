package pricing

import (
	"millesime/modules/pricing/internal/app"
	"millesime/modules/pricing/internal/store"
	"millesime/modules/pricing/internal/subscriber"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/picture"
)

// Deps is what pricing needs.
type Deps struct {
	DB       *db.DB
	Clock    clock.Clock
	Products productsapi.Products
	Parties  usersapi.Parties
	Terms    usersapi.Terms
	Access   usersapi.Access
	Files    *files.Store
	Pictures *picture.Cleaner
}

// Module is the price engine over its tables.
type Module struct {
	deps   Deps
	store  *store.Store
	prices *app.Prices
	codes  *app.Codes
	frames *app.Frames

	carriage *app.Carriage
}

// New makes the module.
func New(deps Deps) *Module {
	kept := store.New(deps.DB)
	return &Module{
		deps: deps, store: kept, prices: app.NewPrices(kept, deps.Clock, deps.Parties, deps.Products),
		codes:    app.NewCodes(deps.DB, kept, deps.Clock, deps.Parties, deps.Products),
		frames:   app.NewFrames(deps.DB, kept, deps.Clock, deps.Parties, deps.Files, deps.Pictures),
		carriage: app.NewCarriage(deps.DB, kept, deps.Clock, deps.Parties, deps.Products),
	}
}

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return subscriber.Handlers(m.prices) }

// Codes count the uses of promo codes.
func (m *Module) Codes() pricingapi.Codes { return m.codes }

// Frames tell users who is in which agreement frame.
func (m *Module) Frames() usersapi.Frames { return m.frames }

// FileColumns are the columns that name documents of agreement frames, for their members.
func FileColumns() []files.Column {
	return []files.Column{{Table: "agreement_frame_documents", Key: "id", Name: "file"}}
}

// PersonalData is what pricing keeps about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.codes }

// Quoter prices carts.
func (m *Module) Quoter() pricingapi.Quoter { return m.prices }

// Prices reads prices for the catalogue.
func (m *Module) Prices() pricingapi.Prices { return m.prices }

// PriceBook writes the prices of products.
func (m *Module) PriceBook() pricingapi.PriceBook { return m.store }
