package notifications

import (
	"context"

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

// MailQueue keeps mails until they are sent, as mail.Queue does.
type MailQueue interface {
	Add(ctx context.Context, tx *db.Tx, mails ...mail.Message) error
}

// Deps are what the module needs.
type Deps struct {
	DB        *db.DB
	Clock     clock.Clock
	Users     usersapi.Directory
	Mails     MailQueue
	PublicURL string // where links in mails lead, without a trailing slash
}

// Module is what people are told.
type Module struct {
	centre      *domain.Centre
	preferences *domain.Preferences
	feed        *domain.Feed
	telling     *domain.Telling
	digest      *domain.Digest
	personal    *domain.PersonalData
}

// New wires the module.
func New(d Deps) *Module {
	s := store.New(d.DB)
	feed := domain.NewFeed(s, d.Users)
	return &Module{
		centre:      domain.NewCentre(d.DB, s, d.Users, d.Clock),
		preferences: domain.NewPreferences(d.DB, s, d.Users, d.Clock),
		feed:        feed,
		telling:     domain.NewTelling(s, d.Users, d.Mails, feed, d.PublicURL),
		digest:      domain.NewDigest(d.DB, s, d.Users, d.Mails, d.Clock, d.PublicURL),
		personal:    domain.NewPersonalData(s),
	}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.centre, m.preferences, m.feed) }

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return subscriber.Handlers(m.telling, m.personal) }

// PersonalData is what notifications keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.personal }

// Run feeds the streams until the context ends.
func (m *Module) Run(ctx context.Context) error { return m.feed.Run(ctx) }

// Jobs send the daily summaries.
func (m *Module) Jobs() []jobs.Handler {
	return []jobs.Handler{jobs.Repeated("notifications_digest_v1", jobs.DailyAt(domain.DigestHour), func(ctx context.Context) error {
		_, err := m.digest.Send(ctx)
		return err
	})}
}

// SendDigests queues the daily summaries that are due now and tells how many: for tests that do not wait for the job.
func (m *Module) SendDigests(ctx context.Context) (int, error) { return m.digest.Send(ctx) }
