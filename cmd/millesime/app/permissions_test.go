package app_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// Every operation × each group answers 401, 403 or more exactly where its declaration says (domain 2.2, R-6.035).
// The list comes from the route table, so a new operation is covered the day it is written.
func TestEveryOperationForEveryGroup(t *testing.T) {
	t.Parallel()
	h := apptest.Start(t, testkit.URL(t, db.SQLite))
	h.MoveIn(t)
	people := map[auth.Group]int64{
		auth.Superadmin: apptest.Superadmin, auth.Admin: apptest.Admin, auth.Restaurant: apptest.Restaurant, auth.Supplier: apptest.Alpha,
		auth.CommercialAgent: apptest.Agent, auth.CSE: apptest.CSE, auth.WineMerchant: apptest.WineMerchant,
		auth.Hypermarket: apptest.Hypermarket, auth.Customer: apptest.Customer, auth.Negociant: apptest.Negociant,
	}
	routes := h.App.Server.Routes()
	if len(routes) < 15 {
		t.Fatalf("only %d routes", len(routes))
	}
	guest := h.Guest(t)
	for _, route := range routes {
		if route.Public {
			continue // sign-in and what guests may read has tests of its own
		}
		if got := call(guest, route); got.Status != 401 || got.Text("message") != "JWT Token not found" || got.Text("code") != "401" {
			t.Errorf("%s as guest: %d %s", route.ID, got.Status, got.Body)
		}
	}
	for group, person := range people {
		for _, route := range routes {
			if route.Public {
				continue
			}
			got := call(h.As(t, apptest.Email(person)), route) // signing out is one of the operations
			allowed := slices.Contains(route.Groups, group)
			if refused := got.Status == 403; refused == allowed || got.Status == 401 {
				t.Errorf("%s as %s: %d, declared %v", route.ID, group, got.Status, route.Groups)
			}
			if got.Status == 403 && got.Text("hydra:description") == "" {
				t.Errorf("%s as %s: a refusal without words: %s", route.ID, group, got.Body)
			}
		}
	}
}

// call sends the smallest request of a route: ids are 1, bodies are empty objects.
func call(client *apitest.Client, route api.Info) *apitest.Response {
	path := route.Path
	for segment := range strings.SplitSeq(route.Path, "/") {
		if strings.HasPrefix(segment, "{") {
			path = strings.Replace(path, segment, "1", 1)
		}
	}
	if route.Method == http.MethodGet || route.Method == http.MethodDelete {
		return client.Do(route.Method, path, nil)
	}
	return client.Do(route.Method, path, map[string]any{})
}
