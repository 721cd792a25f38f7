package tasteandbuy

import (
	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/tasteandbuy/internal/rest"
	"millesime/modules/tasteandbuy/internal/store"
	"millesime/modules/tasteandbuy/internal/subscriber"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/mail"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB        *db.DB
	Clock     clock.Clock
	Parties   usersapi.Parties
	Cellar    catalogueapi.Cellar
	Passwords app.Passwords
	Mails     *mail.Queue
	PublicURL string
}

// Module is Taste & Buy.
type Module struct {
	lists   *app.WineLists
	waiters *app.Waiters
	people  *app.People
}

// New wires the module.
func New(d Deps) *Module {
	s := store.New(d.DB)
	return &Module{
		lists:   app.NewWineLists(s, d.DB, d.Clock, d.Parties, d.Cellar),
		waiters: app.NewWaiters(s, d.DB, d.Clock, d.Parties, d.Passwords, app.NewPost(d.Mails, d.PublicURL)),
		people:  app.NewPeople(s),
	}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.lists, m.waiters) }

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler {
	return []events.Handler{subscriber.ForgetPeople(m.people)}
}

// PersonalData is what the module keeps about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.people }
