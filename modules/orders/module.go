package orders

import (
	"slices"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/internal/rest"
	"millesime/modules/orders/internal/store"
	"millesime/modules/orders/internal/subscriber"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/mail"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB    *db.DB
	Clock clock.Clock
	Users usersapi.Directory
	Mails *mail.Queue
	// PublicURL is where the links of mails lead, without a trailing slash.
	PublicURL string
}

// Module is the orders.
type Module struct {
	placing  *domain.Placing
	reading  *domain.Reading
	messages *domain.Messaging
	settling *domain.Settling
	revising *domain.Revising
	business *domain.Obligations
	personal *domain.PersonalData
	users    usersapi.Directory
}

// New wires the module.
func New(d Deps) *Module {
	s := store.New(d.DB)
	reading := domain.NewReading(s, d.Users, d.Clock)
	return &Module{
		placing:  domain.NewPlacing(s, d.Users, domain.NewPost(d.Mails, d.PublicURL)),
		reading:  reading,
		messages: domain.NewMessaging(d.DB, s, reading, d.Users, d.Clock),

		revising: domain.NewRevising(reading, s, d.Users, d.DB, d.Clock),
		settling: domain.NewSettling(s, d.Users, d.Clock),
		business: domain.NewObligations(s),
		personal: domain.NewPersonalData(s),
		users:    d.Users,
	}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route {
	return slices.Concat(
		rest.Endpoints(rest.UseCases{Reading: m.reading, Messaging: m.messages}),
		rest.QuotationEndpoints(m.reading, m.revising),
	)
}

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler {
	return []events.Handler{subscriber.SettlePlacedOrder(m.settling), subscriber.RememberTrade(m.users)}
}

// Orders is the facade for other modules.
func (m *Module) Orders() ordersapi.Orders { return m.placing }

// PersonalData is what orders keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.personal }

// Reprice brings the module that prices quotations, which is built after this one.
func (m *Module) Reprice(prices ordersapi.Repricing) { m.revising.Price(prices) }

// Obligations tell users whose orders are open.
func (m *Module) Obligations() usersapi.Obligations { return m.business }
