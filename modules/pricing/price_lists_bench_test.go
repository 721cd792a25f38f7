package pricing_test

import (
	"net/http"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// The house of the bench: so many wines of Alpha, and lists of others beside that of the buyer.
const (
	benchWines = 5000
	benchFirst = 200_000 // id of the first wine
	benchLists = 500
	benchLines = 300 // of each list
	benchCodes = 200
	benchCart  = 30 // lines
	benchPage  = "/api/products?itemsPerPage=30"
)

// BenchmarkPriceLists measures over HTTP what lists cost: a cart of 30 lines and a page of the catalogue in a house without any beside one
// of 500 lists of 300 lines, the buyer's among them, and 200 codes; and publishing a list of 5,000. Calls alternate, so that what else the
// machine does meets all alike. It prints the ratio of a page with lists to one without: 1.1 at most.
func BenchmarkPriceLists(b *testing.B) {
	for _, dialect := range testkit.Dialects() {
		b.Run(dialect.String(), func(b *testing.B) {
			without, with := listedHouse(b, dialect, false), listedHouse(b, dialect, true)
			took := alternating(
				pricedBy(without), pricedBy(with),
				func() { without.buyer.Get(benchPage).Want(http.StatusOK) },
				func() { with.buyer.Get(benchPage).Want(http.StatusOK) },
			)
			b.ResetTimer()
			for range b.N {
				b.ReportMetric(took[0], "ms-cart-without")
				b.ReportMetric(took[1], "ms-cart-with")
				b.ReportMetric(took[2], "ms-page-without")
				b.ReportMetric(took[3], "ms-page-with")
				b.ReportMetric(took[3]/took[2], "ratio-page")
				b.ReportMetric(publish(b, with.seller), "ms-publish-5000")
			}
		})
	}
}

// listed is a house with a cellar, and those who trade from it.
type listed struct {
	seller, buyer *apitest.Client
}

func listedHouse(b *testing.B, dialect db.Dialect, lists bool) listed {
	b.Helper()
	h := apptest.Start(b, testkit.URL(b, dialect))
	h.MoveIn(b)
	cellar(b, h)
	traders := listed{seller: h.As(b, apptest.Email(apptest.Alpha)), buyer: h.As(b, apptest.Email(apptest.Restaurant))}
	if lists {
		others(b, h, traders.seller)
	}
	h.Exec(b, "ANALYZE") // as a database does by itself after a while
	return traders
}

// pricedBy prices a cart of 30 lines.
func pricedBy(traders listed) func() {
	var items []map[string]any
	for n := range int64(benchCart) {
		items = append(items, apptest.Item(benchFirst+n, 6))
	}
	cart := apptest.With(apptest.Cart(apptest.Restaurant), map[string]any{"items": items})
	return func() { traders.buyer.Post("/api/cart", cart).Want(http.StatusOK) }
}

// cellar gives Alpha its wines.
func cellar(b *testing.B, h *apptest.House) {
	b.Helper()
	const numbers = "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
	h.Exec(b, numbers+`INSERT INTO products (id, supplier_id, reference, name, type, colour, region, appellation, vintage, grapes, bottle_size_ml, units_per_carton,
 abv_tenths, certifications, awards, allergens, images, status, open_groups, order_multiple, min_quantity, warehouse, weight_grams, created_at, updated_at)
 SELECT ? + i, ?, 'B-' || i, 'Cuvée ' || i, 'still', 'red', 'Bordeaux', 'Pauillac', 2021, '[]', 750, 6, 130, '[]', '[]', '[]', '[]', 'active', '[]', 6, 6, 'supplier', 1300, ?, ?
 FROM n`, benchWines-1, benchFirst, apptest.Alpha, apptest.At(), apptest.At())
	h.Exec(b, numbers+`INSERT INTO product_prices (product_id, supplier_id, list_price_cents, updated_at) SELECT ? + i, ?, 1000 + i, ? FROM n`,
		benchWines-1, benchFirst, apptest.Alpha, apptest.At())
	h.Exec(b, numbers+`INSERT INTO stock_levels (product_id, warehouse, supplier_id, on_hand, updated_at) SELECT ? + i, 'supplier', ?, 6000, ? FROM n`,
		benchWines-1, benchFirst, apptest.Alpha, apptest.At())
}

// others writes the lists of other customers, the codes, and the list of the buyer, whose address it gives.
func others(b *testing.B, h *apptest.House, alpha *apitest.Client) string {
	b.Helper()
	const numbers = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
	const firstList = 10_000
	h.Exec(b, numbers+`INSERT INTO price_lists (id, supplier_id, series_id, name, search_text, discounts, starts_on, published_at, created_by, created_at, updated_at)
 SELECT ? + i, ?, ? + i, 'Carte', 'carte', 'net', '2026-01-01', ?, ?, ?, ? FROM n`,
		benchLists, firstList, apptest.Alpha, firstList, apptest.At(), apptest.Alpha, apptest.At(), apptest.At())
	h.Exec(b, numbers+"INSERT INTO price_list_customers (customer_id, list_id) SELECT 500000 + i, ? + i FROM n", benchLists, firstList)
	h.Exec(b, numbers+`INSERT INTO price_list_entries (list_id, product_id, min_quantity, price_cents, position)
 SELECT l.id, ? + i, 1, 900, i FROM n, price_lists AS l WHERE l.id > ?`, benchLines, benchFirst-1, firstList)
	h.Exec(b, numbers+`INSERT INTO promo_codes (code, label, rate_bp, minimum_cents, starts_on, ends_on, combinable, uses, search_text, created_at, created_by, updated_at)
 SELECT 'CODE' || i, 'x', 1000, 0, '2026-01-01', '9999-12-31', TRUE, 0, 'code', ?, 2, ? FROM n`, benchCodes, apptest.At(), apptest.At())
	return made(alpha, benchLines)
}

// made writes a list of so many wines for the buyer, publishes it and gives its address.
func made(alpha *apitest.Client, lines int64) string {
	list := alpha.Post("/api/price_lists", draft(lines)).Want(http.StatusCreated).Text("@id")
	alpha.Post(list+"/publish", map[string]any{"version": 1, "farPrices": true}).Want(http.StatusOK)
	return list
}

func draft(lines int64) map[string]any {
	var prices []map[string]any
	for n := range lines {
		prices = append(prices, map[string]any{"product": benchFirst + n, "priceTaxExcl": "9.50"})
	}
	return map[string]any{
		"name": "Carte du bistrot", "startsOn": clock.DateOf(clock.System().Now()), "customers": []string{apptest.IRI("users", apptest.Restaurant)}, "lines": prices,
	}
}

// publish is how long it takes to write and publish a list of all wines, in milliseconds.
func publish(b *testing.B, alpha *apitest.Client) float64 {
	b.Helper()
	body := draft(benchWines)
	began := clock.System().Now()
	list := alpha.Post("/api/price_lists", body).Want(http.StatusCreated).Text("@id")
	alpha.Post(list+"/publish", map[string]any{"version": 1, "farPrices": true}).Want(http.StatusOK)
	return milliseconds(clock.System().Now().Sub(began))
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
