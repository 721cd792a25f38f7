package pricing_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// tellsTrail tests the acts on things of a kind, the oldest first: what, on which, by whom, about whom, and both states.
func tellsTrail(t *testing.T, h *apptest.House, subject string, want ...string) {
	t.Helper()
	var page struct {
		Members []struct {
			Action        string
			SubjectID     int64
			Actor         struct{ ID int64 }
			About         []struct{ Name string }
			Before, After map[string]any
		} `json:"hydra:member"`
	}
	h.As(t, apptest.Email(apptest.Superadmin)).Get("/api/audit_entries?subject=" + subject + "&itemsPerPage=-1").Want(200).JSON(&page)
	var acts []string
	for _, m := range page.Members {
		act := fmt.Sprintf("%s %d by %d", m.Action, m.SubjectID, m.Actor.ID)
		for _, one := range m.About {
			act += " about " + one.Name
		}
		acts = append([]string{act + " " + fmt.Sprint(m.Before) + " " + fmt.Sprint(m.After)}, acts...)
	}
	if got := strings.Join(acts, "\n"); got != strings.Join(want, "\n") {
		t.Errorf("the trail tells\n%s\ninstead of\n%s", got, strings.Join(want, "\n"))
	}
}

// Quality, audit trail: who published, changed, ended and withdrew a price list, and what of it moved the one before. Drafts price
// nothing, and nothing is told of them.
func TestTheTrailTellsOfPriceLists(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
		lines := func(amount string) []map[string]any {
			return []map[string]any{
				{"product": apptest.IRI("products", apptest.AlphaWine), "priceTaxExcl": amount},
				{"product": apptest.IRI("products", apptest.LastOnes), "minQuantity": 6, "priceTaxExcl": "17.25"},
			}
		}
		list := alpha.Post("/api/price_lists", map[string]any{
			"name": "Carte", "startsOn": today(5), "customers": []string{apptest.IRI("users", apptest.Restaurant)}, "lines": lines("11"),
		}).Want(201).Text("@id")
		alpha.Post(list+"/publish", map[string]any{"version": 1}).Want(200)
		admin.Patch(list, map[string]any{"version": 2, "startsOn": today(6), "lines": lines("11.50")}).Want(200)
		next := alpha.Post(list+"/revisions", map[string]any{"startsOn": today(10), "endsOn": nil}).Want(201).Text("@id")
		alpha.Post(next+"/publish", map[string]any{"version": 1}).Want(200)
		admin.Delete(next).Want(204)
		version := alpha.Get(list).Want(200).Value("version")
		admin.Post(list+"/end", map[string]any{"version": version, "endsOn": today(20), "reason": "Épuisé"}).Want(200)
		byAlpha, byAdmin := " by 4 about Maison Alpha ", " by "+strconv.Itoa(apptest.Admin)+" about Maison Alpha "
		whole := func(from string) string {
			return "map[customers:[3] discounts:net endsOn: groups:<nil> name:Carte startsOn:" + from + "]"
		}
		changed := func(amount, from string) string {
			return "map[prices:[map[from:1 price:" + amount + " product:101]] startsOn:" + from + "]"
		}
		tellsTrail(t, h, "price_lists",
			"pricing.price_list_published 1"+byAlpha+"map[] "+whole(today(5)),
			"pricing.price_list_changed 1"+byAdmin+changed("11", today(5))+" "+changed("11.5", today(6)),
			"pricing.price_list_end_changed 1"+byAlpha+"map[endsOn:] map[endsOn:"+today(9)+"]",
			"pricing.price_list_published 2"+byAlpha+"map[] "+whole(today(10)),
			"pricing.price_list_end_changed 1"+byAdmin+"map[endsOn:"+today(9)+"] map[endsOn:]",
			"pricing.price_list_removed 2"+byAdmin+whole(today(10))+" map[]",
			"pricing.price_list_end_changed 1"+byAdmin+"map[endReason: endsOn:] map[endReason:Épuisé endsOn:"+today(20)+"]",
		)
	})
}

// Quality, audit trail: who made, changed, stopped and deleted a promo code, and what of it changed.
func TestTheTrailTellsOfPromoCodes(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, super := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Superadmin))
		code := addCode(t, h, "DIX", map[string]any{"minimum": "150.00", "maxUses": 3})
		super.PatchSeen(code, map[string]any{"rate": 12.5, "maxUses": nil, "groups": []string{"restaurant", "cse"}}).Want(200)
		super.PatchSeen(code, map[string]any{"label": "Première commande"}).Want(200) // nothing changed
		admin.PatchSeen(code, map[string]any{"stopped": true}).Want(200)
		admin.DeleteSeen(code).Want(204)
		state := func(rate, maxUses, groups, stopped string) string {
			return "map[amount:0 code:DIX combinable:true endsOn: groups:" + groups + " label:Première commande maxUses:" + maxUses +
				" maxUsesPerCustomer:<nil> minimum:150 products:<nil> rate:" + rate + " shown:false startsOn:" + today(-1) + " stopped:" + stopped + " suppliers:[4]]"
		}
		byAdmin, bySuper := " 1 by "+strconv.Itoa(apptest.Admin)+" ", " 1 by "+strconv.Itoa(apptest.Superadmin)+" "
		tellsTrail(t, h, "promo_codes",
			"pricing.promo_code_added"+byAdmin+"map[] "+state("10", "3", "<nil>", "false"),
			"pricing.promo_code_changed"+bySuper+"map[groups:<nil> maxUses:3 rate:10] map[groups:[cse restaurant] maxUses:<nil> rate:12.5]",
			"pricing.promo_code_changed"+byAdmin+"map[stopped:false] map[stopped:true]",
			"pricing.promo_code_removed"+byAdmin+state("12.5", "<nil>", "[cse restaurant]", "true")+" map[]",
		)
	})
}
