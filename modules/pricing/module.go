package pricing

import (
	carriage "millesime/modules/pricing/internal/carriage/app"
	codes "millesime/modules/pricing/internal/codes/app"
	codesstore "millesime/modules/pricing/internal/codes/store"
	frames "millesime/modules/pricing/internal/frames/app"
	lists "millesime/modules/pricing/internal/lists/app"
	listsstore "millesime/modules/pricing/internal/lists/store"
	listssubscriber "millesime/modules/pricing/internal/lists/subscriber"
	quote "millesime/modules/pricing/internal/quote/app"
	quotestore "millesime/modules/pricing/internal/quote/store"
	quotesubscriber "millesime/modules/pricing/internal/quote/subscriber"
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
	Records  usersapi.Records
	Terms    usersapi.Terms
	Access   usersapi.Access
	Files    *files.Store
	Pictures *picture.Cleaner
}

// Module is the price engine over its tables.
type Module struct {
	deps   Deps
	store  *quotestore.Store
	prices *quote.Prices
	keeper *lists.Keeper
	codes  *codes.Codes
	frames *frames.Frames

	carriage *carriage.Carriage
}

// New makes the module.
func New(deps Deps) *Module {
	return &Module{
		deps: deps, store: quotestore.New(deps.DB), prices: quote.NewPrices(deps.DB, deps.Clock, deps.Parties, deps.Products),
		keeper:   lists.NewKeeper(deps.DB, deps.Parties),
		codes:    codes.NewCodes(deps.DB, deps.Clock, deps.Parties, deps.Products),
		frames:   frames.NewFrames(deps.DB, deps.Clock, deps.Parties, deps.Records, deps.Files, deps.Pictures),
		carriage: carriage.NewCarriage(deps.DB, deps.Clock, deps.Parties, deps.Products),
	}
}

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return listssubscriber.Handlers(m.keeper) }

// Feeds keep what this replica prices pages by in step.
func (m *Module) Feeds() []events.Feed { return []events.Feed{quotesubscriber.Follow(m.prices)} }

// Codes count the uses of promo codes.
func (m *Module) Codes() pricingapi.Codes { return m.codes }

// Frames tell users who is in which agreement frame.
func (m *Module) Frames() usersapi.Frames { return m.frames }

// FileColumns are the columns that name documents of agreement frames, for their members.
func FileColumns() []files.Column {
	return []files.Column{{Table: "agreement_frame_documents", Key: "id", Name: "file"}}
}

// PersonalData is what pricing keeps about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData {
	return people{codesstore.New(m.deps.DB), listsstore.New(m.deps.DB)}
}

// Quoter prices carts.
func (m *Module) Quoter() pricingapi.Quoter { return m.prices }

// Prices reads prices for the catalogue.
func (m *Module) Prices() pricingapi.Prices { return m.prices }

// PriceBook writes the prices of products.
func (m *Module) PriceBook() pricingapi.PriceBook { return m.store }
