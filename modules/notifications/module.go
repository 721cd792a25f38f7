package notifications

import (
	"context"

	"millesime/modules/documents/documentsapi"
	"millesime/modules/notifications/internal/app"
	"millesime/modules/notifications/internal/domain"
	"millesime/modules/notifications/internal/rest"
	"millesime/modules/notifications/internal/store"
	"millesime/modules/notifications/internal/subscriber"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/jobs"
	"millesime/platform/mail"
)

// Deps are what the module needs.
type Deps struct {
	DB        *db.DB
	Clock     clock.Clock
	Parties   usersapi.Parties
	Mails     *mail.Queue
	Papers    documentsapi.Papers
	Waiting   []usersapi.Waiting // each module's part of what waits for people
	PublicURL string             // where links in mails lead, without a trailing slash
}

// Module is what people are told.
type Module struct {
	centre   *app.Centre
	streams  *app.Streams
	notifier *app.Notifier
	waiting  app.Waiting
}

// New wires the module.
func New(d Deps) *Module {
	s := store.New(d.DB)
	return &Module{
		centre:   app.NewCentre(d.DB, s, d.Parties, d.Clock),
		streams:  app.NewStreams(s, d.Parties),
		notifier: app.NewNotifier(d.DB, s, d.Parties, d.Mails, d.Papers, d.Clock, d.PublicURL),
		waiting:  d.Waiting,
	}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.centre, m.streams, m.waiting) }

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return subscriber.Handlers(m.notifier, m.centre) }

// PersonalData is what notifications keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.centre }

// Feeds tell the streams of this replica who was told something, by any of them.
func (m *Module) Feeds() []events.Feed { return []events.Feed{subscriber.Follow(m.streams)} }

// Run hands notifications to the streams until the context ends.
func (m *Module) Run(ctx context.Context) error { return m.streams.Run(ctx) }

// Jobs send the daily summaries.
func (m *Module) Jobs() []jobs.Handler {
	return []jobs.Handler{jobs.Repeated("notifications_digest_v1", jobs.DailyAt(domain.DigestHour), func(ctx context.Context) error {
		_, err := m.notifier.SendDigests(ctx)
		return err
	})}
}

// SendDigests queues the daily summaries that are due now and tells how many: for tests that do not wait for the job.
func (m *Module) SendDigests(ctx context.Context) (int, error) { return m.notifier.SendDigests(ctx) }
