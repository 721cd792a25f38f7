package samples

import (
	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/receipts/receiptsapi"
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
	Products catalogueapi.Products
	Parties  usersapi.Parties
	Terms    usersapi.Terms
	Access   usersapi.Access
	Orders   ordersapi.Orders
	Stock    receiptsapi.Stock
}

// Module is the sample requests.
type Module struct {
	cases    rest.UseCases
	personal *domain.PersonalData
}

// New wires the module.
func New(d Deps) *Module {
	s := store.New(d.DB)
	placing := domain.NewPlacing(d.Products, d.Parties, d.Terms, d.Orders, d.Stock, d.IDs)
	return &Module{
		cases: rest.UseCases{
			Reading:     domain.NewReading(s, d.Parties, d.Access, d.Clock),
			Asking:      domain.NewAsking(d.DB, s, d.Products, d.Parties, d.Terms, d.Access, d.Clock),
			Transitions: domain.NewTransitions(d.DB, s, placing, d.Parties, d.Access, d.Clock),
			Tasting:     domain.NewTasting(d.DB, s, d.Orders, d.Terms, d.Access, d.Clock),
			Quotas:      domain.NewQuotas(d.DB, s, d.Parties, d.Clock),
		},
		personal: domain.NewPersonalData(s),
	}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.cases) }

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler {
	return events.InOrder("samples",
		subscriber.FollowOrder(m.cases.Tasting), subscriber.NoteSale(m.cases.Tasting), subscriber.ForgetPeople(m.personal))
}

// PersonalData is what requests keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.personal }

// States is the state table of sample requests (domain 5.7), for the reference.
func States() states.Chart { return domain.Table().Chart() }
