package stores_test

import (
	"fmt"
	"net/http"
	"slices"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// equip gives a supplier all that a shop must have, and a product at 15.00 in it.
func equip(t *testing.T, h *apptest.House, supplier, product int64) {
	t.Helper()
	h.Exec(t, "UPDATE users SET company = ?, siren = '732829320', numvat = 'FR44732829320', phone = '0380000000' WHERE id = ?",
		fmt.Sprint("Domaine ", supplier), supplier)
	h.Exec(t, "UPDATE product_prices SET store_price_cents = 1500 WHERE product_id = ?", product)
	h.Exec(t, "UPDATE products SET in_store = TRUE WHERE id = ?", product)
}

// begun is a shop that lacks nothing.
func begun(t *testing.T, supplier *apitest.Client) *apitest.Response {
	t.Helper()
	shop := supplier.Post("/api/stores", map[string]any{"name": "Cave des Tilleuls", "slug": "cave-des-tilleuls"}).Want(201)
	return supplier.Patch(shop.Text("@id"), map[string]any{
		"version": 1, "presentation": "Vins de nos coteaux.", "mediator": "Médiateur, 75012 Paris",
		"licence": map[string]any{"number": "LE-21-1", "declaredOn": "2022-03-01"},
	}).Want(200)
}

func closing(version int) map[string]any {
	return map[string]any{"version": version, "comment": "Vendanges"}
}

// opened is the open shop of Alpha with its wine at 15.00.
func opened(t *testing.T, h *apptest.House) (supplier *apitest.Client, iri string) {
	t.Helper()
	equip(t, h, apptest.Alpha, apptest.AlphaWine)
	supplier = h.As(t, apptest.Email(apptest.Alpha))
	shop := begun(t, supplier)
	iri = shop.Text("@id")
	supplier.Post(iri+"/open", map[string]any{"version": 2}).Want(200)
	return supplier, iri
}

// A supplier opens its shop from nothing: what lacks is a checklist, and each of it a refusal that names the member.
func TestAShopOpensWhenItLacksNothing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, individual := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Customer))
		shop := supplier.Post("/api/stores", map[string]any{"name": "  Cave   des Tilleuls "}).Want(201)
		iri := shop.Text("@id")
		if got := shop.Text("name") + " " + shop.Text("status"); got != "Cave   des Tilleuls draft" {
			t.Errorf("begun as %q", got)
		}
		supplier.Post("/api/stores", map[string]any{}).Want(409)
		refused := supplier.Post(iri+"/open", map[string]any{"version": 1}).Want(422).Violations()
		for _, lacks := range []string{"presentation", "items", "licence", "mediator"} {
			if refused[lacks] == "" {
				t.Errorf("%s does not lack: %v", lacks, refused)
			}
		}
		if got := supplier.Get(iri).Want(200).Text("missing/0"); got != "presentation" {
			t.Errorf("the checklist begins with %q", got)
		}
		individual.Get(iri).Want(404)
		equip(t, h, apptest.Alpha, apptest.AlphaWine)
		for _, day := range []string{"1941-09-23", "2999-01-01"} {
			licence := map[string]any{"number": "1", "declaredOn": day}
			if got := supplier.Patch(iri, map[string]any{"version": 1, "licence": licence}).Want(422).Violations(); got["licence.declaredOn"] == "" {
				t.Errorf("a licence of %s: %v", day, got)
			}
		}
		supplier.Patch(iri, map[string]any{
			"version": 1, "presentation": "Vins", "mediator": "M", "licence": map[string]any{"number": "1", "declaredOn": "2022-03-01"},
		}).Want(200)
		open := supplier.Post(iri+"/open", map[string]any{"version": 2}).Want(200)
		if open.Text("status") != "open" || open.Text("items/0/storePriceTaxIncl") != "15" || open.Text("timeline/1/to") != "open" {
			t.Errorf("opened as %s", open.Body)
		}
		supplier.Patch(iri, map[string]any{"version": 3, "mediator": ""}).Want(422)
		read := individual.Get(iri).Want(200)
		if read.Text("carts") != "null" && read.Text("carts") != "" || read.Text("transitions") != "[]" {
			t.Errorf("an individual reads %s", read.Body)
		}
	})
}

// Individuals see nothing of a shop that is closed: in lists, in facets, in a search, by its number; what lies in a cart stays there,
// blocks, and says so.
func TestProductsAreThereWhileTheirShopIsOpen(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, shop := opened(t, h)
		individual := h.As(t, apptest.Email(apptest.Customer))
		wine := apptest.IRI("products", apptest.AlphaWine)
		finds := func(want string) func() bool {
			return func() bool {
				return individual.Get("/api/products").Want(200).Text("hydra:totalItems") == want &&
					individual.Get("/api/products?search=alpha").Want(200).Text("hydra:totalItems") == want &&
					individual.Get("/api/products/facets").Want(200).Text("total") == want
			}
		}
		apptest.Eventually(t, "the shop is open to individuals", finds("1"))
		individual.Get(wine).Want(200)
		cart := apptest.Cart(apptest.Customer, apptest.Item(apptest.AlphaWine, 6))
		quote := individual.Post("/api/cart", apptest.With(cart, map[string]any{"step": "carrier"})).Want(200)
		if got := quote.Text("totalPriceTaxIncl"); got == "0" || quote.Text("blockers/0/code") != "" {
			t.Errorf("before: %s", quote.Body)
		}
		if got := supplier.Get(shop).Want(200).Text("carts"); got != "1" {
			t.Errorf("closing touches %s carts", got)
		}
		supplier.Post(shop+"/close", map[string]any{"version": 3}).Want(422)
		supplier.Post(shop+"/close", closing(3)).Want(200)
		apptest.Eventually(t, "the shop is closed to individuals", finds("0"))
		individual.Get(wine).Want(404)
		individual.Get(shop).Want(404)
		for _, step := range []string{"", "carrier"} {
			got := individual.Post("/api/cart", apptest.With(cart, map[string]any{"step": step})).Want(200)
			if got.Text("blockers/0/code") != "shop_closed" || got.Text("blockers/0/propertyPath") != "items[0].product" ||
				got.Text("suppliers/0/items/0/tag") != "desactivated" {
				t.Errorf("step %q: %s", step, got.Body)
			}
		}
		if individual.Post("/api/cart", apptest.Order(cart)).Want(422).Violations()["items[0].product"] == "" {
			t.Error("the order is refused without words")
		}
		if got := individual.Get("/api/cart").Want(200); got.Text("suppliers/0/items/0/product/@id") != wine {
			t.Errorf("the line is gone: %s", got.Body)
		}
		supplier.Post(shop+"/open", map[string]any{"version": 4}).Want(200)
		individual.Post("/api/cart", apptest.Order(cart)).Want(201)
	})
}

// blocked tells whether a cart cannot be ordered for a reason.
func blocked(cart *apitest.Response, code string) bool {
	for at := 0; cart.Text(fmt.Sprint("blockers/", at, "/code")) != ""; at++ {
		if cart.Text(fmt.Sprint("blockers/", at, "/code")) == code {
			return true
		}
	}
	return false
}

// A works council takes lines in shops, at the shop's price, while they are open; other lines of it are as ever.
func TestAWorksCouncilBuysInShops(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, shop := opened(t, h)
		council := h.As(t, apptest.Email(apptest.CSE))
		apptest.Eventually(t, "the works council finds it", func() bool {
			found := council.Get("/api/products?store=true").Want(200)
			return found.Text("hydra:totalItems") == "1" && found.Text("hydra:member/0/storePriceTaxIncl") == "15"
		})
		h.As(t, apptest.Email(apptest.Restaurant)).Get("/api/products?store=true").Want(422)
		wine := apptest.IRI("products", apptest.AlphaWine)
		h.Exec(t, "UPDATE products SET open_groups = ? WHERE id = ?", `["restaurant"]`, apptest.AlphaWine)
		council.Get(wine).Want(404)
		council.Get(wine + "?store=true").Want(200)
		beside := apptest.Cart(apptest.CSE, apptest.Item(apptest.AlphaWine, 6))
		council.Post("/api/cart", beside).Want(422)
		line := apptest.With(apptest.Item(apptest.AlphaWine, 6), map[string]any{"store": true})
		cart := apptest.Cart(apptest.CSE, line)
		both := council.Post("/api/cart", apptest.Cart(apptest.CSE, apptest.Item(apptest.AlphaWine, 6), line)).Want(422).Violations()
		if both["items[0].product"] == "" || both["items[1].product"] != "" {
			t.Errorf("beside the shop and in it: %v", both)
		}
		if got := council.Post("/api/cart", cart).Want(200).Text("subTotalPriceTaxIncl"); got != "90" {
			t.Errorf("6 × 15.00 come to %s", got)
		}
		h.Exec(t, "UPDATE products SET in_store = FALSE WHERE id = ?", apptest.AlphaWine)
		h.Exec(t, "UPDATE products SET open_groups = '[]' WHERE id = ?", apptest.AlphaWine)
		if got := council.Post("/api/cart", cart).Want(200); !blocked(got, "not_in_shop") || blocked(got, "shop_closed") {
			t.Errorf("a line of a product that an open shop does not sell: %s", got.Body)
		}
		h.Exec(t, "UPDATE products SET in_store = TRUE WHERE id = ?", apptest.AlphaWine)
		h.Exec(t, "UPDATE products SET open_groups = ? WHERE id = ?", `["restaurant"]`, apptest.AlphaWine)
		supplier.Post(shop+"/close", closing(3)).Want(200)
		if got := council.Post("/api/cart", cart).Want(200); !blocked(got, "shop_closed") {
			t.Errorf("a line of a closed shop: %s", got.Body)
		}
		h.Exec(t, "UPDATE products SET open_groups = '[]' WHERE id = ?", apptest.AlphaWine)
		plain := council.Post("/api/cart", beside).Want(200)
		if blocked(plain, "shop_closed") || blocked(plain, "not_in_shop") {
			t.Errorf("a line beside the shop: %s", plain.Body)
		}
	})
}

// An address is of its shop for ever: it is not taken by another, it redirects, and it may be taken back.
func TestAddressesOfShops(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		guest := h.Guest(t)
		supplier.Patch(iri, map[string]any{"version": 3, "slug": "nouvelle-cave"}).Want(200)
		moved := guest.Get("/boutique/cave-des-tilleuls").Want(http.StatusMovedPermanently)
		if got := moved.Header.Get("Location"); got != "/boutique/nouvelle-cave" {
			t.Errorf("moved to %q", got)
		}
		other := h.As(t, apptest.Email(apptest.Beta))
		for slug, code := range map[string]int{
			"cave-des-tilleuls": 422, "nouvelle-cave": 422, "admin": 422, "ab": 422, "Cave": 422, "cave--x": 422, "-cave": 422, "../x": 422, "cave-de-beta": 201,
		} {
			if slug != "cave-de-beta" {
				if why := other.Post("/api/stores", map[string]any{"slug": slug}).Want(code).Violations()["slug"]; why == "" {
					t.Errorf("%q is refused without words", slug)
				}
			}
		}
		own := other.Post("/api/stores", map[string]any{"slug": "cave-de-beta"}).Want(201).Text("@id")
		other.Patch(own, map[string]any{"version": 1, "slug": "cave-des-tilleuls"}).Want(422)
		supplier.Patch(iri, map[string]any{"version": 4, "slug": "cave-des-tilleuls"}).Want(200)
		guest.Get("/boutique/cave-des-tilleuls").Want(200)
		guest.Get("/boutique/nouvelle-cave").Want(http.StatusMovedPermanently)
		guest.Get("/boutique/cave-de-beta").Want(404)
	})
}

// Of two people at once one wins, and the other is told.
func TestTwoPeopleAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		acts := []func() *apitest.Response{
			func() *apitest.Response { return supplier.Post(iri+"/close", closing(3)) },
			func() *apitest.Response { return supplier.Post(iri+"/close", closing(3)) },
			func() *apitest.Response {
				return supplier.Patch(iri, map[string]any{"version": 3, "presentation": "Autre"})
			},
			func() *apitest.Response {
				return supplier.Patch(iri, map[string]any{"version": 3, "presentation": "Encore"})
			},
		}
		answers := make(chan int, len(acts))
		for _, act := range acts {
			go func() { answers <- act().Status }()
		}
		var got []int
		for range acts {
			got = append(got, <-answers)
		}
		if slices.Sort(got); !slices.Equal(got, []int{200, 409, 409, 409}) {
			t.Errorf("answered %v", got)
		}
	})
}

// The order of products is the shop's: on its page, and in the catalogue of who buys in it.
func TestProductsStandInTheShopsOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		more := supplier.Post(apptest.IRI("products", apptest.AlphaWine)+"/duplicate", map[string]any{}).Want(201)
		second := more.Text("@id")
		supplier.Patch(second, map[string]any{"version": 1, "name": "Aligoté", "status": "active", "inStore": true, "storePriceTaxIncl": 9}).Want(200)
		place := func(version int, products ...string) *apitest.Response {
			var items []map[string]any
			for i, p := range products {
				items = append(items, map[string]any{"product": p, "position": i + 1})
			}
			return supplier.Patch(iri, map[string]any{"version": version, "items": items})
		}
		first := apptest.IRI("products", apptest.AlphaWine)
		for n, order := range [][]string{{second, first}, {first, second}} {
			if got := place(3+n, order...).Want(200).Text("items/0/product/@id"); got != order[0] {
				t.Errorf("first stands %s instead of %s", got, order[0])
			}
			individual := h.As(t, apptest.Email(apptest.Customer))
			apptest.Eventually(t, "the catalogue follows", func() bool {
				return individual.Get("/api/products?order[shop]=asc").Want(200).Text("hydra:member/0/@id") == order[0]
			})
		}
		place(5, apptest.IRI("products", apptest.BetaWine)).Want(422)
	})
}

// Nothing personal is left of a supplier that is forgotten: its shop is closed and says nothing, and its address stays its own.
func TestPeopleAreForgotten(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, _ := opened(t, h)
		if got := supplier.Get("/api/me/export").Want(200).Text("stores/0/mediator"); got != "Médiateur, 75012 Paris" {
			t.Errorf("exported: %q", got)
		}
		h.Exec(t, `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at)
 VALUES ('gone', 'users_anonymised_v1', ?, 0, 0, ?)`, fmt.Sprintf(`{"userIds":[%d]}`, apptest.Alpha), time.Now())
		h.Settle(t)
		if n := h.Count(t, "SELECT COUNT(*) FROM stores WHERE status = 'closed' AND presentation = '' AND mediator = ''"); n != 1 {
			t.Errorf("%d shops are blank", n)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM open_shops"); n != 0 {
			t.Errorf("%d shops are open", n)
		}
	})
}
