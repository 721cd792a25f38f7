package app_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/money"
)

const (
	byPrice  = "order%5BpriceTaxExcl%5D="
	firstOwn = 300_000 // id of the first of the many wines
	manyOwn  = 240
)

// shownRow is a product with the price that its row shows.
type shownRow struct {
	product string
	price   money.Cents
}

// walked are all rows of a list, page after page.
func walked(t *testing.T, c *apitest.Client, query string) []shownRow {
	t.Helper()
	var rows []shownRow
	for next := "/api/products?itemsPerPage=50&" + query; next != ""; {
		page := c.Get(next).Want(200)
		members, _ := page.Value("hydra:member").([]any)
		for i := range members {
			at := fmt.Sprintf("hydra:member/%d/", i)
			price, err := money.ParseCents(page.Text(at + "priceTaxExcl"))
			if err != nil {
				t.Fatalf("a row without a price: %v", err)
			}
			rows = append(rows, shownRow{page.Text(at + "id"), price})
		}
		next = page.Text("hydra:view/hydra:next")
	}
	return rows
}

// keptInOrder holds a reader's list by price against its rows: ascending and descending, whole, within its bounds, and as facets
// tell it. It gives the rows, the cheapest first.
func keptInOrder(t *testing.T, who string, c *apitest.Client, more string) []shownRow {
	t.Helper()
	known := map[shownRow]bool{}
	for _, row := range walked(t, c, "order%5Bname%5D=asc"+more) {
		known[row] = true
	}
	all := walked(t, c, byPrice+"asc"+more)
	for direction, rows := range map[string][]shownRow{"asc": slices.Clone(all), "desc": walked(t, c, byPrice+"desc"+more)} {
		if direction == "desc" {
			slices.Reverse(rows)
		}
		seen := map[string]bool{}
		for i, row := range rows {
			if seen[row.product] || !known[row] || i > 0 && rows[i-1].price > row.price {
				t.Fatalf("%s, %s: product %s at %v is out of its place", who, direction, row.product, row.price)
			}
			seen[row.product] = true
		}
		if len(rows) != len(known) {
			t.Fatalf("%s, %s: %d rows instead of %d", who, direction, len(rows), len(known))
		}
	}
	low, high := all[len(all)/4].price, all[len(all)*3/4].price
	within := walked(t, c, fmt.Sprintf("priceTaxExcl%%5Bgte%%5D=%v&priceTaxExcl%%5Blte%%5D=%v&%sasc%s", low, high, byPrice, more))
	want := slices.DeleteFunc(slices.Clone(all), func(r shownRow) bool { return r.price < low || r.price > high })
	if !slices.Equal(within, want) {
		t.Errorf("%s: %d rows from %v to %v instead of %d", who, len(within), low, high, len(want))
	}
	bounds := c.Get("/api/products/facets?" + strings.TrimPrefix(more, "&")).Want(200)
	least, leastErr := money.ParseCents(bounds.Text("price/min"))
	most, mostErr := money.ParseCents(bounds.Text("price/max"))
	if leastErr != nil || mostErr != nil || least != all[0].price || most != all[len(all)-1].price {
		t.Errorf("%s: facets tell of %v to %v instead of %v to %v", who, least, most, all[0].price, all[len(all)-1].price)
	}
	return all
}

// manyWines gives Alpha and Beta wines by turns, some with a price for restaurants, half in cartons of 6.
func manyWines(t *testing.T, h *apptest.House) {
	t.Helper()
	const numbers = "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
	h.Exec(t, numbers+`INSERT INTO products (id, supplier_id, reference, name, type, colour, region, appellation, vintage, grapes, bottle_size_ml, units_per_carton,
 abv_tenths, certifications, awards, allergens, images, status, open_groups, order_multiple, min_quantity, warehouse, weight_grams, created_at, updated_at)
 SELECT ? + i, CASE WHEN i % 2 = 0 THEN ? ELSE ? END, 'O-' || i, 'Cuvée ' || i, 'still', 'red', 'Jura', 'Arbois', 2021, '[]', 750, 6, 130, '[]', '[]', '[]', '[]',
 'active', '[]', CASE WHEN i % 4 < 2 THEN 6 ELSE 1 END, 1, 'supplier', 1300, ?, ? FROM n`, manyOwn-1, firstOwn, apptest.Alpha, apptest.Beta, apptest.At(), apptest.At())
	h.Exec(t, `INSERT INTO product_prices (product_id, supplier_id, list_price_cents, updated_at)
 SELECT id, supplier_id, 500 + (id * 7919) % 4001, created_at FROM products WHERE id >= ?`, firstOwn)
	h.Exec(t, `INSERT INTO product_group_prices (product_id, group_code, price_cents)
 SELECT id, 'restaurant', 400 + (id * 1049) % 4001 FROM products WHERE id >= ? AND id % 3 = 0`, firstOwn)
	h.Exec(t, "INSERT INTO stock_levels (product_id, warehouse, supplier_id, on_hand, updated_at) SELECT id, 'supplier', supplier_id, 6000, created_at FROM products WHERE id >= ?", firstOwn)
}

// ownList is a draft of Beta's for the restaurant: 60 wines, with a tier for cartons that bottles sold one by one do not reach.
func ownList(cheapest int64) map[string]any {
	var lines []map[string]any
	for n := range int64(60) {
		wine := firstOwn + 2*n + 1
		lines = append(lines, price(wine, 1, fmt.Sprintf("%d.%02d", 6+n*7%30, n)), price(wine, 6, fmt.Sprintf("%d.%02d", 5+n*7%30, n)))
	}
	lines = append(lines, price(cheapest, 1, "0.45"))
	return listFor("Carte du Jura", 0, 0, []int64{apptest.Restaurant}, lines...)
}

// Decision 0058: a list sorts and filters by the prices that its rows show, of the list, the relation and the group of whom it is
// priced for; of nobody else. What one replica writes of them, every replica follows.
func TestListsFollowThePricesThatTheirRowsShow(t *testing.T) {
	t.Parallel()
	replicas(t, func(t *testing.T, one, other *apptest.House) {
		manyWines(t, one)
		one.App.Modules.Catalogue.Reload()
		other.App.Modules.Catalogue.Reload()
		alpha, beta := one.As(t, apptest.Email(apptest.Alpha)), one.As(t, apptest.Email(apptest.Beta))
		stranger := one.As(t, apptest.Email(apptest.Stranger))
		buyers := []*apitest.Client{one.As(t, apptest.Email(apptest.Restaurant)), other.As(t, apptest.Email(apptest.Restaurant))}
		first := func(c *apitest.Client, direction string) string {
			return c.Get("/api/products?itemsPerPage=1&" + byPrice + direction).Want(200).Text("hydra:member/0/id")
		}
		everywhere := func(what string, holds func(c *apitest.Client) bool) {
			t.Helper()
			for i, c := range buyers {
				apptest.Eventually(t, fmt.Sprintf("%s, seen by replica %d", what, i), func() bool { return holds(c) })
			}
			for i, c := range buyers {
				keptInOrder(t, fmt.Sprintf("%s, the restaurant at replica %d", what, i), c, "")
			}
		}
		everywhere("the wines", func(c *apitest.Client) bool { return counts(c, "region", "Jura") == manyOwn })
		apptest.Eventually(t, "the stranger's", func() bool { return counts(stranger, "region", "Jura") == manyOwn })
		before := keptInOrder(t, "a stranger", stranger, "")

		one.As(t, apptest.Email(apptest.Admin)).Post("/api/agreement_frames", map[string]any{ // its tiers show in the cart only
			"name": "CHR", "startsOn": inDays(0), "basis": "value", "tiers": []map[string]any{{"from": 0, "discount": 30}},
			"suppliers": []string{apptest.IRI("users", apptest.Alpha)}, "buyers": []string{apptest.IRI("users", apptest.Restaurant)},
		}).Want(201)
		const cheapest = firstOwn + 201
		published(t, beta, ownList(cheapest))
		everywhere("a list", func(c *apitest.Client) bool { return first(c, "asc") == strconv.Itoa(cheapest) })

		relation := alpha.Get(apptest.IRI("users", apptest.Restaurant)).Want(200).Text("relation/@id")
		alpha.Patch(relation, `{"permanentDiscount":"99"}`).Want(200)
		everywhere("a discount", func(c *apitest.Client) bool { return first(c, "asc") != strconv.Itoa(cheapest) })

		if after := keptInOrder(t, "a stranger", stranger, ""); !slices.Equal(after, before) {
			t.Error("a stranger's list follows the restaurant's prices")
		}
		for who, c := range map[string]*apitest.Client{"Beta": beta, "the agent": one.As(t, apptest.Email(apptest.Agent))} {
			keptInOrder(t, who+" for itself", c, "")
			keptInOrder(t, who+" for the restaurant", c, "&customer="+apptest.IRI("users", apptest.Restaurant))
		}
		sheet := string(beta.Get("/api/products/export?format=csv&" + byPrice + "asc&customer=" + apptest.IRI("users", apptest.Restaurant)).Want(200).Body)
		if rows := strings.Split(sheet, "\n"); len(rows) < 2 || !strings.Contains(rows[1], "O-201") {
			t.Errorf("the file does not begin with the wine at 0.45: %.300s", sheet)
		}
	})
}
