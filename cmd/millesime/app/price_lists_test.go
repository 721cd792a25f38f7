package app_test

import (
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

// inDays is the civil day some days from now in Paris.
func inDays(n int) string { return clock.DateOf(time.Now().AddDate(0, 0, n)) }

// price is a line of a list: a product's price from a quantity on.
func price(product int64, from int, amount string) map[string]any {
	return map[string]any{"product": apptest.IRI("products", product), "minQuantity": from, "priceTaxExcl": amount}
}

// listFor is a draft of Alpha's for named customers.
func listFor(name string, from, to int, customers []int64, lines ...map[string]any) map[string]any {
	named := make([]string, 0, len(customers))
	for _, id := range customers {
		named = append(named, apptest.IRI("users", id))
	}
	draft := map[string]any{"name": name, "startsOn": inDays(from), "customers": named, "lines": lines}
	if to > 0 {
		draft["endsOn"] = inDays(to)
	}
	return draft
}

// published writes a list and publishes it, and gives its IRI.
func published(t *testing.T, seller *apitest.Client, draft map[string]any) string {
	t.Helper()
	list := seller.Post("/api/price_lists", draft).Want(201)
	seller.Post(list.Text("@id")+"/publish", map[string]any{"version": 1, "farPrices": true}).Want(200)
	return list.Text("@id")
}

// unitPrice is that of the first line of a cart.
func unitPrice(buyer *apitest.Client, cart map[string]any) string {
	return buyer.Post("/api/cart", cart).Want(200).Text("suppliers/0/items/0/unitPriceTaxExcl")
}

// Domain 4.2, step 2: a published list prices its customers' carts and catalogue from its first to its last day, by the tier
// that is reached, net of the permanent discount; nobody else's.
func TestAPriceListPrices(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, buyer, other := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Stranger))
		cart := func(quantity int64) map[string]any {
			return apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, quantity))
		}
		if got := unitPrice(buyer, cart(6)); got != "11.78" { // 12.40 less 5 %
			t.Errorf("without a list a bottle costs %s", got)
		}
		draft := listFor("Carte d’hiver", 0, 30, []int64{apptest.Restaurant},
			price(apptest.AlphaWine, 1, "11.00"), price(apptest.AlphaWine, 60, "10.20"))
		list := alpha.Post("/api/price_lists", draft).Want(201)
		if got := unitPrice(buyer, cart(6)); got != "11.78" {
			t.Errorf("with a draft a bottle costs %s", got)
		}
		buyer.Get(list.Text("@id")).Want(404)
		alpha.Post(list.Text("@id")+"/publish", map[string]any{"version": 1}).Want(200)
		for quantity, want := range map[int64]string{6: "11", 54: "11", 60: "10.2"} {
			if got := unitPrice(buyer, cart(quantity)); got != want {
				t.Errorf("%d bottles cost %s each, want %s", quantity, got, want)
			}
		}
		shown := buyer.Get("/api/products/101").Want(200)
		if got := shown.Text("priceTaxExcl"); got != "11" {
			t.Errorf("the catalogue says %s", got)
		}
		if got := unitPrice(other, apptest.Cart(apptest.Stranger, apptest.Item(apptest.AlphaWine, 6))); got != "12.4" {
			t.Errorf("a bottle costs somebody else %s", got)
		}
		other.Get(list.Text("@id")).Want(404)
		other.Get(list.Text("@id") + "/lines").Want(404)
		if got := other.Get("/api/price_lists").Want(200).Text("hydra:totalItems"); got != "0" {
			t.Errorf("somebody else lists %s", got)
		}
		buyer.Get(list.Text("@id") + "/overlaps").Want(403)
		lines := buyer.Get(list.Text("@id") + "/lines").Want(200)
		if got := lines.Text("hydra:member/0/tiers/1/priceTaxExcl") + " " + lines.Text("hydra:member/0/listPriceTaxExcl"); got != "10.2 12.4" {
			t.Errorf("the list shows %s", got)
		}
	})
}

// What has begun is never rewritten: a revision has a start of its own, and the one before gets an end. Old orders keep their
// price and where it came from.
func TestABegunListIsRevisedNotRewritten(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		list := published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11.00")))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))
		order := buyer.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
		alpha.Patch(list, `{"version":2,"lines":[{"product":101,"priceTaxExcl":1}]}`).Want(409)
		alpha.Delete(list).Want(409)
		alpha.Post(list+"/revisions", map[string]any{"startsOn": inDays(0), "endsOn": nil}).Want(422) // it would leave no day
		revision := alpha.Post(list+"/revisions", map[string]any{"startsOn": inDays(7), "endsOn": nil}).Want(201)
		alpha.Post(list+"/revisions", map[string]any{"startsOn": inDays(9), "endsOn": nil}).Want(409) // one is being prepared
		id := revision.Text("@id")
		alpha.Patch(id, `{"version":1,"lines":[{"product":"/api/products/101","priceTaxExcl":"11.50"}]}`).Want(200)
		alpha.Post(id+"/publish", map[string]any{"version": 1}).Want(409) // somebody saw an older one
		alpha.Post(id+"/publish", map[string]any{"version": 2}).Want(200)
		first := alpha.Get(list).Want(200)
		if got := first.Text("endsOn") + " " + first.Text("status"); got != inDays(6)+" active" {
			t.Errorf("the first list ends %s", got)
		}
		if got := unitPrice(buyer, cart); got != "11" {
			t.Errorf("before the revision begins a bottle costs %s", got)
		}
		later := buyer.Get(id).Want(200)
		if got := later.Text("status") + later.Text("revisions/1/@id"); got != "scheduled"+list {
			t.Errorf("the revision is %s", got)
		}
		if got := buyer.Get(id + "/lines").Want(200).Text("hydra:member/0/previousPriceTaxExcl"); got != "11" {
			t.Errorf("the revision says that it was %s", got)
		}
		alpha.Post(list+"/end", map[string]any{"version": 3, "endsOn": nil}).Want(422) // the revision follows
		h.Exec(t, "UPDATE price_lists SET starts_on = ? WHERE revision = 1", inDays(-9))
		h.Exec(t, "UPDATE price_lists SET ends_on = ? WHERE revision = 1", inDays(-1))
		h.Exec(t, "UPDATE price_lists SET starts_on = ? WHERE revision = 2", inDays(0))
		if got := unitPrice(buyer, cart); got != "11.5" {
			t.Errorf("once the revision has begun a bottle costs %s", got)
		}
		kept := buyer.Get(order).Want(200)
		if got := kept.Text("items/0/unitPriceTaxExcl"); got != "11" || !strings.Contains(string(kept.Body), "Carte") {
			t.Errorf("the old order says %s: %s", got, kept.Body)
		}
		if got := buyer.Get(id + "/lines").Want(200).Text("hydra:member/0/lastPaid/priceTaxExcl"); got != "11" {
			t.Errorf("last paid is %s", got)
		}
	})
}

// Domain 2: an agent writes lists of its customers alone, at least list price × (1 − margin).
func TestAnAgentsPriceList(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		agent := h.As(t, apptest.Email(apptest.Agent))
		draft := func(customer int64, amount string) map[string]any {
			return apptest.With(listFor("Agent", 0, 0, []int64{customer}, price(apptest.AlphaWine, 1, amount)),
				map[string]any{"supplier": apptest.IRI("users", apptest.Alpha)})
		}
		refused := agent.Post("/api/price_lists", draft(apptest.Restaurant, "11.77")).Want(422) // 12.40 × 0.95 is 11.78
		if got := refused.Text("violations/0/propertyPath"); got != "lines[0].priceTaxExcl" {
			t.Errorf("refused at %s", got)
		}
		agent.Post("/api/price_lists", draft(apptest.Stranger, "11.78")).Want(422)
		agent.Post("/api/price_lists", apptest.With(draft(apptest.Restaurant, "12"), map[string]any{"customers": []string{}, "groups": []string{"restaurant"}})).Want(422)
		list := published(t, agent, draft(apptest.Restaurant, "11.78"))
		if got := unitPrice(h.As(t, apptest.Email(apptest.Restaurant)), apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))); got != "11.78" {
			t.Errorf("a bottle costs %s", got)
		}
		h.As(t, apptest.Email(apptest.Beta)).Get(list).Want(404)
		// The supplier's list for two customers shows its agent the one it serves, and is not the agent's to write.
		takesOn(t, h, apptest.Stranger)
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		both := alpha.Post("/api/price_lists", listFor("Deux", 3, 0, []int64{apptest.Restaurant, apptest.Stranger}, price(apptest.AlphaWine, 1, "9"))).Want(201)
		seen := agent.Get(both.Text("@id")).Want(200)
		if got := seen.Text("customers/0/@id"); got != "/api/users/3" || seen.Value("customers/1") != nil {
			t.Errorf("the agent reads customers %v", seen.Value("customers"))
		}
		agent.Patch(both.Text("@id"), `{"version":1,"name":"À moi"}`).Want(403)
	})
}

// A warning before two lists meet on a product says which of them prevails, why, and below which quantity the other counts.
func TestOverlapsAreTold(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		groups := map[string]any{"customers": []string{}, "groups": []string{"restaurant"}}
		published(t, alpha, apptest.With(listFor("Tous", 0, 0, nil, price(apptest.AlphaWine, 1, "10"), price(apptest.LastOnes, 12, "17")), groups))
		published(t, alpha, listFor("Été", 9, 0, []int64{apptest.Restaurant}, price(apptest.LastOnes, 6, "16")))
		named := alpha.Post("/api/price_lists", listFor("Le Bistrot", 5, 0, []int64{apptest.Restaurant},
			price(apptest.AlphaWine, 6, "11"), price(apptest.LastOnes, 1, "18"))).Want(201).Text("@id")
		met := alpha.Get(named + "/overlaps").Want(200)
		for n, want := range []string{"Tous 10 this scope 6", "Tous 17 this scope ", "Été 16 other start 6"} {
			at := "hydra:member/" + strconv.Itoa(n) + "/"
			got := met.Text(at+"other/name") + " " + met.Text(at+"otherPriceTaxExcl") + " " + met.Text(at+"prevails") + " " + met.Text(at+"reason") + " "
			if below := met.Value(at + "below"); below != nil {
				got += met.Text(at + "below")
			}
			if got != want {
				t.Errorf("overlap %d is %q instead of %q", n, got, want)
			}
		}
		apart := alpha.Post("/api/price_lists", listFor("Autre", 5, 0, []int64{apptest.Restaurant}, price(apptest.Withdrawn, 1, "11"))).Want(201)
		if got := alpha.Get(apart.Text("@id") + "/overlaps").Want(200).Text("hydra:totalItems"); got != "0" {
			t.Errorf("a list of other wines overlaps %s times", got)
		}
	})
}

// What a list may not be is refused where it stands.
func TestAPriceListThatCannotStand(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		fine := listFor("Carte", 0, 30, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11"))
		for path, change := range map[string]map[string]any{
			"name":                  {"name": " "},
			"startsOn":              {"startsOn": "2026-13-01"},
			"endsOn":                {"endsOn": inDays(-1)},
			"customers":             {"customers": []string{}},
			"customers[0]":          {"customers": []string{apptest.IRI("users", apptest.Stranger)}},
			"groups":                {"groups": []string{"restaurant"}},
			"discounts":             {"discounts": "free"},
			"supplier":              {"supplier": apptest.IRI("users", apptest.Beta)},
			"lines[0].product":      {"lines": []any{price(apptest.BetaWine, 1, "8")}},
			"lines[1].minQuantity":  {"lines": []any{price(apptest.AlphaWine, 6, "8"), price(apptest.AlphaWine, 6, "9")}},
			"lines[0].priceTaxExcl": {"lines": []any{price(apptest.AlphaWine, 1, "-1")}},
		} {
			refused := alpha.Post("/api/price_lists", apptest.With(fine, change)).Want(422)
			if got := refused.Text("violations/0/propertyPath"); got != path {
				t.Errorf("%v is refused at %s, want %s", change, got, path)
			}
		}
		twice := apptest.With(fine, map[string]any{"customers": []string{apptest.IRI("users", apptest.Restaurant), "3"}})
		if kept := alpha.Post("/api/price_lists", twice).Want(201); kept.Value("customers/1") != nil {
			t.Errorf("somebody named twice is %v", kept.Value("customers"))
		}
		empty := alpha.Post("/api/price_lists", apptest.With(fine, map[string]any{"lines": []any{}})).Want(201).Text("@id")
		alpha.Post(empty+"/publish", map[string]any{"version": 1}).Want(422)
		past := alpha.Post("/api/price_lists", apptest.With(fine, map[string]any{"startsOn": inDays(-1)})).Want(201).Text("@id")
		alpha.Post(past+"/publish", map[string]any{"version": 1}).Want(422)
		if got := h.Count(t, "SELECT COUNT(*) FROM price_lists"); got != 3 {
			t.Errorf("%d lists were written", got)
		}
	})
}

// A buyer never learns who else has a list, nor what somebody else paid: not by the list, its filters or its series.
func TestAPriceListTellsABuyerOfItselfAlone(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		takesOn(t, h, apptest.Stranger)
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		both := published(t, alpha, listFor("Deux", 0, 0, []int64{apptest.Restaurant, apptest.Stranger}, price(apptest.AlphaWine, 1, "11")))
		seen := buyer.Get(both).Want(200)
		if got := seen.Text("customers/0/@id"); got != "/api/users/3" || seen.Value("customers/1") != nil {
			t.Errorf("the buyer reads customers %v", seen.Value("customers"))
		}
		for customer, want := range map[int64]string{apptest.Restaurant: "1", apptest.Stranger: "0"} {
			found := buyer.Get("/api/price_lists?customer=" + apptest.IRI("users", customer)).Want(200)
			if got := found.Text("hydra:totalItems"); got != want {
				t.Errorf("the buyer finds %s lists of %d", got, customer)
			}
		}
		// Its supplier finds it by whom it is for; a buyer finds it by its name and supplier alone.
		for search, want := range map[string]string{"deux": "1 1", "alpha": "1 1", "personne 13": "0 1", "bistrot": "0 1"} {
			found := buyer.Get("/api/price_lists?search="+url.QueryEscape(search)).Want(200).Text("hydra:totalItems") + " " +
				alpha.Get("/api/price_lists?search="+url.QueryEscape(search)).Want(200).Text("hydra:totalItems")
			if found != want {
				t.Errorf("buyer and supplier find %s by %q", found, search)
			}
		}
		// The list was the other's before it became this buyer's.
		theirs := published(t, alpha, listFor("À un autre", 0, 0, []int64{apptest.Stranger}, price(apptest.LastOnes, 1, "13.13")))
		mine := alpha.Post(theirs+"/revisions", map[string]any{"startsOn": inDays(3), "endsOn": nil}).Want(201).Text("@id")
		alpha.Patch(mine, `{"version":1,"customers":["/api/users/3"],"lines":[{"product":"/api/products/105","priceTaxExcl":14}]}`).Want(200)
		alpha.Post(mine+"/publish", map[string]any{"version": 2}).Want(200)
		read := buyer.Get(mine).Want(200)
		if read.Value("revisions/1") != nil {
			t.Errorf("the buyer reads the series %v", read.Value("revisions"))
		}
		lines := buyer.Get(mine + "/lines").Want(200)
		if lines.Value("hydra:member/0/previousPriceTaxExcl") != nil {
			t.Errorf("the buyer reads what another had: %s", lines.Body)
		}
		groups := apptest.With(listFor("Groupes", 0, 0, nil, price(apptest.AlphaWine, 1, "12")), map[string]any{"customers": []string{}, "groups": []string{"restaurant", "cse"}})
		grouped := buyer.Get(published(t, alpha, groups)).Want(200)
		if grouped.Text("groups/0") != "restaurant" || grouped.Value("groups/1") != nil {
			t.Errorf("the buyer reads groups %v", grouped.Value("groups"))
		}
	})
}

// What a list changes between the quote and the checkout is a conflict with the new quote when it is dearer, and passes when it is
// cheaper (domain 5.2).
func TestAListThatMovesDuringACheckout(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11")))
		cart := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)), map[string]any{"carrierOfferCode": "messagerie"})
		// 66.00 and 12.00 of carriage, and 20 % of both.
		seen := buyer.Post("/api/cart", cart).Want(200).Text("totalPriceTaxIncl")
		if seen != "93.6" {
			t.Errorf("the buyer saw %s", seen)
		}
		order := apptest.With(apptest.Order(cart), map[string]any{"expectedTotal": seen})
		h.Exec(t, "UPDATE price_lists SET starts_on = ?, ends_on = ?", inDays(-9), inDays(-1))
		refused := buyer.Post("/api/cart", order).Want(409)
		// 6 × 11.78 are 70.68; with carriage 82.68, and 16.54 of VAT.
		if got := refused.Text("quote/totalPriceTaxIncl"); got != "99.22" {
			t.Errorf("the new quote says %s: %s", got, refused.Body)
		}
		if got := h.Count(t, "SELECT COUNT(*) FROM orders"); got != 0 {
			t.Errorf("%d orders were placed", got)
		}
		h.Exec(t, "UPDATE price_lists SET ends_on = ''")
		h.Exec(t, "UPDATE price_list_entries SET price_cents = 1000")
		placed := buyer.Post("/api/cart", order).Want(201)
		if got := placed.Text("totalPriceTaxIncl"); got != "86.4" {
			t.Errorf("the fall was ordered at %s", got)
		}
	})
}
