package stores

import (
	"context"

	"millesime/modules/cart/cartapi"
	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/stores/internal/app"
	"millesime/modules/stores/internal/rest"
	"millesime/modules/stores/internal/store"
	"millesime/modules/stores/internal/subscriber"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/jobs"
	"millesime/platform/picture"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB            *db.DB
	Clock         clock.Clock
	Parties       usersapi.Parties
	Registrations usersapi.Registrations
	Terms         usersapi.Terms
	Shops         catalogueapi.Shops
	Carts         cartapi.Shops
	Files         *files.Store
	Pictures      *picture.Cleaner
	PublicURL     string // where everybody finds the house
}

// Module is the shops.
type Module struct {
	stores    *app.Stores
	publicURL string
}

// New wires the module.
func New(d Deps) *Module {
	return &Module{publicURL: d.PublicURL, stores: app.NewStores(app.Sources{
		Parties: d.Parties, Registrations: d.Registrations, Terms: d.Terms, Shops: d.Shops, Carts: d.Carts,
	}, store.New(d.DB, d.Files), d.DB, d.Clock, app.Uploads{Files: d.Files, Pictures: d.Pictures})}
}

// NewSellers are what shops say of their suppliers to who has ordered, for orders, which are wired before the shops.
func NewSellers(d *db.DB, parties usersapi.Parties, registrations usersapi.Registrations) ordersapi.Sellers {
	return app.NewSellers(store.New(d, nil), parties, registrations)
}

// FileColumns are the columns that name banners, which everybody sees.
func FileColumns() []files.Column {
	return []files.Column{{Table: "stores", Key: "id", Name: "banner", Public: true}}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.stores) }

// Shops tell where there is an open one.
func (m *Module) Shops() usersapi.Shops { return m.stores }

// Page serves the public page of a shop, /boutique/{slug}.
func (m *Module) Page(ctx context.Context, request api.DocumentRequest) (api.DocumentReply, error) {
	return rest.Page(ctx, m.stores, m.publicURL, request)
}

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler {
	return []events.Handler{subscriber.ForgetPeople(m.stores)}
}

// Jobs tell suppliers of the shops that the house opened for them.
func (m *Module) Jobs() []jobs.Handler { return []jobs.Handler{m.stores.Handler()} }

// PersonalData is what stores keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.stores }
