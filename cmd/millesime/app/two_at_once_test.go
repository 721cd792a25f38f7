package app_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// edit is what somebody writes of a thing: a member, and how the thing shows it.
type edit struct {
	who    int64
	member string
	value  any
	shown  string
}

// shared is a thing that two people have open at once.
type shared struct {
	name string
	// path gives the thing, made by whom it needs.
	path func(t *testing.T, h *apptest.House) string
	one  edit
	two  edit
}

func at(path string) func(*testing.T, *apptest.House) string {
	return func(*testing.T, *apptest.House) string { return path }
}

// posted is a thing that somebody makes first.
func posted(who int64, path string, body map[string]any) func(*testing.T, *apptest.House) string {
	return func(t *testing.T, h *apptest.House) string {
		t.Helper()
		return h.As(t, apptest.Email(who)).Post(path, body).Want(http.StatusCreated).Text("@id")
	}
}

func sharedThings() []shared {
	const admin, super, alpha = apptest.Admin, apptest.Superadmin, apptest.Alpha
	tier := func(percent float64) []map[string]any { return []map[string]any{{"from": 0, "discount": percent}} }
	return []shared{
		{
			"an agreement frame",
			posted(admin, "/api/agreement_frames", map[string]any{
				"name": "CHR", "startsOn": inDays(-1), "basis": "value", "suppliers": []int64{alpha}, "tiers": tier(1),
			}),
			edit{admin, "buyers", []int64{apptest.WineMerchant}, apptest.IRI("users", apptest.WineMerchant)},
			edit{super, "tiers", tier(3), `"discount":3`},
		},
		{
			"a promo code",
			posted(admin, "/api/promo_codes", map[string]any{
				"code": "DEUX", "label": "Deux", "rate": 10, "startsOn": inDays(-1), "suppliers": []int64{alpha},
			}),
			edit{admin, "groups", []string{"cse"}, `["cse"]`},
			edit{super, "rate", 12.5, `12.5`},
		},
		{
			"a carriage grid",
			posted(alpha, "/api/shipping_fees", map[string]any{
				"warehouse": "supplier", "basis": "units", "steps": []any{}, "beyondTaxExcl": 1, "startsOn": inDays(3),
			}),
			edit{admin, "steps", []map[string]any{{"upTo": 12, "priceTaxExcl": 9.5}}, `"priceTaxExcl":9.5`},
			edit{alpha, "beyondTaxExcl", 2.5, `2.5`},
		},
		{
			"a carrier", at("/api/carriers/messagerie"),
			edit{admin, "labelFr", "Messagerie du matin", `"Messagerie du matin"`},
			edit{super, "maxWeightGrams", 30000, `30000`},
		},
		{
			"a supplier's record", at(apptest.IRI("parameter_suppliers", alpha)),
			edit{admin, "handlingFee", 4.5, `4.5`},
			edit{alpha, "minimumOrderValue", 120, `120`},
		},
		{
			"a buyer's record", at(apptest.IRI("parameter_restaurants", apptest.Restaurant)),
			edit{admin, "discountOnInvoice", 2.5, `2.5`},
			edit{super, "supplierRebate", 1.5, `1.5`},
		},
		{
			"a relation", at("/api/user_children/1"),
			edit{alpha, "permanentDiscount", 7.5, `7.5`},
			edit{alpha, "label", "Bonne table", `"Bonne table"`},
		},
		{
			"bank details", at(apptest.IRI("bank_details", alpha)),
			edit{alpha, "iban", "FR1420041010050500013M02606", `"FR1420041010050500013M02606"`},
			edit{alpha, "iban", "DE89370400440532013000", `"DE89370400440532013000"`},
		},
		{
			"a price list", posted(alpha, "/api/price_lists", listFor("Carte", 3, 30, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11.00"))),
			edit{alpha, "name", "Carte d’hiver", `"Carte d’hiver"`},
			edit{admin, "discounts", "locked", `"locked"`},
		},
		{
			"a product", at(apptest.IRI("products", apptest.AlphaWine) + "/sheet"),
			edit{alpha, "listPriceTaxExcl", 13.5, `13.5`},
			edit{admin, "region", "Loire", `"Loire"`},
		},
	}
}

// seen is what tells of a thing that is read.
type seen map[string]json.RawMessage

func look(client *apitest.Client, path string) seen {
	var thing seen
	client.Get(path).Want(http.StatusOK).JSON(&thing)
	return thing
}

func (s seen) version() int64 {
	var version int64
	_ = json.Unmarshal(s["version"], &version) // 0 where there is none
	return version
}

// both sends two edits at the same moment, with what they have in common.
func both(t *testing.T, h *apptest.House, path string, common map[string]any, edits ...edit) []*apitest.Response {
	t.Helper()
	answers := make([]*apitest.Response, len(edits))
	clients := make([]*apitest.Client, len(edits))
	for i, e := range edits {
		clients[i] = h.As(t, apptest.Email(e.who))
	}
	var group sync.WaitGroup
	start := make(chan struct{})
	for i, e := range edits {
		body := maps.Clone(common)
		body[e.member] = e.value
		group.Go(func() {
			<-start
			answers[i] = clients[i].Patch(path, body)
		})
	}
	close(start)
	group.Wait()
	return answers
}

// Domain 9: of two people who save the same version of a thing at once, one alone wins, and the other is told by whom what changed.
// Two pairs of each of ten things: first they write different members, then the same one.
func TestOfTwoAtOnceOneWins(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for _, thing := range sharedThings() {
			path := thing.path(t, h)
			again := thing.two
			again.member, again.value, again.shown = thing.one.member, thing.one.value, thing.one.shown
			oneOfTwoWins(t, h, thing.name, path, thing.one, thing.two)
			if before := look(h.As(t, apptest.Email(thing.one.who)), path); strings.Contains(string(before[thing.one.member]), thing.one.shown) {
				again.member, again.value, again.shown = thing.two.member, thing.two.value, thing.two.shown
			}
			first := again
			first.who = thing.one.who
			oneOfTwoWins(t, h, thing.name+" again", path, first, again)
		}
	})
}

func oneOfTwoWins(t *testing.T, h *apptest.House, name, path string, one, two edit) {
	t.Helper()
	written := strings.TrimSuffix(path, "/sheet")
	before := look(h.As(t, apptest.Email(one.who)), path)
	if before.version() == 0 {
		t.Fatalf("%s has no version: %s", name, before)
	}
	edits := []edit{one, two}
	answers := both(t, h, written, map[string]any{"version": before.version()}, edits...)
	statuses := []int{answers[0].Status, answers[1].Status}
	if !slices.Contains(statuses, http.StatusOK) || !slices.Contains(statuses, http.StatusConflict) {
		t.Errorf("%s: %v: %s | %s", name, statuses, answers[0].Body, answers[1].Body)
		return
	}
	won := edits[slices.Index(statuses, http.StatusOK)]
	lost := answers[slices.Index(statuses, http.StatusConflict)]
	var told struct {
		Code      string
		Version   int64
		ChangedAt *string
		ChangedBy *struct{ ID int64 }
		Changed   []string
		Current   seen
	}
	lost.JSON(&told)
	after := look(h.As(t, apptest.Email(one.who)), path)
	switch {
	case told.Code != "changed_meanwhile" || told.Version != before.version()+1 || told.ChangedAt == nil:
		t.Errorf("%s: the loser reads %s", name, lost.Body)
	case won.member != "iban" && !slices.Contains(told.Changed, won.member): // the trail is silent on accounts
		t.Errorf("%s: %s changed, the loser reads %s", name, won.member, lost.Body)
	case !strings.Contains(string(told.Current[won.member]), won.shown):
		t.Errorf("%s: %s is %s now, the loser reads %s", name, won.member, won.shown, lost.Body)
	case after.version() != told.Version || !strings.Contains(string(after[won.member]), won.shown):
		t.Errorf("%s: it is %s", name, after)
	}
	if loser := edits[slices.Index(statuses, http.StatusConflict)].who; loser == apptest.Superadmin && // who sees everybody
		(told.ChangedBy == nil || told.ChangedBy.ID != won.who) {
		t.Errorf("%s: %d changed it, the loser reads %s", name, won.who, lost.Body)
	}
	for member, was := range before {
		if member != won.member && member != "version" && member != "updatedAt" && member != "history" && string(after[member]) != string(was) {
			if member == "status" || member == "completeness" || member == "missing" || member == "label" && strings.Contains(path, "carriers") {
				continue // which follow from others
			}
			t.Errorf("%s: %s was %s and is %s, though nobody who won wrote it", name, member, was, after[member])
		}
	}
}

// What administrators and suppliers set is not written without a version; the calls that the specification names are.
func TestAVersionIsRequired(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for _, thing := range sharedThings() {
			path := strings.TrimSuffix(thing.path(t, h), "/sheet")
			got := h.As(t, apptest.Email(thing.one.who)).Patch(path, map[string]any{thing.one.member: thing.one.value})
			if strings.Contains(path, "/parameter_") || strings.Contains(path, "/user_children/") {
				got.Want(http.StatusOK)
			} else if why := got.Want(http.StatusUnprocessableEntity).Violations()["version"]; why == "" {
				t.Errorf("%s: %s", thing.name, got.Body)
			}
		}
		super := h.As(t, apptest.Email(apptest.Superadmin))
		frame := posted(apptest.Admin, "/api/agreement_frames", map[string]any{
			"name": "CHR", "startsOn": inDays(-1), "basis": "value", "suppliers": []int64{apptest.Alpha},
		})(t, h)
		super.Post(frame+"/end", map[string]any{"version": 2}).Want(http.StatusConflict)
		super.Post(frame+"/end", map[string]any{}).Want(http.StatusUnprocessableEntity)
		code := posted(apptest.Admin, "/api/promo_codes", map[string]any{
			"code": "FIN", "label": "Fin", "rate": 10, "startsOn": inDays(-1), "suppliers": []int64{apptest.Alpha},
		})(t, h)
		super.Delete(code).Want(http.StatusUnprocessableEntity)
		super.Delete(code + "?version=2").Want(http.StatusConflict)
		super.Delete(code + "?version=1").Want(http.StatusNoContent)
	})
}

// Two calls of the specification at once that name no version are both taken: the trail tells what the later one replaced.
func TestTheTrailTellsWhatWasReplaced(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for _, pair := range []struct {
			path, thing, member string
			who                 [2]int64
		}{
			{apptest.IRI("parameter_suppliers", apptest.Alpha), "parameters/4", "handlingFee", [2]int64{apptest.Alpha, apptest.Admin}},
			{apptest.IRI("parameter_restaurants", apptest.Restaurant), "parameters/3", "discountOnInvoice", [2]int64{apptest.Superadmin, apptest.Admin}},
			{"/api/user_children/1", "user_children/1", "negociationMargin", [2]int64{apptest.Alpha, apptest.Alpha}},
		} {
			values := []string{"11.25", "22.75"}
			for _, answer := range both(t, h, pair.path, map[string]any{},
				edit{who: pair.who[0], member: pair.member, value: values[0]}, edit{who: pair.who[1], member: pair.member, value: values[1]}) {
				answer.Want(http.StatusOK)
			}
			now := h.As(t, apptest.Email(pair.who[0])).Get(pair.path).Want(http.StatusOK).Text(pair.member)
			replaced := values[1-slices.Index(values, now)]
			told := h.Count(t, `SELECT COUNT(*) FROM audit_entries WHERE thing = ? AND CAST(before_state AS TEXT) LIKE ? AND CAST(after_state AS TEXT) LIKE ?`,
				pair.thing, "%"+replaced+"%", "%"+now+"%")
			if told != 1 {
				t.Errorf("%s: %s became %s, of which %d entries tell", pair.path, replaced, now, told)
			}
		}
	})
}

// Who is moved into another frame leaves the one it was in: who has that one open does not put it back unseen.
func TestMembersThatMoveCountAsAChange(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, super := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Superadmin))
		frame := func(name string, more map[string]any) string {
			return admin.Post("/api/agreement_frames", apptest.With(map[string]any{
				"name": name, "startsOn": inDays(-1), "basis": "value", "suppliers": []int64{apptest.Alpha},
			}, more)).Want(http.StatusCreated).Text("@id")
		}
		buyers := map[string]any{"buyers": []int64{apptest.Restaurant}, "moveBuyers": true}
		first := frame("Un", buyers)
		frame("Deux", buyers)
		stale := super.Patch(first, map[string]any{"version": 1, "buyers": []int64{apptest.Restaurant, apptest.CSE}}).Want(http.StatusConflict)
		if got := stale.Text("changed/0"); got != "buyers" {
			t.Errorf("the frame that was left tells %s", stale.Body)
		}
		admin.Patch(apptest.IRI("parameter_restaurants", apptest.Restaurant), map[string]any{"agreementFrame": first}).Want(http.StatusOK)
		stale = super.Patch(first, map[string]any{"version": 2, "buyers": []int64{apptest.CSE}}).Want(http.StatusConflict)
		if got := stale.Text("changed/0"); got != "buyers" {
			t.Errorf("the frame that its record names tells %s", stale.Body)
		}
	})
}
