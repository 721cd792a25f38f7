// Package rest is the HTTP surface of people and sessions.
package rest

import (
	"net/http"
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
		api.Endpoint[signInInput, api.Response[Token]]{
			ID: "token.auth", Method: http.MethodPost, Path: "/token/auth", Tag: tagSession,
			Summary: "Sign in", Public: true, MaxBody: maxCredentials, Handle: a.signIn,
		}.Route(),
		api.Endpoint[signInInput, api.Response[Token]]{
			ID: "auth.login", Method: http.MethodPost, Path: "/auth/login", Tag: tagSession,
			Summary: "Sign in (alias of token/auth)", Public: true, MaxBody: maxCredentials, Handle: a.signIn,
		}.Route(),
		api.Endpoint[refreshInput, RefreshedToken]{
			ID: "token.refresh", Method: http.MethodPost, Path: "/token/refresh", Tag: tagSession,
			Summary: "Exchange the refresh cookie for a new access token",
			Public:  true, Cookie: true, Handle: a.refresh,
		}.Route(),
		api.Endpoint[struct{}, api.Response[api.NoContent]]{
			ID: "auth.logout", Method: http.MethodPost, Path: "/auth/logout", Tag: tagSession,
			Summary: "Sign out", Groups: auth.AllGroups(), Processing: true, Success: http.StatusNoContent,
			NoKey: "the session that a repetition would need is over", Handle: a.signOut,
		}.Route(),
		api.Endpoint[struct{}, Me]{
			ID: "me", Method: http.MethodGet, Path: "/me", Tag: tagSession,
			Summary: "The signed-in person", Groups: auth.AllGroups(), Processing: true, Handle: a.me,
		}.Route(),
		api.Endpoint[struct{}, Me]{
			ID: "auth.user", Method: http.MethodGet, Path: "/auth/user", Tag: tagSession,
			Summary: "The signed-in person (alias of me)", Groups: auth.AllGroups(), Processing: true, Handle: a.me,
		}.Route(),
		api.Endpoint[demoInput, api.Collection[DemoAccount]]{
			ID: "demo.accounts", Method: http.MethodGet, Path: "/demo/accounts", Tag: tagSession,
			Summary: "The accounts of a demo", Public: true, MayBeAbsent: true, Handle: a.demoAccounts,
		}.Route(),
	}
}

// peopleEndpoints are who there is, in the reader's sight (domain 2).
func (a *API) peopleEndpoints() []api.Route {
	return []api.Route{
		api.Endpoint[userInput, User]{
			ID: "users.get", Method: http.MethodGet, Path: "/users/{id}", Tag: tagPeople,
			Summary: "A person within the reader's sight", Groups: auth.AllGroups(), Processing: true, Handle: a.user,
		}.Route(),
		a.list("users", "Everybody, for administrators", []auth.Group{auth.Admin, auth.Superadmin}, auth.AllGroups()...),
		a.list("customers", "Customers within the reader's sight", auth.AllGroups(), domain.Purchasers()...),
		a.list("suppliers", "Suppliers within the reader's sight", auth.AllGroups(), auth.Supplier),
		api.Endpoint[userInput, api.File]{
			ID: "suppliers.cgv", Method: http.MethodGet, Path: "/suppliers/{id}/cgv", Tag: tagPeople,
			Summary: "The general terms of sale of a supplier within the reader's sight", Groups: auth.AllGroups(),
			Produces: []string{files.TypePDF, files.TypeText}, Handle: a.generalTerms,
		}.Route(),
		a.list("commercial_agents", "Commercial agents within the reader's sight", auth.AllGroups(), auth.CommercialAgent),
		api.Endpoint[groupsInput, api.Collection[UserGroup]]{
			ID: "user_groups.list", Method: http.MethodGet, Path: "/user_groups", Tag: tagPeople,
			Summary: "The groups of users", Groups: auth.AllGroups(), Handle: a.userGroups,
		}.Route(),
		api.Endpoint[groupInput, UserGroup]{
			ID: "user_groups.get", Method: http.MethodGet, Path: "/user_groups/{code}", Tag: tagPeople,
			Summary: "One group of users", Groups: auth.AllGroups(), Handle: a.userGroup,
		}.Route(),
	}
}
