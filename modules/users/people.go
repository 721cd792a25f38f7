package users

import (
	"context"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/rest"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
)

// PeopleDeps are what calls about people need besides: what modules know of them that stand above users.
type PeopleDeps struct {
	Products     usersapi.ProductNames
	Storefronts  usersapi.Storefronts
	Shops        usersapi.Shops
	Obligations  usersapi.Obligations
	Sales        usersapi.Sales
	Debts        usersapi.Debts
	Frames       usersapi.Frames
	Law          usersapi.TermsLaw
	PersonalData []usersapi.PersonalData
}

// People are the calls about people. They show what others know (sales, debts, obligations, frames, shops, the law of their terms), so they
// stand above them.
type People struct {
	routes []api.Route
	sight  *app.Sight
}

// NewPeople makes the calls over the module.
func NewPeople(m *Module, d PeopleDeps) *People {
	sight := app.NewSight(m.base, d.Storefronts, d.Frames, d.Shops)
	people := app.NewPeople(sight, d.Sales, d.Debts)
	invitations := app.NewInvitations(m.base, d.Products)
	accounts := app.NewAccounts(m.base, m.sessions, invitations, d.Shops)
	statuses := app.NewStatuses(m.base, m.sessions, d.Obligations)
	return &People{sight: sight, routes: rest.New(rest.Deps{
		Sessions: m.sessions, Accounts: accounts, People: people, SavedViews: app.NewSavedViews(m.base),
		Relations: app.NewRelations(m.base, d.Law), Invitations: invitations, Addresses: app.NewAddresses(sight),
		Records: app.NewRecords(sight, d.Law, m.deps.Files, m.deps.Pictures), Bank: app.NewBankDetails(m.base),
		Exports: app.NewExports(people, d.PersonalData),
		Notes:   app.NewNotes(sight), Trail: app.NewTrail(sight, d.Products), Identities: app.NewIdentities(sight, statuses, accounts),
		Statuses: statuses, Files: m.deps.Files, Clock: m.deps.Clock, Demo: m.deps.Demo, SecureCookies: m.deps.SecureCookies,
	}).Endpoints()}
}

// Endpoints are the operations on people and sessions.
func (p *People) Endpoints() []api.Route { return p.routes }

// Names tells what a reader may call people, for api.Options.
func (p *People) Names(ctx context.Context, reader auth.Actor, ids []int64) (map[int64]string, error) {
	return p.sight.Names(ctx, reader, ids)
}
