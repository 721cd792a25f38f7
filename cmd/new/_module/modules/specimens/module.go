package specimens

import (
	"millesime/modules/specimens/internal/app"
	"millesime/modules/specimens/internal/rest"
	"millesime/modules/specimens/internal/store"
	"millesime/modules/specimens/internal/subscriber"
	"millesime/modules/specimens/specimensapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB    *db.DB
	Clock clock.Clock
}

// Module is the specimens.
type Module struct{ specimens *app.Specimens }

// New wires the module.
func New(d Deps) *Module {
	return &Module{specimens: app.NewSpecimens(d.DB, store.New(d.DB), d.Clock)}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.specimens) }

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler {
	return []events.Handler{subscriber.ForgetPeople(m.specimens)}
}

// Specimens is the facade for other modules.
func (m *Module) Specimens() specimensapi.Specimens { return m.specimens }

// PersonalData is what specimens keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.specimens }
