package samples

import (
	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/samples/internal/app"
	"millesime/modules/samples/internal/domain"
	"millesime/modules/samples/internal/rest"
	"millesime/modules/samples/internal/store"
	"millesime/modules/samples/internal/subscriber"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/ids"
	"millesime/platform/states"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB       *db.DB
	Clock    clock.Clock
	IDs      ids.Source
	Products productsapi.Products
	Parties  usersapi.Parties
	Terms    usersapi.Terms
	Access   usersapi.Access
	Orders   ordersapi.Orders
	Stock    receiptsapi.Stock
}

// Module is the sample requests.
type Module struct{ requests *app.Requests }

// New wires the module.
func New(d Deps) *Module {
	sources := app.Sources{
		Products: d.Products, Parties: d.Parties, Terms: d.Terms, Access: d.Access, Orders: d.Orders, Stock: d.Stock,
	}
	return &Module{app.NewRequests(sources, store.New(d.DB), d.DB, d.Clock, d.IDs)}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.requests) }

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return subscriber.Handlers(m.requests) }

// PersonalData is what requests keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.requests }

// Waiting is what of them waits for somebody.
func (m *Module) Waiting() []usersapi.Waiting { return []usersapi.Waiting{m.requests} }

// States is the state table of sample requests (domain 5.7), for the reference.
func States() states.Chart { return domain.Table().Chart() }
