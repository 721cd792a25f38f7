package stores_test

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

// figures are what the wine of Alpha costs professionals and how much of it lies where, each as it is nowhere else.
type figures struct{ name, written string }

// priced gives the wine of Alpha figures of its own, of which none is its price in the shop.
func priced(t *testing.T, h *apptest.House) (trade, stock []figures) {
	t.Helper()
	var wine int64 = apptest.AlphaWine
	h.Exec(t, "UPDATE product_prices SET list_price_cents = 87713, updated_at = ? WHERE product_id = ?", apptest.At(), wine)
	h.Exec(t, "DELETE FROM product_group_prices WHERE product_id = ?", wine)
	h.Exec(t, "INSERT INTO product_group_prices (product_id, group_code, price_cents) VALUES (?, 'restaurant', 86631)", wine)
	h.Exec(t, "UPDATE products SET stock_alert_threshold = 5551 WHERE id = ?", wine)
	h.Exec(t, "UPDATE stock_levels SET on_hand = 432177, reserved = 11297, incoming = 26573, promised = 17331, updated_at = ? WHERE product_id = ?", apptest.At(), wine)
	alpha := h.As(t, apptest.Email(apptest.Alpha))
	made := alpha.Post("/api/price_lists", map[string]any{
		"name": "Restaurants", "startsOn": clock.DateOf(time.Now()), "groups": []string{"restaurant"},
		"lines": []map[string]any{{"product": apptest.IRI("products", wine), "minQuantity": 1, "priceTaxExcl": 855.29}},
	}).Want(201)
	alpha.Post(made.Text("@id")+"/publish", map[string]any{"version": 1, "farPrices": true}).Want(200)
	trade = []figures{{"list price", "877[.,]13|87713"}, {"restaurants' price", "866[.,]31|86631"}, {"price of a list", "855[.,]29|85529"}, {"alert", "5551"}}
	stock = []figures{
		{"on hand", "432.?177"}, {"reserved", "11.?297"}, {"available", "420.?880"}, {"incoming", "26.?573"}, {"promised", "17.?331"},
	}
	return trade, stock
}

func tellsNone(t *testing.T, where string, answer *apitest.Response, secret []figures) {
	t.Helper()
	for _, figure := range secret {
		if found := regexp.MustCompile(`(^|\D)(` + figure.written + `)(\D|$)`).Find(answer.Body); found != nil {
			t.Errorf("%s tells the %s: %q", where, figure.name, found)
		}
	}
}

// Nobody outside reads what professionals pay, what a wine costs or how much of it there is: not in the pages of a shop, in any of its
// states, and in no answer that needs no sign-in.
func TestNothingOfProfessionalsIsTold(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		trade, stock := priced(t, h)
		secret := slices.Concat(trade, stock)
		guest, read := h.Guest(t), 0
		walk := func(state string, paths ...string) {
			for _, path := range paths {
				for _, method := range []string{http.MethodGet, http.MethodHead} {
					answer := guest.Do(method, path, nil, apitest.Header("Accept", "text/html"))
					read++
					tellsNone(t, state+": "+method+" "+path, answer, secret)
					for _, values := range answer.Header {
						tellsNone(t, state+": headers of "+path, &apitest.Response{Body: []byte(strings.Join(values, "\n"))}, secret)
					}
				}
			}
		}
		slug := "/boutique/cave-des-tilleuls"
		pages := []string{slug, "/en" + slug, slug + "?page=2", slug + "?lang=en", "/boutique/Cave-des-tilleuls", "/boutique/personne", "/e-label/101/L1"}
		walk("open", pages...)
		if html := string(guest.Get(slug).Body); !strings.Contains(html, "15,00") {
			t.Fatal("the page shows no product")
		}
		supplier.Patch(iri, map[string]any{"version": 3, "slug": "autre-cave"}).Want(200)
		walk("renamed", append(pages, "/boutique/autre-cave")...)
		supplier.Post(iri+"/close", closing(4)).Want(200)
		walk("closed", append(pages, "/boutique/autre-cave")...)
		supplier.Post(iri+"/open", map[string]any{"version": 5}).Want(200)
		walk("open again", everyGet(t, guest)...)
		h.Exec(t, "UPDATE users SET status = 'blocked' WHERE id = ?", apptest.Alpha)
		walk("blocked", pages...)
		if read < 300 {
			t.Errorf("only %d answers were read", read)
		}
	})
}

// everyGet are the addresses of the API that can be read, with numbers of what there is.
func everyGet(t *testing.T, guest *apitest.Client) []string {
	t.Helper()
	var document struct {
		Paths map[string]map[string]any `json:"paths"`
	}
	guest.Get("/api/docs.json").Want(200).JSON(&document)
	var paths []string
	for path, methods := range document.Paths {
		if methods["get"] != nil {
			path = strings.NewReplacer("products/{id}", fmt.Sprint("products/", apptest.AlphaWine), "{id}", "1", "{lot}", "L1").Replace(path)
			paths = append(paths, path, path+"?store=true")
		}
	}
	return paths
}

// Who buys in a shop reads its price there: an individual none of professionals, a works council none but its own. How much can be ordered
// stands beside a product that one may order, as for every buyer, and in no answer about the shop itself.
func TestBuyersOfAShopReadItsPricesAlone(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		_, iri := opened(t, h)
		trade, stock := priced(t, h)
		wine := apptest.IRI("products", apptest.AlphaWine)
		individual, council := h.As(t, apptest.Email(apptest.Customer)), h.As(t, apptest.Email(apptest.CSE))
		apptest.Eventually(t, "the catalogue has the figures", func() bool {
			return individual.Get("/api/products?store=true").Want(200).Text("hydra:member/0/available") == "420880"
		})
		everywhere := slices.Concat(trade, []figures{stock[0], stock[1], stock[4]}) // what is there, what others have of it
		for _, path := range []string{
			"/api/products", "/api/products?store=true", "/api/products?store=true&search=alpha", "/api/products/facets", "/api/products/facets?store=true",
			wine, wine + "?store=true", wine + "/replacements", "/api/products/export?store=true", "/api/product_suppliers", "/api/stock", wine + "/history",
			wine + "/sheet", wine + "/movements", "/api/price_lists", apptest.IRI("users", apptest.Alpha),
		} {
			tellsNone(t, "an individual's "+path, individual.Get(path), everywhere)
			if strings.Contains(path, "store=true") {
				tellsNone(t, "a works council's "+path, council.Get(path), everywhere[1:])
			}
		}
		cart := map[string]any{"items": []any{apptest.Item(apptest.AlphaWine, 6)}}
		tellsNone(t, "an individual's cart", individual.Post("/api/cart", cart).Want(200), everywhere)
		for _, path := range []string{"/api/stores", iri} {
			tellsNone(t, "an individual's "+path, individual.Get(path).Want(200), slices.Concat(everywhere, stock))
			tellsNone(t, "a works council's "+path, council.Get(path).Want(200), slices.Concat(everywhere, stock))
		}
	})
}
