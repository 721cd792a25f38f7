package users_test

import (
	"net/http"
	"strconv"
	"strings"
	"sync"
	"testing"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

type savedView struct {
	Screen string `json:"screen"`
	Name   string `json:"name"`
	Search string `json:"search"`
}

func TestSavedViewLives(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		search := "status%5B%5D=paid&order%5BcreatedAt%5D=desc&search=Ch%C3%A2teau"
		made := browser.Post("/api/saved_views", savedView{"orders", "  Payées   ce mois ", search}).Want(201)
		iri := made.Text("@id")
		want := map[string]string{
			"@id": "/api/saved_views/" + made.Text("id"), "@type": "SavedView", "screen": "orders",
			"name": "Payées ce mois", "search": search, "createdAt": "2026-11-21T10:00:00Z",
		}
		for name, value := range want {
			if got := made.Text(name); got != value {
				t.Errorf("%s is %q, want %q", name, got, value)
			}
		}
		browser.Post("/api/saved_views", savedView{"orders", "Écarts", ""}).Want(201)
		browser.Post("/api/saved_views", savedView{"order-lines", "À livrer", ""}).Want(201)
		if got := names(browser, "?screen=orders"); got != "Écarts, Payées ce mois" {
			t.Errorf("views of orders: %s", got)
		}
		if got := names(browser, ""); got != "À livrer, Écarts, Payées ce mois" {
			t.Errorf("all views: %s", got)
		}
		if got := names(browser, "?itemsPerPage=2&page=2"); got != "Payées ce mois" {
			t.Errorf("the second page: %s", got)
		}
		// A merge patch changes what it names.
		changed := browser.Patch(iri, `{"name":"Réglées"}`).Want(200)
		if changed.Text("name") != "Réglées" || changed.Text("search") != search || changed.Text("@id") != iri {
			t.Errorf("renamed: %s", changed.Body)
		}
		changed = browser.Patch(iri, `{"search":"page=2"}`).Want(200)
		if changed.Text("name") != "Réglées" || changed.Text("search") != "page=2" {
			t.Errorf("with another search: %s", changed.Body)
		}
		if got := browser.Patch(iri, `{"search":null}`).Want(200); got.Text("search") != "" || got.Text("name") != "Réglées" {
			t.Errorf("with no search: %s", got.Body)
		}
		if got := browser.Patch(iri, `{}`).Want(200).Text("name"); got != "Réglées" {
			t.Errorf("after an empty patch: %s", got)
		}
		browser.Patch(iri, `{"screen":"products"}`).Want(422)
		if got := browser.Delete(iri).Want(204); len(got.Body) != 0 {
			t.Errorf("deleted: %s", got.Body)
		}
		browser.Delete(iri).Want(404)
		if got := names(browser, "?screen=orders"); got != "Écarts" {
			t.Errorf("after the deletion: %s", got)
		}
	})
}

// Another person's view is like one that does not exist, and its names are free.
func TestSavedViewIsItsOwnersAlone(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		owner, other := h.signIn("table@example.test"), h.signIn("admin@example.test")
		iri := owner.Post("/api/saved_views", savedView{"orders", "Payées", "a=1"}).Want(201).Text("@id")
		other.Patch(iri, `{"name":"Volée"}`).Want(404)
		other.Delete(iri).Want(404)
		if got := names(other, ""); got != "" {
			t.Errorf("the other sees %s", got)
		}
		other.Post("/api/saved_views", savedView{"orders", "Payées", ""}).Want(201)
		h.With().Get("/api/saved_views").Want(401)
		if got := names(owner, ""); got != "Payées" {
			t.Errorf("the owner has %s", got)
		}
		h.change(`UPDATE users SET status = 'processing' WHERE email = 'table@example.test'`)
		owner.Get("/api/saved_views").Want(403)
	})
}

// Who acts for somebody else keeps its own views, and neither sees nor changes the other's.
func TestSavedViewBelongsToTheRealPerson(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		target, admin := h.signIn("table@example.test"), h.signIn("admin@example.test")
		acting := admin.With(apitest.Header("X-Switch-User", "table@example.test"))
		hers := target.Post("/api/saved_views", savedView{"orders", "À moi", ""}).Want(201).Text("@id")
		his := acting.Post("/api/saved_views", savedView{"orders", "En visite", ""}).Want(201).Text("@id")
		acting.Patch(hers, `{"name":"Prise"}`).Want(404)
		acting.Delete(hers).Want(404)
		target.Delete(his).Want(404)
		for who, browser := range map[string]*apitest.Client{"À moi": target, "En visite": admin} {
			if got := names(browser, "?screen=orders"); got != who {
				t.Errorf("%s has %s", who, got)
			}
		}
		if got := names(acting, ""); got != "En visite" {
			t.Errorf("while acting: %s", got)
		}
		acting.Delete(his).Want(204)
	})
}

// A name is one whatever its accents, case and blanks.
func TestSavedViewNameIsUnique(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		browser.Post("/api/saved_views", savedView{"orders", "Hors œuvre été", ""}).Want(201)
		second := browser.Post("/api/saved_views", savedView{"orders", "Autre", ""}).Want(201).Text("@id")
		french, english := apitest.Header("Accept-Language", "fr"), apitest.Header("Accept-Language", "en")
		for _, name := range []string{"Hors œuvre été", "hors OEUVRE ete", " HORS  Œuvre e\u0301te\u0301 "} {
			got := browser.Post("/api/saved_views", savedView{"orders", name, ""}, french).Violations()["name"]
			if got != "Vous avez déjà une vue de ce nom. Choisissez un autre nom." {
				t.Errorf("%q again: %q", name, got)
			}
			got = browser.Patch(second, map[string]string{"name": name}, english).Violations()["name"]
			if got != "You already have a view of this name. Choose another name." {
				t.Errorf("renamed to %q: %q", name, got)
			}
		}
		browser.Post("/api/saved_views", savedView{"products", "Hors œuvre été", ""}).Want(201)
		if got := browser.Patch(second, `{"name":"AUTRE"}`).Want(200).Text("name"); got != "AUTRE" {
			t.Errorf("its own name in capitals: %s", got)
		}
	})
}

func TestSavedViewRefusals(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		iri := browser.Post("/api/saved_views", savedView{"orders", "Gardée", "a=1"}).Want(201).Text("@id")
		for field, bad := range map[string][]savedView{
			"screen": {
				{"", "N", ""},
				{"Orders", "N", ""},
				{"orders/1", "N", ""},
				{"-orders", "N", ""},
				{"or\nders", "N", ""},
				{strings.Repeat("a", 41), "N", ""},
			},
			"name": {
				{"orders", "", ""},
				{"orders", "  ", ""},
				{"orders", strings.Repeat("é", 61), ""},
				{"orders", "a\nb", ""},
				{"orders", "a\u009bb", ""},
				{"orders", "\u200b", ""},
				{"orders", "\u0301", ""},
			},
			"search": {
				{"orders", "N", strings.Repeat("a", 2001)},
				{"orders", "N", "a=1\r\nSet-Cookie: b"},
				{"orders", "N", "a=\u007f"},
				{"orders", "N", "?a=1"},
				{"orders", "N", "a=1#b"},
			},
		} {
			for _, view := range bad {
				if got := browser.Post("/api/saved_views", view).Violations(); len(got) != 1 || got[field] == "" {
					t.Errorf("%q: %v", view, got)
				}
				if field == "screen" {
					continue
				}
				change := map[string]string{field: map[string]string{"name": view.Name, "search": view.Search}[field]}
				if got := browser.Patch(iri, change).Violations(); len(got) != 1 || got[field] == "" {
					t.Errorf("change to %q: %v", change, got)
				}
			}
		}
		if got := browser.Patch(iri, `{"name":null}`).Violations(); got["name"] == "" {
			t.Errorf("no name: %v", got)
		}
		if got := browser.Get("/api/saved_views?screen=Orders").Violations(); got["screen"] == "" {
			t.Errorf("a list of no screen: %v", got)
		}
		for _, body := range []string{`{"screen":"orders","name":"N","search":1}`, `{"screen":"orders","name":"N","owner":1}`, `[]`, `{`, `{"name":"\ud800"}`, `{"screen":"orders","name":"a\u0000b"}`} {
			if got := browser.Post("/api/saved_views", body); got.Status != http.StatusBadRequest && got.Status != http.StatusUnprocessableEntity {
				t.Errorf("%s: %d", body, got.Status)
			}
		}
		browser.Post("/api/saved_views", savedView{"orders", "N", strings.Repeat("a", 16<<10)}).Want(413)
		for _, id := range []string{"0", "-1", "9223372036854775807", "9223372036854775808", "x", "%00"} {
			browser.Delete("/api/saved_views/" + id).Want(404)
		}
		if got := names(browser, ""); got != "Gardée" {
			t.Errorf("kept: %s", got)
		}
		// The longest that is allowed, in characters of several bytes.
		browser.Post("/api/saved_views", savedView{strings.Repeat("a", 40), strings.Repeat("é", 60), strings.Repeat("é", 2000)}).Want(201)
	})
}

// At most 50 views of a screen, though many be added side by side, and 500 of all.
func TestSavedViewLimits(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		keep := func(screen string, n int) {
			for i := range n {
				h.change(`INSERT INTO saved_views (user_id, screen, name, name_key, search, created_at) VALUES (?, ?, ?, ?, '', ?)`,
					id, screen, "v"+strconv.Itoa(i), "v"+strconv.Itoa(i), h.clock.Now())
			}
		}
		keep("orders", domain.MaxViewsPerScreen-2)
		browser := h.signIn("table@example.test")
		var wg sync.WaitGroup
		answers := make([]*apitest.Response, 6)
		for i := range answers {
			client := browser.With()
			wg.Go(func() {
				answers[i] = client.Post("/api/saved_views", savedView{"orders", "côte " + strconv.Itoa(i), ""})
			})
		}
		wg.Wait()
		added := 0
		for _, got := range answers {
			if got.Status == http.StatusCreated {
				added++
				continue
			}
			if message := got.Violations()["name"]; message != "Vous avez déjà 50 vues enregistrées. Supprimez-en une d’abord." {
				t.Errorf("beyond the limit: %q", message)
			}
		}
		if added != 2 {
			t.Errorf("%d were added, 2 had room", added)
		}
		browser.Post("/api/saved_views", savedView{"products", "Ailleurs", ""}).Want(201)
		for n := range domain.MaxViews/domain.MaxViewsPerScreen - 1 {
			keep("screen-"+string(rune('a'+n)), domain.MaxViewsPerScreen)
		}
		browser = h.signIn("table@example.test") // its token aged meanwhile
		if got := browser.Post("/api/saved_views", savedView{"products", "De trop", ""}).Violations()["name"]; !strings.Contains(got, "500") {
			t.Errorf("beyond the limit of all screens: %q", got)
		}
	})
}

// names are those of the views in a list, in its order.
func names(browser *apitest.Client, query string) string {
	var list struct {
		Members []struct{ Name string } `json:"hydra:member"`
	}
	browser.Get("/api/saved_views" + query).Want(200).JSON(&list)
	all := make([]string, 0, len(list.Members))
	for _, view := range list.Members {
		all = append(all, view.Name)
	}
	return strings.Join(all, ", ")
}
