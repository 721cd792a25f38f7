package cart_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// basket is the cart worked out by hand in TestTheOrderOfThreeSuppliers.
func basket() map[string]any {
	return apptest.Cart(apptest.Restaurant,
		apptest.Item(apptest.AlphaWine, 12), apptest.Item(apptest.BetaWine, 6), apptest.Item(apptest.GammaJuice, 12))
}

/*
By hand. Alpha: 12.40 less 5 % = 11.78, × 12 = 141.36, carriage 12.00 up to 12 units, below its franco of 200.00.
Bêta: 8.90 × 6 = 53.40, carriage 12.00. Gamma: 3.15 × 12 = 37.80, carriage 12.00.
VAT: Alpha 20 % of 153.36 = 30.672 → 30.67; Bêta 20 % of 65.40 = 13.08; Gamma 5.5 % of 49.80 = 2.739 → 2.74.
Goods 232.56, fees 36.00, excl. tax 268.56, VAT 46.49, incl. tax 315.05; VAT on goods alone 28.27 + 10.68 + 2.08.
*/
func TestTheOrderOfThreeSuppliers(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))

		// a quote with its offers, of what was sent: then the order.
		quote := buyer.Post("/api/cart", apptest.With(basket(), map[string]any{"step": "carrier"})).Want(200)
		if got := quote.Text("carrier/0/code") + " " + quote.Text("carrier/0/priceTaxExcl"); got != "messagerie 36.00" && got != "messagerie 36" {
			t.Errorf("first offer: %s", got)
		}
		for path, want := range map[string]string{
			"customer/@id":                    apptest.IRI("users", apptest.Restaurant),
			"billingAddress/@id":              apptest.IRI("addresses", apptest.Billing(apptest.Restaurant)),
			"shippingAddress/@id":             apptest.IRI("addresses", apptest.Shipping(apptest.Restaurant)),
			"suppliers/0/items/0/product/@id": apptest.IRI("products", apptest.AlphaWine), "suppliers/0/items/0/quantity": "12",
		} {
			if got := quote.Text(path); got != want {
				t.Errorf("%s: %s instead of %s", path, got, want)
			}
		}
		placed := buyer.Post("/api/cart", apptest.With(apptest.Order(basket()), map[string]any{"expectedTotal": "315.05"})).Want(201)
		// R-7.057; R-3.060, R-3.061 and the ten amounts: R-3.062, R-3.063, R-3.064, R-3.065, R-3.066, R-3.067, R-3.068,
		//
		for name, want := range map[string]string{
			"totalUnitProduct": "30", "totalProduct": "3",
			"subTotalWithoutDiscountTaxExcl": "240.00", "subTotalPriceTaxExcl": "232.56", "totalDiscountCustomer": "7.44",
			"totalAllDiscountTaxExcl": "7.44", "shippingPriceTaxExcl": "36.00", "totalFees": "36.00", "totalPriceTaxExcl": "268.56",
			"subTotalPriceTaxIncl": "273.59", "totalPriceTaxIncl": "315.05", "totalAgentFees": "0.00",
		} {
			if !strings.Contains(string(placed.Body), `"`+name+`":`+want) {
				t.Errorf("%s is not %s in %s", name, want, placed.Body)
			}
		}
		h.Settle(t)
		orders, _ := placed.Value("orders").([]any)
		if len(orders) != 3 {
			t.Fatalf("orders: %v", orders)
		}
		for supplier, want := range map[int64]struct{ total, status string }{
			apptest.Alpha: {"184.03", "processing"}, apptest.Beta: {"78.48", "processing"}, apptest.Gamma: {"52.54", "waiting_payment"},
		} {
			list := h.As(t, apptest.Email(supplier)).Get("/api/orders").Want(200)
			if list.Text("hydra:totalItems") != "1" || list.Text("hydra:member/0/status") != want.status ||
				list.Text("hydra:member/0/origin") != "millesime" ||
				!strings.Contains(string(list.Body), `"totalPriceTaxIncl":`+want.total) {
				t.Errorf("R-1.002 supplier %d sees %s", supplier, list.Body)
			}
		}
		//
		if got := buyer.Get("/api/cart").Want(200); got.Text("totalUnitProduct") != "0" {
			t.Errorf("the cart was not emptied: %s", got.Body)
		}
	})
}

// A client that writes whole numbers with a zero fraction orders as many bottles.
func TestQuantitiesMayHaveZeroDecimals(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		item := apptest.With(apptest.Item(apptest.AlphaWine, 0), map[string]any{"quantity": json.RawMessage("12.0")})
		got := h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", apptest.With(basket(), map[string]any{"items": []any{item}})).Want(200)
		if quantity := got.Text("suppliers/0/items/0/quantity"); quantity != "12" {
			t.Errorf("the quote is for %s", quantity)
		}
	})
}

// Each refusal has its status and French words, and leaves the saved cart as it was (domain 5.1).
func TestRefusalsChangeNothing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post("/api/cart", basket()).Want(200)
		before := buyer.Get("/api/cart").Want(200)
		item := func(changes map[string]any) map[string]any {
			return apptest.With(basket(), map[string]any{"items": []any{apptest.With(apptest.Item(apptest.AlphaWine, 12), changes)}})
		}
		for name, c := range map[string]struct {
			body   any
			status int
			path   string // of the violation, "" for other refusals
			words  string
		}{
			"bad JSON":             {`{"items": [`, 400, "", "JSON"},
			"unknown member":       {apptest.With(basket(), map[string]any{"discount": 5}), 400, "", "discount"},
			"unknown product":      {item(map[string]any{"product": "/api/products/999999"}), 422, "items[0].product", "introuvable"},
			"product for others":   {item(map[string]any{"product": apptest.IRI("products", apptest.ForShops)}), 422, "items[0].product", "introuvable"},
			"negative quantity":    {item(map[string]any{"quantity": -6}), 422, "items[0].quantity", ""},
			"zero quantity":        {item(map[string]any{"quantity": 0}), 422, "items[0].quantity", ""},
			"foreign customer":     {apptest.With(basket(), map[string]any{"customer": apptest.IRI("users", apptest.Stranger)}), 422, "customer", "introuvable"},
			"foreign address":      {apptest.With(basket(), map[string]any{"shippingAddress": apptest.IRI("addresses", apptest.Shipping(apptest.Stranger))}), 422, "shippingAddress", "introuvable"},
			"a buyer's discount":   {item(map[string]any{"discountValue": 4}), 422, "items[0].discountValue", "Seul un vendeur peut accorder une remise"},
			"three decimals":       {item(map[string]any{"discountValue": 4.125}), 422, "items[0].discountValue", "Deux décimales au plus"},
			"half a bottle":        {item(map[string]any{"quantity": 6.5}), 400, "", "items[0].quantity"},
			"another origin":       {apptest.With(basket(), map[string]any{"origin": "store"}), 422, "origin", ""},
			"withdrawn, ordered":   {apptest.Order(item(map[string]any{"product": apptest.IRI("products", apptest.Withdrawn)})), 422, "items[0].product", ""},
			"half a carton":        {apptest.Order(item(map[string]any{"quantity": 9})), 422, "items[0].quantity", "multiples de 6"},
			"more than there is":   {apptest.Order(item(map[string]any{"product": apptest.IRI("products", apptest.LastOnes), "quantity": 66})), 422, "items[0].quantity", "60"},
			"terms not accepted":   {apptest.With(apptest.Order(basket()), map[string]any{"cgAccepted": false}), 422, "cgAccepted", "conditions"},
			"no carrier":           {apptest.With(apptest.Order(basket()), map[string]any{"carrierOfferCode": ""}), 422, "carrierOfferCode", "livraison"},
			"a price that moved":   {apptest.With(apptest.Order(basket()), map[string]any{"expectedTotal": 300}), 409, "", "Le total est passé de 300,00\u00a0€ à 315,05\u00a0€ TTC"},
			"no addresses to ship": {apptest.With(apptest.Order(basket()), map[string]any{"shippingAddress": nil}), 422, "shippingAddress", "livraison"},
		} {
			got := buyer.Post("/api/cart", c.body)
			if got.Status != c.status {
				t.Errorf("%s: %d instead of %d: %s", name, got.Status, c.status, got.Body)
				continue
			}
			words := got.Text("hydra:description")
			if c.path != "" {
				words = got.Violations()[c.path]
			}
			if words == "" || !strings.Contains(words, c.words) {
				t.Errorf("%s: says %q in %s", name, words, got.Body)
			}
			if after := buyer.Get("/api/cart"); !bytes.Equal(before.Body, after.Body) {
				t.Fatalf("%s: the cart changed from %s to %s", name, before.Body, after.Body)
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 0 {
			t.Errorf("%d orders", n)
		}
	})
}

// What was withdrawn has to leave the cart: it is asked for no full carton, and fills none.
func TestWhatWasWithdrawnFillsNoCarton(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12), apptest.Item(apptest.BetaWine, 4))
		codes := func() (codes []string) {
			quote := buyer.Post("/api/cart", cart).Want(200)
			blockers, _ := quote.Value("blockers").([]any)
			for i := range blockers {
				if at := fmt.Sprintf("blockers/%d/", i); strings.HasPrefix(quote.Text(at+"propertyPath"), "items") {
					codes = append(codes, quote.Text(at+"code"))
				}
			}
			return codes
		}
		if got := codes(); !slices.Equal(got, []string{"carton_incomplete"}) {
			t.Errorf("offered: %v", got)
		}
		h.Exec(t, "UPDATE products SET status = 'desactivated' WHERE id = ?", apptest.BetaWine)
		if got := codes(); !slices.Equal(got, []string{"desactivated"}) {
			t.Errorf("withdrawn: %v", got)
		}
	})
}

// Domain 5.2: one key, one answer.
func TestIdempotencyKey(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		key := apitest.Header("Idempotency-Key", "b0a7-1")
		first := buyer.Post("/api/cart", apptest.Order(basket()), key).Want(201)
		again := buyer.Post("/api/cart", apptest.Order(basket()), key).Want(201)
		if !bytes.Equal(first.Body, again.Body) {
			t.Errorf("the answer changed:\n%s\n%s", first.Body, again.Body)
		}
		other := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))
		buyer.Post("/api/cart", other, key).Want(422)
		buyer.Post("/api/cart", other, apitest.Header("Idempotency-Key", "é")).Want(422)
		h.As(t, apptest.Email(apptest.Stranger)).Post("/api/cart", apptest.Order(apptest.Cart(apptest.Stranger, apptest.Item(apptest.AlphaWine, 6))), key).Want(201)
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 4 {
			t.Errorf("%d orders instead of 3 and the stranger's", n)
		}
	})
}

// Rulings, cart and session: the server's version decides; a double click never orders twice.
func TestOlderVersionsAreRefusedWithTheNewerCart(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		saved := buyer.Post("/api/cart", basket()).Want(200)
		seen := map[string]any{"cart": saved.Text("@id"), "version": saved.Value("version")}
		if same := buyer.Post("/api/cart", apptest.With(basket(), seen)).Want(200); same.Text("version") != saved.Text("version") {
			t.Errorf("the same cart became version %s", same.Text("version"))
		}
		more := apptest.With(basket(), map[string]any{"comment": "Sonner deux fois"})
		newer := buyer.Post("/api/cart", apptest.With(more, seen)).Want(200)
		stale := buyer.Post("/api/cart", apptest.With(basket(), seen)).Want(409)
		if stale.Text("quote/version") != newer.Text("version") || stale.Text("quote/comment") != "Sonner deux fois" || stale.Text("hydra:description") == "" {
			t.Errorf("the conflict says %s", stale.Body)
		}
		seen["version"] = newer.Value("version")
		order := apptest.With(apptest.Order(basket()), seen)
		buyer.Post("/api/cart", order).Want(201)
		buyer.Post("/api/cart", order).Want(409)
		if n := h.Count(t, "SELECT COUNT(*) FROM checkouts"); n != 1 {
			t.Errorf("%d checkouts", n)
		}
	})
}

// A device that knows of no cart says version 0: it never overwrites the cart that another device saved meanwhile.
func TestADeviceWithoutACartDoesNotOverwriteOne(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		first := apptest.With(basket(), map[string]any{"version": 0})
		saved := buyer.Post("/api/cart", first).Want(200)
		second := apptest.With(first, map[string]any{"comment": "Depuis un autre appareil"})
		if refused := buyer.Post("/api/cart", second).Want(409); refused.Text("quote/@id") != saved.Text("@id") {
			t.Errorf("the conflict says %s", refused.Body)
		}
	})
}

// A version says which cart was seen, with the cart's address or without.
func TestAVersionIsComparedWithoutTheCartsAddress(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		seen := func(version any, comment string) map[string]any {
			return apptest.With(basket(), map[string]any{"version": version, "comment": comment})
		}
		first := buyer.Post("/api/cart", seen(1, "De nulle part")).Want(409)
		if got := first.Text("quote/version"); got != "0" {
			t.Errorf("there is no cart, and the conflict shows version %s", got)
		}
		saved := buyer.Post("/api/cart", seen(0, "")).Want(200).Value("version")
		newer := buyer.Post("/api/cart", seen(saved, "Quai 1")).Want(200)
		for _, version := range []any{saved, 3} { // 2 is saved
			if stale := buyer.Post("/api/cart", seen(version, "Quai 2")).Want(409); stale.Text("quote/comment") != "Quai 1" {
				t.Errorf("the conflict of version %v says %s", version, stale.Body)
			}
			buyer.Post("/api/cart", apptest.Order(seen(version, "Quai 2"))).Want(409)
		}
		refused := buyer.Post("/api/cart", seen(-1, "Quai 2")).Want(422)
		if refused.Violations()["version"] == "" {
			t.Errorf("version -1 is refused with %s", refused.Body)
		}
		if kept := buyer.Get("/api/cart").Want(200); kept.Text("version") != newer.Text("version") || kept.Text("comment") != "Quai 1" {
			t.Errorf("it was written over: %s", kept.Body)
		}
		buyer.Post("/api/cart", apptest.Order(seen(newer.Value("version"), "Quai 1"))).Want(201)
	})
}

// Domain 5.1: whom its owner orders for no more is left out of a saved cart with a word, and comes back with who is chosen next.
func TestALostCustomerIsTold(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		seller := h.As(t, apptest.Email(apptest.Alpha))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12))
		seller.Post("/api/cart", cart).Want(200)
		status := func(to string) {
			h.As(t, apptest.Email(apptest.Admin)).Post("/api/users/statuses", map[string]any{
				"status": to, "users": []any{apptest.IRI("users", apptest.Restaurant)},
			}).Want(200)
		}
		status("blocked")
		lost := seller.Get("/api/cart").Want(200)
		if lost.Text("blockers/0/code") != "customer_removed" || lost.Text("blockers/0/propertyPath") != "customer" ||
			!strings.Contains(lost.Text("blockers/0/message"), "client de ce panier") || lost.Value("blockers/1") != nil {
			t.Errorf("of a blocked customer the cart says %s", lost.Body)
		}
		if lost.Value("customer") != nil || lost.Text("suppliers/0/items/0/quantity") != "12" {
			t.Errorf("the rest of the cart: %s", lost.Body)
		}
		status("valid")
		if back := seller.Get("/api/cart").Want(200); back.Value("blockers/0") != nil || back.Value("customer") == nil {
			t.Errorf("of a customer that is back the cart says %s", back.Body)
		}
	})
}

// Domain 4.2 step 5: sellers give discounts, an agent within its margin.
func TestSellersOrderOnBehalf(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		discounted := func(rate float64) map[string]any {
			return apptest.Order(apptest.Cart(apptest.Restaurant, apptest.With(apptest.Item(apptest.AlphaWine, 12), map[string]any{"discountValue": rate})))
		}
		agent := h.As(t, apptest.Email(apptest.Agent))
		refused := agent.Post("/api/cart", discounted(6)).Want(422)
		if got := refused.Violations()["items[0].discountValue"]; !strings.Contains(got, "Remise au-delà de votre marge de négociation") {
			t.Errorf("beyond the margin: %q", got)
		}
		agent.Post("/api/cart", apptest.Cart(apptest.Stranger, apptest.Item(apptest.AlphaWine, 6))).Want(422)
		agent.Post("/api/cart", apptest.Cart(apptest.Restaurant, apptest.Item(apptest.BetaWine, 6))).Want(422)
		agent.Post("/api/cart", discounted(4)).Want(201)
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		supplier.Post("/api/cart", apptest.Cart(apptest.Restaurant, apptest.Item(apptest.BetaWine, 6))).Want(422)
		placed := supplier.Post("/api/cart", discounted(50)).Want(201)
		// 12.40 less 5 % less 50 % = 5.89, × 12.
		if !strings.Contains(string(placed.Body), `"subTotalPriceTaxExcl":70.68`) {
			t.Errorf("half price: %s", placed.Body)
		}
	})
}

// Quality, speed: a checkout over three suppliers takes at most 28 SQL statements, on PostgreSQL with its locks 30.
func TestACheckoutTakesFewStatements(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post("/api/cart", apptest.Order(basket()), apitest.Header("Idempotency-Key", "few"), apitest.Header("X-Request-Id", "counted")).Want(201)
		most := map[db.Dialect]int{db.SQLite: 28, db.Postgres: 30}[h.App.DB.Dialect()]
		if n := h.Statements(t, "counted"); n < 10 || n > most {
			t.Errorf("%d statements, at most %d", n, most)
		}
	})
}

// Quality, speed: one more line in a saved cart over three suppliers takes at most 3 SQL statements, with a version or without,
// and so does the cart that is shown.
func TestACartTakesFewStatements(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		saved := buyer.Post("/api/cart", basket()).Want(200) // what it is made of is in memory from now on
		version := saved.Value("version")
		fewest := 100 // in one of three: what is in memory is dropped once more by what happens beside
		for n := range 3 {
			more := apptest.With(basket(), map[string]any{"cart": saved.Text("@id"), "version": version, "comment": fmt.Sprint("Quai ", n)})
			request := fmt.Sprint("line-", n)
			version = buyer.Post("/api/cart", more, apitest.Header("X-Request-Id", request)).Want(200).Value("version")
			fewest = min(fewest, h.Statements(t, request))
		}
		if fewest > 3 {
			t.Errorf("one more line: %d statements", fewest)
		}
		without := apptest.With(basket(), map[string]any{"comment": "Sans version"})
		buyer.Post("/api/cart", without, apitest.Header("X-Request-Id", "without")).Want(200)
		if n := h.Statements(t, "without"); n > 3 {
			t.Errorf("a cart that names no version: %d statements", n)
		}
		buyer.Get("/api/cart", apitest.Header("X-Request-Id", "shown")).Want(200)
		if n := h.Statements(t, "shown"); n > 3 {
			t.Errorf("a cart: %d statements", n)
		}
	})
}
