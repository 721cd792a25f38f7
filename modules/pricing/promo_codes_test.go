package pricing_test

import (
	"fmt"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

// today is a day from now in Paris, as the product under test tells it.
func today(plus int) string { return clock.DateOf(clock.StartOf(clock.DateOf(time.Now()), plus)) }

// tenPercent is a code of Alpha's that takes 10 % off.
func tenPercent(changes map[string]any) map[string]any {
	return apptest.With(map[string]any{
		"code": "Bienvenue10", "label": "Première commande", "rate": 10, "startsOn": today(-1), "combinable": true,
		"suppliers": []string{apptest.IRI("users", apptest.Alpha)},
	}, changes)
}

// A code from its first to its last day, as admins see it.
func TestACodeIsKept(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		wanted := tenPercent(map[string]any{
			"code": "bienvenue\u2011é", "minimum": "150.00", "endsOn": today(30), "maxUses": 50, "maxUsesPerCustomer": 1,
			"products": []string{apptest.IRI("products", apptest.AlphaWine)}, "groups": []string{"restaurant", "customer"},
		})
		added := admin.Post("/api/promo_codes", wanted).Want(201)
		iri := added.Text("@id")
		for path, want := range map[string]string{
			"@type": "PromoCode", "code": "BIENVENUE-E", "label": "Première commande", "rate": "10", "amount": "", "minimum": "150",
			"startsOn": today(-1), "endsOn": today(30), "maxUses": "50", "maxUsesPerCustomer": "1", "combinable": "true",
			"suppliers/0/company": "Maison Alpha", "products/0/name": "Château Alpha", "products/0/reference": "REF-101",
			"groups/0": "restaurant", "groups/1": "customer", "status": "active", "uses": "0", "cost": "0", "turnover": "0",
		} {
			if got := admin.Get(iri).Want(200).Text(path); got != want {
				t.Errorf("%s is %q instead of %q", path, got, want)
			}
		}
		wanted["code"] = " bien venue-e\u0301 " // as some keyboards and copies have it
		if why := admin.Post("/api/promo_codes", wanted).Want(422).Violations()["code"]; why == "" {
			t.Error("the same code twice is refused without words")
		}
		if got := admin.PatchSeen(iri, map[string]any{"code": "BIENVENUE–E"}).Want(200).Text("code"); got != "BIENVENUE-E" {
			t.Errorf("typed with another dash it is %s", got)
		}
		changed := admin.PatchSeen(iri, map[string]any{"amount": 25, "endsOn": nil, "maxUses": nil, "products": []string{}, "groups": []string{}}).Want(200)
		if changed.Text("rate") != "" || changed.Text("amount") != "25" || changed.Text("endsOn") != "" || changed.Text("maxUses") != "" ||
			changed.Text("products/0") != "" || changed.Text("groups/0") != "" {
			t.Errorf("changed to %s", changed.Body)
		}
		var read map[string]any
		changed.JSON(&read)
		admin.Patch(iri, read).Want(200)
		if got := admin.PatchSeen(iri, map[string]any{"stopped": true}).Want(200).Text("status"); got != "stopped" {
			t.Errorf("stopped it is %s", got)
		}
		if got := admin.PatchSeen(iri, map[string]any{"stopped": false, "startsOn": today(2)}).Want(200).Text("status"); got != "scheduled" {
			t.Errorf("let go on and postponed it is %s", got)
		}
		admin.DeleteSeen(iri).Want(204)
		admin.Get(iri).Want(404)
		admin.PatchSeen(iri, map[string]any{"label": "Trop tard"}).Want(404)
		admin.Get(iri + "/uses").Want(404)
		admin.DeleteSeen(iri).Want(404)
	})
}

// What makes no sense is refused at the member that makes none.
func TestCodesThatMakeNoSense(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		for path, change := range map[string]map[string]any{
			"code":               {"code": "10 %"},
			"label":              {"label": " "},
			"rate":               {"amount": 5},
			"amount":             {"rate": nil, "amount": 0},
			"minimum":            {"minimum": -1},
			"startsOn":           {"startsOn": "demain"},
			"endsOn":             {"endsOn": today(-2)},
			"maxUses":            {"maxUses": 0},
			"maxUsesPerCustomer": {"maxUsesPerCustomer": 0},
			"suppliers":          {"suppliers": []string{}},
			"suppliers[0]":       {"suppliers": []string{apptest.IRI("users", apptest.Restaurant)}},
			"products[0]":        {"products": []string{apptest.IRI("products", apptest.BetaWine)}},
			"products[1]":        {"products": []int{apptest.AlphaWine, 4999}},
			"groups[0]":          {"groups": []string{"supplier"}},
		} {
			if why := admin.Post("/api/promo_codes", tenPercent(change)).Want(422).Violations()[path]; why == "" {
				t.Errorf("%s is refused without words", path)
			}
		}
		if why := admin.Post("/api/promo_codes", tenPercent(map[string]any{"rate": nil})).Want(422).Violations()["rate"]; why == "" {
			t.Error("a code that takes nothing off is refused without words")
		}
	})
}

// The list is found by its states, words and suppliers, and sorted by its columns.
func TestCodesAreFound(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Superadmin))
		add := func(code string, changes map[string]any) string {
			return admin.Post("/api/promo_codes", apptest.With(tenPercent(changes), map[string]any{"code": code})).Want(201).Text("@id")
		}
		add("ACTIF", map[string]any{"label": "Fête des mères"})
		add("FUTUR", map[string]any{"startsOn": today(3), "suppliers": []int{apptest.Alpha, apptest.Beta}})
		add("PASSE", map[string]any{"startsOn": today(-9), "endsOn": today(-2)})
		add("EPUISE", map[string]any{"maxUses": 2})
		h.Exec(t, "UPDATE promo_codes SET uses = 2 WHERE code = 'EPUISE'")
		admin.PatchSeen(add("ARRET", nil), map[string]any{"stopped": true}).Want(200)
		for query, want := range map[string][]string{
			"status[]=active":                        {"ACTIF"},
			"status[]=scheduled":                     {"FUTUR"},
			"status[]=ended":                         {"PASSE"},
			"status[]=used_up":                       {"EPUISE"},
			"status[]=stopped":                       {"ARRET"},
			"status[]=ended&status[]=stopped":        {"ARRET", "PASSE"},
			"search=fete+meres":                      {"ACTIF"},
			"search=%C3%A9pui":                       {"EPUISE"},
			fmt.Sprintf("supplier=%d", apptest.Beta): {"FUTUR"},
			"order[uses]=desc&order[code]=asc":       {"EPUISE", "ACTIF", "ARRET", "FUTUR", "PASSE"},
			"order[startsOn]=desc&itemsPerPage=1":    {"FUTUR"},
			"order[endsOn]=asc&itemsPerPage=1":       {"PASSE"},
			"order[code]=asc&itemsPerPage=2&page=2":  {"EPUISE", "FUTUR"},
			"order[createdAt]=asc&itemsPerPage=1":    {"ACTIF"},
		} {
			if got := codesOf(admin.Get("/api/promo_codes?" + query).Want(200)); fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("%s gives %v instead of %v", query, got, want)
			}
		}
		admin.Get("/api/promo_codes?status[]=lost").Want(422)
		admin.Get("/api/promo_codes?order[cost]=asc").Want(422)
	})
}

func codesOf(list *apitest.Response) []string {
	var page struct {
		Members []struct{ Code string } `json:"hydra:member"`
	}
	list.JSON(&page)
	codes := []string{}
	for _, m := range page.Members {
		codes = append(codes, m.Code)
	}
	return codes
}
