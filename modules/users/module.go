package users

import (
	"context"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/internal/rest"
	"millesime/modules/users/internal/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/ids"
	"millesime/platform/jobs"
	"millesime/platform/mail"
	"millesime/platform/picture"
	"millesime/platform/states"
)

// Passwords hashes and compares passwords, as auth.Passwords does.
type Passwords interface {
	Hash(ctx context.Context, password string) (string, error)
	// Compare with the empty hash never matches and takes as long.
	Compare(ctx context.Context, password, hash string) (bool, error)
	Outdated(hash string) bool
}

// MailQueue keeps mails until they are sent, as mail.Queue does.
type MailQueue interface {
	Add(ctx context.Context, tx *db.Tx, mails ...mail.Message) error
}

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
	PublicURL     string // where links in mails lead, without a trailing slash
	Demo          bool   // offer the demo accounts on the sign-in page
	SecureCookies bool   // users come over TLS
}

// Module is people and sessions.
type Module struct {
	store     *store.Store
	sessions  *domain.Sessions
	accounts  *domain.Accounts
	directory *domain.Directory
	statuses  *domain.Statuses
	sweep     *domain.Anonymiser
	forgetful *domain.InvitationSweep
	exports   *domain.Exports
	invites   *domain.Invitations
	rest      *rest.API
}

// New makes the module.
func New(d Deps) *Module {
	s := store.New(d.DB, d.Files)
	sessions := domain.NewSessions(d.DB, s, d.Clock, d.IDs, d.Signer, d.Passwords)
	people := domain.NewPeople(s, d.Clock)
	directory := domain.NewDirectory(s, d.Clock)
	exports := domain.NewExports(s, people)
	post := domain.NewPost(d.Mails, d.PublicURL)
	statuses := domain.NewStatuses(d.DB, s, d.Clock, sessions, post)
	invitations := domain.NewInvitations(d.DB, s, d.Clock, d.IDs, post)
	accounts := domain.NewAccounts(d.DB, s, post, sessions, invitations)
	return &Module{
		store:     s,
		sessions:  sessions,
		accounts:  accounts,
		directory: directory,
		statuses:  statuses,
		sweep:     domain.NewAnonymiser(d.DB, s, d.Clock),
		forgetful: domain.NewInvitationSweep(d.DB, s, d.Clock),
		exports:   exports,
		invites:   invitations,
		rest: rest.New(rest.Deps{
			Sessions: sessions, Accounts: accounts, People: people, SavedViews: domain.NewSavedViews(d.DB, s, d.Clock),
			Relations: domain.NewRelations(d.DB, s, directory, d.Clock, post), Invitations: invitations,
			Addresses: domain.NewAddresses(d.DB, s, d.Clock), Records: domain.NewRecords(d.DB, s, d.Files, d.Pictures, d.Clock), Exports: exports,
			Erasures: domain.NewErasures(statuses, d.Clock),
			Notes:    domain.NewNotes(d.DB, s, d.Clock), Trail: domain.NewTrail(s, d.Clock),
			Identities: domain.NewIdentities(d.DB, s, statuses, accounts), Statuses: statuses,
			Files: d.Files, Clock: d.Clock, Demo: d.Demo, SecureCookies: d.SecureCookies,
		}),
	}
}

// FileColumns are the columns that name logos, photos and general terms, which are public by their addresses.
func FileColumns() []files.Column {
	column := func(table, name string) files.Column {
		return files.Column{Table: table, Key: "user_id", Name: name, Public: true}
	}
	return []files.Column{
		column("parameter_suppliers", "logo"), column("parameter_suppliers", "photo"), column("parameter_suppliers", "cgv"),
		column("parameter_buyers", "logo"), column("parameter_buyers", "photo"),
		column("parameter_commercial_agents", "logo"), column("parameter_commercial_agents", "photo"),
	}
}

// Endpoints are the module's operations.
func (m *Module) Endpoints() []api.Route { return m.rest.Endpoints() }

// Parties answers other modules who people are.
func (m *Module) Parties() usersapi.Parties { return m.directory }

// Terms answers other modules what holds between two people who trade.
func (m *Module) Terms() usersapi.Terms { return m.directory }

// Access answers other modules who may see whom.
func (m *Module) Access() usersapi.Access { return m.directory }

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
func (m *Module) ForgetInvitations(ctx context.Context) (int, error) { return m.forgetful.Sweep(ctx) }

// Sweep does the first now, and tells how many accounts it anonymised: for tests that do not wait for the job.
func (m *Module) Sweep(ctx context.Context) (int, error) { return m.sweep.Sweep(ctx) }

// Oblige adds a module whose business keeps people from being deleted, once all modules are there.
func (m *Module) Oblige(o usersapi.Obligations) { m.statuses.Oblige(o) }

// NameProducts tells who knows how the products are called that invitations are about. Call it before requests are served.
func (m *Module) NameProducts(p usersapi.ProductNames) { m.invites.NameProducts(p) }

// ShowStorefronts tells who knows which suppliers have something for whom, so that buyers read their public cards. Call it
// before requests are served.
func (m *Module) ShowStorefronts(f usersapi.Storefronts) { m.store.Show(f) }

// AddPersonalData takes what other modules keep about people, for the export
// that each may ask for. Call it before requests are served.
func (m *Module) AddPersonalData(sources ...usersapi.PersonalData) { m.exports.Add(sources...) }

// Authenticate tells who a request comes from, for api.Options.
func (m *Module) Authenticate(ctx context.Context, token, switchUser string) (auth.Actor, error) {
	return m.sessions.Authenticate(ctx, token, switchUser)
}

// SessionCookie is the name of the cookie of who is signed in, for api.Options.
const SessionCookie = rest.SessionCookie

// LogoutDocument ends the session before the page /logout is served, for
// api.Options.
func (m *Module) LogoutDocument(ctx context.Context, r api.DocumentRequest) (api.DocumentReply, error) {
	return m.rest.LogoutDocument(ctx, r)
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
	return m.accounts.Create(ctx, domain.NewUser{
		Email: u.Email, Password: u.Password, Group: u.Group,
		Company: u.Company, FirstName: u.FirstName, LastName: u.LastName,
	})
}

// States is the state table of accounts (domain 1.3), for the reference.
func States() states.Chart { return domain.StatusTable().Chart() }
