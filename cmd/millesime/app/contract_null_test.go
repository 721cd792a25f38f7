package app_test

import (
	"slices"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// Lists and objects of requests that may be null, each with what null says there.
func nullIsAnAnswer() map[string]string {
	return map[string]string{
		"POST /api/invoices .issuedElsewhere":            "it is issued here",
		"POST /api/orders/{id}/transitions .incident":    "the state needs none",
		"POST /api/products .technicalSheet":             "there is no document (domain 3.1)",
		"PATCH /api/products/{id} .technicalSheet":       "the document is taken away, as its name and file cannot be emptied (domain 3.1)",
		"POST /api/products/bulk .rows[].technicalSheet": "likewise",
		"POST /api/shipping_fees .steps":                 "refused by a rule that the document does not tell of",
		"POST /api/shipping_fees/preview .grid.steps":    "likewise",
		"POST /api/shipping_fees/preview .grid":          "the grids that are kept are tried",
		"PATCH /api/user_children/{id} .paymentTerms":    "those of the supplier hold (domain 2.3)",
	}
}

// A list or an object is never emptied by null: what a form or a script forgot must not take tiers, prices or groups away, which an
// empty list says. Null is refused, but where it is an answer of its own.
func TestNullEmptiesNoListAndNoObject(t *testing.T) {
	t.Parallel()
	document := readContract(t, apptest.Start(t, testkit.URL(t, db.SQLite)))
	excused := nullIsAnAnswer()
	used := map[string]bool{}
	members := 0
	document.eachRequest(func(call string, member requestMember) {
		types := requestMember{schema: document.resolved(member.schema)}.types()
		if !slices.Contains(types, "array") && !slices.Contains(types, "object") {
			return
		}
		members++
		if !member.nullable() {
			return
		}
		if excused[call+" "+member.path] == "" {
			t.Errorf("%s: %s may be null, which empties it or says nothing", call, member.path)
		}
		used[call+" "+member.path] = true
	})
	if members < 80 {
		t.Errorf("only %d lists and objects were looked at", members)
	}
	for name := range excused {
		if !used[name] {
			t.Errorf("%s needs no excuse any more", name)
		}
	}
}

// nullable tells that null is a value of the member.
func (m requestMember) nullable() bool {
	choices, _ := m.schema["anyOf"].([]any)
	isNull := func(choice any) bool { return slices.Contains(requestMember{schema: object(choice)}.types(), "null") }
	return slices.Contains(m.types(), "null") || slices.ContainsFunc(choices, isNull)
}

// What the document says is so: null is refused at its member, and nothing is emptied.
func TestNullIsRefusedForAListThatIsChanged(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, alpha := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Alpha))
		list := listFor("Carte", 1, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11"))
		draft := alpha.Post("/api/price_lists", list).Want(201)
		frame := admin.Post("/api/agreement_frames", map[string]any{
			"name": "Cadre", "startsOn": inDays(0), "endsOn": inDays(60), "basis": "value",
			"tiers":     []any{map[string]any{"from": 100, "discount": 2}},
			"suppliers": []int64{apptest.Alpha}, "buyers": []int64{},
		}).Want(201)
		record := alpha.Get(apptest.IRI("users", apptest.Alpha)).Want(200).Text("parameters/@id")
		for _, c := range []struct {
			path    string
			version any
			members []string
		}{
			{draft.Text("@id"), 1, []string{"lines", "customers", "groups"}},
			{frame.Text("@id"), 1, []string{"tiers", "yearlyTiers", "suppliers", "buyers"}},
			{record, nil, []string{"paymentTerms"}},
		} {
			for _, member := range c.members {
				body := map[string]any{member: nil}
				if c.version != nil {
					body["version"] = c.version
				}
				if got := admin.Patch(c.path, body).Want(422).Violations()[member]; got != "Le champ est obligatoire" {
					t.Errorf("%s: %s is refused with %q", c.path, member, got)
				}
			}
		}
	})
}
