// Package rest is the HTTP surface of people and sessions.
package rest

import (
	"slices"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/files"
)

// Deps are what the surface needs.
type Deps struct {
	Sessions      *app.Sessions
	Accounts      *app.Accounts
	People        *app.People
	SavedViews    *app.SavedViews
	Relations     *app.Relations
	Invitations   *app.Invitations
	Addresses     *app.Addresses
	Records       *app.Records
	Bank          *app.BankDetails
	Exports       *app.Exports
	Notes         *app.Notes
	Trail         *app.Trail
	Identities    *app.Identities
	Statuses      *app.Statuses
	Files         *files.Store
	Clock         clock.Clock
	Demo          bool
	SecureCookies bool
}

// API answers the module's operations.
type API struct{ Deps }

// New makes the surface.
func New(d Deps) *API { return &API{d} }

const (
	tagSession = "Session"
	tagPeople  = "People"
	// maxCredentials bounds the body of a sign-in, in bytes.
	maxCredentials = 8 << 10
)

// Endpoints are the operations (specification 7; domain 8).
func (a *API) Endpoints() []api.Route {
	return slices.Concat(
		a.sessionEndpoints(),
		a.accountEndpoints(),
		a.peopleEndpoints(),
		a.savedViewEndpoints(),
		a.relationEndpoints(),
		a.addressEndpoints(),
		a.recordEndpoints(),
		a.bankEndpoints(),
		a.noteEndpoints(),
		a.auditEndpoints(),
		a.ownSessionEndpoints(),
		a.identityEndpoints(),
		a.statusEndpoints(),
		a.personalDataEndpoints(),
	)
}

// sessionEndpoints are how a person comes in, stays and goes (domain 8.2, 8.3).
func (a *API) sessionEndpoints() []api.Route {
	return []api.Route{
		api.Post("token.auth", "/token/auth", tagSession, nil, "Sign in", a.signIn, api.Public, api.MaxBody(maxCredentials)),
		api.Post("auth.login", "/auth/login", tagSession, nil,
			"Sign in (alias of token/auth)", a.signIn, api.Public, api.MaxBody(maxCredentials)),
		api.Post("token.refresh", "/token/refresh", tagSession, nil,
			"Exchange the refresh cookie for a new access token", a.refresh, api.Public, api.ByCookie),
		api.Post("auth.logout", "/auth/logout", tagSession, auth.AllGroups(),
			"Sign out", a.signOut, api.Processing, api.AnswersNoContent, api.NoKey("the session that a repetition would need is over")),
		api.Get("me", "/me", tagSession, auth.AllGroups(), "The signed-in person", a.me, api.Processing),
		api.Get("auth.user", "/auth/user", tagSession, auth.AllGroups(), "The signed-in person (alias of me)", a.me, api.Processing),
		api.Get("demo.accounts", "/demo/accounts", tagSession, nil, "The accounts of a demo", a.demoAccounts, api.Public, api.MayBeAbsent),
	}
}

// peopleEndpoints are who there is, in the reader's sight (domain 2).
func (a *API) peopleEndpoints() []api.Route {
	return []api.Route{
		api.Get("users.get", "/users/{id}", tagPeople, auth.AllGroups(), "A person within the reader's sight", a.user, api.Processing),
		a.list("users", "Everybody, for administrators", []auth.Group{auth.Admin, auth.Superadmin}, auth.AllGroups()...),
		a.list("customers", "Customers within the reader's sight", auth.AllGroups(), domain.Purchasers()...),
		a.list("suppliers", "Suppliers within the reader's sight", auth.AllGroups(), auth.Supplier),
		api.Get("suppliers.cgv", "/suppliers/{id}/cgv", tagPeople, auth.AllGroups(),
			"The general terms of sale of a supplier within the reader's sight", a.generalTerms, api.Produces(files.TypePDF, files.TypeText)),
		a.list("commercial_agents", "Commercial agents within the reader's sight", auth.AllGroups(), auth.CommercialAgent),
		api.Get("user_groups.list", "/user_groups", tagPeople, auth.AllGroups(), "The groups of users", a.userGroups),
		api.Get("user_groups.get", "/user_groups/{code}", tagPeople, auth.AllGroups(), "One group of users", a.userGroup),
	}
}
