package app_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// secondAgent of Alpha and Beta, who serves the restaurant too. Alpha has assigned the restaurant to the first.
const secondAgent = 70

// reads is what an agent reads of the restaurant's prices: Alpha's wine and Beta's by their own pages, the whole list from the cheapest
// on, what costs 10.00 at least, and the dearest of the facets.
func reads(agent *apitest.Client) string {
	page := func(id string) string {
		shown := agent.Get("/api/products/" + id + "?customer=/api/users/3").Want(200)
		if shown.Value("priceTaxExcl") == nil {
			if shown.Value("listPriceTaxExcl") != nil || shown.Value("trace/0") != nil {
				return "traced"
			}
			return "none " + shown.Text("otherAgent")
		}
		return shown.Text("priceTaxExcl") + " " + shown.Text("otherAgent")
	}
	sorted := agent.Get("/api/products?customer=3&order[priceTaxExcl]=asc&search=ch%C3%A2teau%20alpha").Want(200)
	dear := agent.Get("/api/products?customer=3&priceTaxExcl[gte]=10").Want(200)
	most := "none"
	if facets := agent.Get("/api/products/facets?customer=3").Want(200); facets.Value("price/max") != nil {
		most = facets.Text("price/max")
	}
	row := "no price"
	if sorted.Value("hydra:member/0/priceTaxExcl") != nil {
		row = sorted.Text("hydra:member/0/priceTaxExcl")
	}
	return strings.Join([]string{page("101"), page("102"), row, dear.Text("hydra:totalItems"), most}, " | ")
}

// Domain 2: the prices of a supplier and a customer that is assigned to an agent are that agent's alone: another one who serves both is
// shown the goods without a price and cannot order them. A pair that nobody has is open to whoever serves both.
func TestThePricesOfAPairAreItsAgentsAlone(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.AddPerson(t, secondAgent, auth.CommercialAgent, "Second agent")
		for _, pair := range [][2]int64{{apptest.Alpha, secondAgent}, {apptest.Beta, secondAgent}, {secondAgent, apptest.Restaurant}} {
			h.Exec(t, `INSERT INTO user_relations (parent_id, child_id, inviter_id, status, negociation_margin_bp, created_at, updated_at)
 VALUES (?, ?, ?, 'valid', 500, ?, ?)`, pair[0], pair[1], pair[0], apptest.At(), apptest.At())
		}
		alpha, first, second := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent)), h.As(t, apptest.Email(secondAgent))
		list := published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11")))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.BetaWine, 6))
		// Alpha's other wine costs 20.00 less 5 %: 19.00, as only its own agent reads.
		open, closed := "11 false | 8.9 false | 11 | 2 | 19", "none true | 8.9 false | no price | 0 | 8.9"
		apptest.Eventually(t, "the catalogue is indexed", func() bool {
			return alpha.Get("/api/products/facets").Want(200).Text("total") == "3"
		})
		// What is remembered of a relation for a second is forgotten once its change was told.
		held := func(agent *apitest.Client, want string) {
			t.Helper()
			apptest.Eventually(t, "whose the pair is", func() bool {
				return agent.Get("/api/products/101?customer=/api/users/3").Want(200).Text("otherAgent") == want
			})
		}
		told := func(when string, agent *apitest.Client, want string) {
			t.Helper()
			if got := reads(agent); got != want {
				t.Errorf("%s: an agent reads %q instead of %q", when, got, want)
			}
		}
		refused := func(when string, agent *apitest.Client, cart map[string]any) {
			t.Helper()
			for _, body := range []map[string]any{cart, apptest.Order(cart)} {
				answer := agent.Post("/api/cart", body).Want(422)
				if got := answer.Text("violations/0/propertyPath"); got != "items[0].product" || answer.Value("violations/1") != nil {
					t.Errorf("%s: refused at %s: %s", when, got, answer.Body)
				}
				if strings.Contains(string(answer.Body), "11") {
					t.Errorf("%s: the refusal tells the price: %s", when, answer.Body)
				}
			}
			agent.Get(list).Want(404)
			if got := agent.Get("/api/price_lists").Want(200).Text("hydra:totalItems"); got != "0" {
				t.Errorf("%s: an agent lists %s price lists", when, got)
			}
		}
		told("of another's pair", second, closed)
		refused("of another's pair", second, cart)
		if got := unitPrice(second, apptest.Cart(apptest.Restaurant, apptest.Item(apptest.BetaWine, 6))); got != "8.9" {
			t.Errorf("Beta's wine, which nobody follows, costs %s", got)
		}

		pair := apptest.IRI("user_children", h.Count(t, "SELECT id FROM user_relations WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant))
		alpha.Patch(pair, map[string]any{"agent": nil}).Want(200)
		held(second, "false")
		told("of nobody's pair", second, open)
		second.Post("/api/cart", cart).Want(200)
		second.Get(list).Want(200)
		first.Post("/api/cart", apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))).Want(200)
		written := apptest.With(listFor("À moi", 0, 0, []int64{apptest.Restaurant}, price(apptest.LastOnes, 1, "19")),
			map[string]any{"supplier": apptest.IRI("users", apptest.Alpha)})
		second.Post("/api/price_lists", written).Want(201)

		alpha.Patch(pair, map[string]any{"agent": apptest.IRI("users", secondAgent)}).Want(200)
		held(first, "true")
		told("of its own pair", second, open)
		second.Post("/api/cart", cart).Want(200)
		refused("of a pair that was its own", first, apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))
		first.Post("/api/price_lists", written).Want(422)
		kept := first.Get("/api/cart").Want(200) // what it had in its cart has gone, with a word
		if kept.Value("suppliers/0") != nil || kept.Text("blockers/0/code") != "items_removed" {
			t.Errorf("the first agent's cart holds %s", kept.Body)
		}
	})
}
