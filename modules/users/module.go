package users

import (
	"context"
	"time"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/modules/users/internal/rest"
	"millesime/modules/users/internal/store"
	"millesime/modules/users/internal/subscriber"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/ids"
	"millesime/platform/jobs"
	"millesime/platform/picture"
	"millesime/platform/states"
)

// Passwords hashes and compares passwords, as auth.Passwords does.
type Passwords = app.Passwords

// MailQueue keeps mails until they are sent, as mail.Queue does.
type MailQueue = app.MailQueue

// Deps are what the module needs.
type Deps struct {
	DB            *db.DB
	Clock         clock.Clock
	IDs           ids.Source
	Signer        *auth.Signer
	Passwords     Passwords
	Mails         MailQueue
	Files         *files.Store
	Pictures      *picture.Cleaner
	GuestLinks    *auth.Links
	PublicURL     string // where links in mails lead, without a trailing slash
	Demo          bool   // offer the demo accounts on the sign-in page
	SecureCookies bool   // users come over TLS
}

// Module is people and sessions.
type Module struct {
	deps     Deps
	base     *app.Base
	sessions *app.Sessions
	terms    *app.Terms
	sweeps   *app.Sweeps

	shownParties *app.ShownParties
	shownTerms   *app.ShownTerms
}

// New makes the module: who people are, and what other modules ask of it.
func New(d Deps) *Module {
	rows := store.New(d.DB, d.Files)
	rows.Follows(func(guest int64) string { return usersapi.FollowPath(d.GuestLinks, guest, d.Clock.Now()) })
	base := app.NewBase(d.DB, rows, d.Clock, d.IDs, d.Mails, d.PublicURL)
	terms := app.NewTerms(base)
	return &Module{
		deps: d, base: base, sessions: app.NewSessions(base, d.Signer, d.Passwords), terms: terms, sweeps: app.NewSweeps(base),
		shownParties: app.NewShownParties(base), shownTerms: app.NewShownTerms(terms),
	}
}

// FileColumns are the columns that name logos, photos and general terms, which are public by their addresses.
func FileColumns() []files.Column {
	column := func(table, name string) files.Column {
		return files.Column{Table: table, Key: "user_id", Name: name, Public: true}
	}
	return []files.Column{
		column("parameter_suppliers", "logo"), column("parameter_suppliers", "photo"), column("parameter_suppliers", "cgv"),
		column("parameter_suppliers", "store_cgv"),
		column("parameter_buyers", "logo"), column("parameter_buyers", "photo"),
		column("parameter_commercial_agents", "logo"), column("parameter_commercial_agents", "photo"),
	}
}

// Parties answers other modules who people are.
func (m *Module) Parties() usersapi.Parties { return app.NewParties(m.base) }

// Registrations answer whoever writes invoices what they say of people besides their identity.
func (m *Module) Registrations() usersapi.Registrations { return app.NewParties(m.base) }

// Records keep up with the agreement frames that others write.
func (m *Module) Records() usersapi.Records { return app.NewParties(m.base) }

// Terms answers other modules what holds between two people who trade.
func (m *Module) Terms() usersapi.Terms { return m.terms }

// ShownParties are people for pages and carts, from memory: nobody decides by them.
func (m *Module) ShownParties() usersapi.Parties { return m.shownParties }

// ShownTerms are terms for pages and carts, from memory: nobody decides by them.
func (m *Module) ShownTerms() usersapi.Terms { return m.shownTerms }

// Feeds keep what this replica shows of people in step.
func (m *Module) Feeds() []events.Feed {
	return []events.Feed{subscriber.Follow(m.shownParties, m.shownTerms)}
}

// Rebates are what suppliers owe buyers afterwards.
func (m *Module) Rebates() usersapi.Rebates { return m.terms }

// Guests are individuals who order without an account.
func (m *Module) Guests() usersapi.Guests { return app.NewGuests(m.base) }

// Access answers other modules who may see whom.
func (m *Module) Access() usersapi.Access { return app.NewAccess(m.base) }

// Calls counts what other modules serve to whoever has a link.
func (m *Module) Calls() usersapi.Calls { return app.NewCalls(m.base) }

// Waiting is what of invitations and accounts waits for somebody.
func (m *Module) Waiting() []usersapi.Waiting { return []usersapi.Waiting{app.NewWaiting(m.base)} }

// Jobs forget, hour by hour, who was deleted long ago and who was invited long ago.
func (m *Module) Jobs() []jobs.Handler {
	hourly := func(kind string, sweep func(context.Context) (int, error)) jobs.Handler {
		return jobs.Repeated(kind, jobs.Every(time.Hour), func(ctx context.Context) error {
			_, err := sweep(ctx)
			return err
		})
	}
	return []jobs.Handler{hourly("users_anonymise_v1", m.Sweep), hourly("users_forget_invitations_v1", m.ForgetInvitations)}
}

// ForgetInvitations does the second now, and tells how many: for tests that do not wait for the job.
func (m *Module) ForgetInvitations(ctx context.Context) (int, error) {
	return m.sweeps.ForgetInvitations(ctx)
}

// Sweep does the first now, and tells how many accounts it anonymised: for tests that do not wait for the job.
func (m *Module) Sweep(ctx context.Context) (int, error) { return m.sweeps.Anonymise(ctx) }

// Authenticate tells who a request comes from, for api.Options.
func (m *Module) Authenticate(ctx context.Context, token, switchUser string) (auth.Actor, error) {
	return m.sessions.Authenticate(ctx, token, switchUser)
}

// SessionCookie is the name of the cookie of who is signed in, for api.Options.
const SessionCookie = rest.SessionCookie

// LogoutDocument ends the session before the page /logout is served, for
// api.Options.
func (m *Module) LogoutDocument(ctx context.Context, r api.DocumentRequest) (api.DocumentReply, error) {
	a := rest.New(rest.Deps{Sessions: m.sessions, Clock: m.deps.Clock, SecureCookies: m.deps.SecureCookies})
	return a.LogoutDocument(ctx, r)
}

// NewUser is an account that an operator makes.
type NewUser struct {
	Email     string
	Password  string
	Group     auth.Group
	Company   string
	FirstName string
	LastName  string
}

// CreateUser makes a valid account and gives its id. It answers violations, or
// a conflict when the e-mail has an account.
func (m *Module) CreateUser(ctx context.Context, u NewUser) (int64, error) {
	return app.CreateUser(ctx, m.base, m.deps.Passwords, domain.NewUser{
		Email: u.Email, Password: u.Password, Group: u.Group,
		Company: u.Company, FirstName: u.FirstName, LastName: u.LastName,
	})
}

// States is the state table of accounts (domain 1.3), for the reference.
func States() states.Chart { return domain.StatusTable().Chart() }
