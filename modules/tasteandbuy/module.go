package tasteandbuy

import (
	"context"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/cart/cartapi"
	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/tasteandbuy/internal/rest"
	"millesime/modules/tasteandbuy/internal/store"
	"millesime/modules/tasteandbuy/internal/subscriber"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/jobs"
	"millesime/platform/mail"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB        *db.DB
	Jobs      *jobs.Queue
	Clock     clock.Clock
	Parties   usersapi.Parties
	Cellar    catalogueapi.Cellar
	Cases     usersapi.Registrations
	Rebates   usersapi.Rebates
	Guests    usersapi.Guests
	Calls     usersapi.Calls
	Sales     cartapi.Sales
	Followed  ordersapi.Followed
	Sellers   ordersapi.Sellers
	Transfers billingapi.Transfers
	Links     *auth.Links // of guests
	Passwords app.Passwords
	Mails     *mail.Queue
	PublicURL string
}

// Module is Taste & Buy.
type Module struct {
	lists    *app.WineLists
	waiters  *app.Waiters
	requests *app.Requests
	people   *app.People
}

// New wires the module.
func New(d Deps) *Module {
	s, post := store.New(d.DB), app.NewPost(d.Mails, d.PublicURL)
	wineLists := app.NewWineLists(s, d.DB, d.Clock, d.Parties, d.Cellar)
	return &Module{
		lists:   wineLists,
		waiters: app.NewWaiters(s, d.DB, d.Clock, d.Parties, d.Passwords, post, d.Calls),
		requests: app.NewRequests(s, d.DB, d.Jobs, d.Clock, wineLists, post, app.RequestSources{
			Parties: d.Parties, Cases: d.Cases, Rebates: d.Rebates, Guests: d.Guests, Calls: d.Calls, Sales: d.Sales,
			Followed: d.Followed, Sellers: d.Sellers, Transfers: d.Transfers, Links: d.Links,
		}),
		people: app.NewPeople(s),
	}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.lists, m.waiters, m.requests) }

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return subscriber.Handlers(m.requests, m.people) }

// RequestPage serves the page on which a guest orders, /demande/{token}.
func (m *Module) RequestPage(ctx context.Context, request api.DocumentRequest) (api.DocumentReply, error) {
	return rest.RequestPage(ctx, m.requests, request)
}

// FollowPage serves the page on which a guest follows its orders, /suivi/{token}.
func (m *Module) FollowPage(ctx context.Context, request api.DocumentRequest) (api.DocumentReply, error) {
	return rest.FollowPage(ctx, m.requests, request)
}

// Receipts are told that mails of the module left.
func (m *Module) Receipts() mail.Receipts { return m.waiters }

// PersonalData is what the module keeps about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.people }

// dueEvery is how often it is looked for what time decides, and eraseHour when in Paris what is over is erased.
const (
	dueEvery  = time.Minute
	eraseHour = 4
)

// Jobs are its work that has a time of its own. What repeats follows from rows alone.
func (m *Module) Jobs() []jobs.Handler {
	return []jobs.Handler{
		m.requests.AskToPay(),
		jobs.Repeated("tasteandbuy_send_links_v1", jobs.Every(dueEvery), quietly(m.requests.Send)),
		jobs.Repeated("tasteandbuy_expire_links_v1", jobs.Every(dueEvery), quietly(m.requests.Expire)),
		jobs.Repeated("tasteandbuy_erase_guests_v1", jobs.DailyAt(eraseHour), quietly(m.requests.Erase)),
	}
}

func quietly(do func(context.Context) (int, error)) func(context.Context) error {
	return func(ctx context.Context) error {
		_, err := do(ctx)
		return err
	}
}

// Drain waits until no guest is to be asked for a payment now.
func (m *Module) Drain(ctx context.Context) error { return m.requests.Drain(ctx) }

// SendLinks mails the links whose time has come, and tells how many: for tests that do not wait for the job.
func (m *Module) SendLinks(ctx context.Context) (int, error) { return m.requests.Send(ctx) }

// ExpireLinks ends the requests that nobody answered, likewise.
func (m *Module) ExpireLinks(ctx context.Context) (int, error) { return m.requests.Expire(ctx) }

// EraseGuests forgets who asked long ago, likewise.
func (m *Module) EraseGuests(ctx context.Context) (int, error) { return m.requests.Erase(ctx) }
