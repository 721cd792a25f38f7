package pricing

import (
	"slices"

	"millesime/modules/pricing/internal/app"
	"millesime/modules/pricing/internal/rest"
	"millesime/modules/pricing/internal/store"
	"millesime/modules/pricing/internal/subscriber"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
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

// Neighbours are made after this module, and asked by its operations.
type Neighbours struct {
	Products  pricingapi.Products
	Purchases pricingapi.Purchases
	Checkouts pricingapi.CheckoutOrders
	Bought    pricingapi.FramePurchases
	Sellers   usersapi.Storefronts
}

// Endpoints are the module's operations.
func (m *Module) Endpoints(n Neighbours) []api.Route {
	priceLists := app.NewPriceLists(app.Sources{
		Parties: m.deps.Parties, Terms: m.deps.Terms, Access: m.deps.Access, Products: n.Products, Purchases: n.Purchases,
	}, m.store, m.deps.DB, m.deps.Clock)
	return slices.Concat(
		rest.Carriers(m.carriage), rest.ShippingFees(m.carriage), rest.PriceListEndpoints(priceLists),
		rest.PromoCodes(m.codes.With(n.Checkouts, n.Sellers), m.deps.Clock), rest.AgreementFrames(m.frames.With(n.Bought)),
	)
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
