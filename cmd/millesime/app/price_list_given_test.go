package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// A price that nobody said is none, and 0 is one where it is said; so it is with the steps of a grid and the tiers of a frame.
func TestAPriceIsSaid(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
		wine := apptest.IRI("products", apptest.AlphaWine)
		list := func(line map[string]any) map[string]any {
			line["product"] = wine
			return listFor("Carte", 0, 30, []int64{apptest.Restaurant}, line)
		}
		grid := func(step map[string]any) map[string]any {
			step["upTo"] = 12
			return map[string]any{"warehouse": "supplier", "basis": "units", "startsOn": inDays(1), "steps": []any{step}}
		}
		frame := func(tier map[string]any) map[string]any {
			tier["discount"] = 3
			return map[string]any{
				"name": "Accord", "startsOn": inDays(1), "basis": "value", "suppliers": []string{apptest.IRI("users", apptest.Alpha)}, "tiers": []any{tier},
			}
		}
		for _, c := range []struct {
			client           *apitest.Client
			path, member, at string
			body             func(map[string]any) map[string]any
		}{
			{alpha, "/api/price_lists", "priceTaxExcl", "lines[0].priceTaxExcl", list},
			{alpha, "/api/shipping_fees", "priceTaxExcl", "steps[0].priceTaxExcl", grid},
			{admin, "/api/agreement_frames", "from", "tiers[0].from", frame},
		} {
			for name, member := range map[string]map[string]any{"absent": {}, "null": {c.member: nil}} {
				if at := c.client.Post(c.path, c.body(member)).Want(422).Text("violations/0/propertyPath"); at != c.at {
					t.Errorf("%s: %s %s is refused at %s", c.path, name, c.member, at)
				}
			}
			c.client.Post(c.path, c.body(map[string]any{c.member: 0})).Want(201)
		}
	})
}

// A list keeps its end, and the reason of it, until somebody says that it has none: null says so, absence and "" never do.
func TestTheEndOfAListIsTakenAwayInWordsAlone(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		list := published(t, alpha, listFor("Carte", 0, 30, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11")))
		ended := map[string]any{"version": 2, "endsOn": inDays(10), "reason": "Rupture chez l’éleveur"}
		alpha.Post(list+"/end", ended).Want(200)
		for name, body := range map[string]map[string]any{"absent": {"version": 3}, "empty": {"version": 3, "endsOn": ""}} {
			if got := alpha.Post(list+"/end", body).Want(422).Text("violations/0/propertyPath"); got != "endsOn" {
				t.Errorf("an end that is %s is refused at %s", name, got)
			}
		}
		for name, body := range map[string]map[string]any{"absent": {"startsOn": inDays(5)}, "empty": {"startsOn": inDays(5), "endsOn": ""}} {
			if got := alpha.Post(list+"/revisions", body).Want(422).Text("violations/0/propertyPath"); got != "endsOn" {
				t.Errorf("a revision whose end is %s is refused at %s", name, got)
			}
		}
		kept := alpha.Get(list).Want(200)
		if got := kept.Text("endsOn") + " " + kept.Text("endReason"); got != inDays(10)+" Rupture chez l’éleveur" {
			t.Errorf("the list ends on %s", got)
		}
		if open := alpha.Post(list+"/end", map[string]any{"version": 3, "endsOn": nil}).Want(200); open.Value("endsOn") != nil {
			t.Errorf("the list still ends on %v", open.Value("endsOn"))
		}
	})
}
