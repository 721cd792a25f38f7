package orders

import (
	"context"
	"slices"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/internal/rest"
	"millesime/modules/orders/internal/store"
	"millesime/modules/orders/internal/subscriber"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/mail"
	"millesime/platform/picture"
	"millesime/platform/states"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB      *db.DB
	Clock   clock.Clock
	Parties usersapi.Parties
	Terms   usersapi.Terms
	Access  usersapi.Access
	Stock   receiptsapi.Stock
	Mails   *mail.Queue
	Files   *files.Store
	// Pictures makes photos safe to show.
	Pictures *picture.Cleaner
	// PublicURL is where the links of mails lead, without a trailing slash.
	PublicURL string
}

// Module is the orders.
type Module struct {
	placing     *domain.Placing
	reading     *domain.Reading
	transitions *domain.Transitions
	messages    *domain.Messaging
	shipping    *domain.Shipping
	incident    *domain.Incidents
	settler     *domain.Settler
	schedule    *domain.Schedule
	revising    *domain.Revising
	accepts     *domain.Accepting
	business    *domain.Obligations
	personal    *domain.PersonalData
	bought      *domain.Purchases
	access      usersapi.Access
}

// New wires the module.
func New(d Deps) *Module {
	s := store.New(d.DB, d.Files)
	reading := domain.NewReading(s, d.Parties, d.Terms, d.Access, d.Files, d.Clock)
	transitions := domain.NewTransitions(d.DB, s, d.Parties, d.Terms, d.Access, d.Stock, d.Clock)
	keeping := domain.NewKeeping(s, s)
	placing := domain.NewPlacing(s, d.Parties, domain.NewPost(d.Mails, d.PublicURL))
	return &Module{
		placing:     placing,
		accepts:     domain.NewAccepting(d.DB, reading, transitions, placing, s, d.Stock, d.Parties, d.Terms, d.Files, d.Pictures, d.Clock),
		reading:     reading,
		transitions: transitions,
		messages:    domain.NewMessaging(d.DB, s, reading, d.Parties, d.Clock),
		shipping:    domain.NewShipping(d.DB, s, reading, transitions, keeping, d.Stock, d.Parties, d.Clock),
		incident:    domain.NewIncidents(d.DB, s, reading, transitions, keeping, d.Stock, d.Parties, d.Files, d.Pictures, d.Clock),
		settler:     domain.NewSettler(transitions, d.Terms),
		schedule:    domain.NewSchedule(d.DB, s, transitions, d.Clock),
		revising:    domain.NewRevising(reading, s, d.Parties, d.Terms, d.DB, d.Clock),
		business:    domain.NewObligations(s),
		personal:    domain.NewPersonalData(s, d.Files),
		bought:      domain.NewPurchases(s, d.Access),
		access:      d.Access,
	}
}

// FileColumns are the columns that name photos of incidents and proofs of agreements, for the parties of their orders.
func FileColumns() []files.Column {
	return []files.Column{
		{Table: "order_photos", Key: "id", Name: "file"}, {Table: "quotation_proofs", Key: "order_id", Name: "file"},
	}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route {
	return slices.Concat(
		rest.Endpoints(rest.UseCases{
			Reading: m.reading, Transitions: m.transitions, Messaging: m.messages, Shipping: m.shipping, Incidents: m.incident,
			Accepting: m.accepts,
		}),
		rest.QuotationEndpoints(m.reading, m.revising),
	)
}

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler {
	return []events.Handler{
		// Each locks what checkouts and moves of orders lock.
		subscriber.SettlePlacedOrder(m.settler).Alone(), subscriber.SettlePaidOrder(m.settler).Alone(),
		subscriber.RememberTrade(m.access).Alone(), subscriber.MoveOn(m.transitions).Alone(),
		subscriber.ForgetPeople(m.personal),
	}
}

// MoveDue makes the moves whose time has come and tells how many: for tests that do not wait for the job.
func (m *Module) MoveDue(ctx context.Context) (int, error) { return m.schedule.MoveDue(ctx) }

// Remind tells of quotations that expire tomorrow: for tests that do not wait for the job.
func (m *Module) Remind(ctx context.Context) error { return m.schedule.Remind(ctx) }

// KeepSums adds what was written to the sums of orders: for tests that do not wait for the job.
func (m *Module) KeepSums(ctx context.Context) error { return m.schedule.KeepSums(ctx) }

// Orders is the facade for other modules.
func (m *Module) Orders() ordersapi.Orders { return m.placing }

// Purchases is the facade for who shows what was ordered of a product.
func (m *Module) Purchases() ordersapi.Purchases { return m.bought }

// PersonalData is what orders keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.personal }

// Reprice brings the module that prices quotations, which is built after this one.
func (m *Module) Reprice(prices ordersapi.Repricing) { m.revising.Price(prices) }

// Obligations tell users whose orders are open.
func (m *Module) Obligations() usersapi.Obligations { return m.business }

// States is the state table of orders (domain 5.3), for the reference and for tests.
func States() states.Chart { return domain.Table().Chart() }
