package stores_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// canonical is the one address of its own site that a page names in full.
var canonical = regexp.MustCompile(`<link rel="canonical" href="[^"]*">`)

// The page of a shop is for everybody: what it sells at its price incl. tax, what the law asks for, and nothing of professionals.
func TestThePageOfAShop(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		h.Exec(t, "UPDATE parameter_suppliers SET store_free_shipping_from_value_cents = 15000 WHERE user_id = ?", apptest.Alpha)
		h.Exec(t, "UPDATE product_prices SET list_price_cents = 877 WHERE product_id = ?", apptest.AlphaWine)
		h.Exec(t, "UPDATE stock_levels SET on_hand = 4321 WHERE product_id = ?", apptest.AlphaWine)
		supplier.Patch(iri, map[string]any{"version": 3, "name": `Cave <script>alert(1)</script> "T"`}).Want(200)
		guest := h.Guest(t)
		page := guest.Get("/boutique/cave-des-tilleuls", apitest.Header("Accept", "text/html")).Want(200)
		html := string(page.Body)
		// 15.00 for 75 cl is 20.00 a litre.
		for _, want := range []string{
			`<html lang="fr">`, "Cave &lt;script&gt;alert(1)&lt;/script&gt;", "15,00\u00a0€", "20,00\u00a0€ le litre", "75 cl", "%\u00a0vol.",
			"Interdiction de vente de boissons alcooliques aux mineurs de moins de 18 ans", "L. 3342-1", "à consommer avec modération",
			"Livraison offerte dès 150,00\u00a0€ TTC", "732829320", "FR44732829320", "LE-21-1", "01/03/2022", "Médiateur, 75012 Paris",
			"Conditions générales de vente", "/login?redirect=/products/101&amp;store=cave-des-tilleuls", "/register?store=cave-des-tilleuls", "Vins de nos coteaux.",
		} {
			if !strings.Contains(html, want) {
				t.Errorf("the page lacks %q: %s", want, html)
			}
		}
		for _, secret := range []string{"8,77", "8.77", "4321", "4 321", "listPrice"} {
			if strings.Contains(html, secret) {
				t.Errorf("the page tells %q", secret)
			}
		}
		if cookies := page.Header.Values("Set-Cookie"); len(cookies) != 0 {
			t.Errorf("the page sets %v", cookies)
		}
		policy := page.Header.Get("Content-Security-Policy")
		if !strings.HasPrefix(policy, "img-src 'self'; default-src 'none'; style-src 'sha256-") || strings.Contains(policy, "script-src") {
			t.Errorf("the policy is %q", policy)
		}
		if bad := regexp.MustCompile(`(?i)<script|<iframe|<form|\son\w+=|https?://|@import`).FindString(canonical.ReplaceAllString(html, "")); bad != "" {
			t.Errorf("the page holds %q", bad)
		}
		tag := page.Header.Get("ETag")
		if again := guest.Get("/boutique/cave-des-tilleuls", apitest.Header("If-None-Match", tag)); tag == "" || again.Status != http.StatusNotModified {
			t.Errorf("with tag %q: %d", tag, again.Status)
		}
		english := string(guest.Get("/en/boutique/cave-des-tilleuls").Want(200).Body)
		for _, want := range []string{`<html lang="en">`, "€15.00", "per litre", "/en/login?redirect=/en/products/101&amp;store=cave-des-tilleuls", "No sale of alcohol to anybody under 18"} {
			if !strings.Contains(english, want) {
				t.Errorf("in English the page lacks %q", want)
			}
		}
	})
}

// Everybody writes to the supplier where it signs in, until its shop has an e-mail of its own; buyers are not told the other then.
func TestTheContactOfAShop(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		guest, buyer, own := h.Guest(t), h.As(t, apptest.Email(apptest.Customer)), apptest.Email(apptest.Alpha)
		told := func(contact, set string) {
			t.Helper()
			if html := string(guest.Get("/boutique/cave-des-tilleuls").Want(200).Body); !strings.Contains(html, "0380000000, "+contact) {
				t.Errorf("the page does not name %s: %s", contact, html)
			}
			kept, read := supplier.Get(iri).Want(200), buyer.Get(iri).Want(200)
			if got := kept.Text("contact") + " " + kept.Text("contactEmail"); got != contact+" "+set {
				t.Errorf("the supplier reads %q", got)
			}
			if got := read.Text("contact") + " " + read.Text("contactEmail"); got != contact+" " {
				t.Errorf("a buyer reads %q", got)
			}
		}
		told(own, "")
		refused := supplier.Patch(iri, map[string]any{"version": 3, "contactEmail": "chez nous"}).Want(422)
		if refused.Violations()["contactEmail"] == "" {
			t.Errorf("refused with %s", refused.Body)
		}
		supplier.Patch(iri, map[string]any{"version": 3, "contactEmail": "boutique@tilleuls.test"}).Want(200)
		told("boutique@tilleuls.test", "boutique@tilleuls.test")
		supplier.Patch(iri, map[string]any{"version": 4, "contactEmail": ""}).Want(200)
		told(own, "")
	})
}

// An open shop of which nothing is sold any more says so to who comes.
func TestAnOpenShopWithoutWines(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		opened(t, h)
		const words = "Aucun vin en vente pour le moment"
		guest := h.Guest(t)
		if full := string(guest.Get("/boutique/cave-des-tilleuls").Want(200).Body); strings.Contains(full, words) || !strings.Contains(full, "1 produit<") {
			t.Errorf("with a wine: %s", full)
		}
		h.Exec(t, "UPDATE products SET status = 'desactivated' WHERE id = ?", apptest.AlphaWine)
		if empty := string(guest.Get("/boutique/cave-des-tilleuls").Want(200).Body); !strings.Contains(empty, words) || strings.Contains(empty, "0 produit") {
			t.Errorf("without: %s", empty)
		}
	})
}

// A shop that is closed says so and names no price; one that is being made is none.
func TestThePageOfAClosedShop(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		guest := h.Guest(t)
		if got := guest.Get("/boutique/personne").Want(404); !strings.Contains(string(got.Body), "Boutique introuvable") || len(got.Header.Values("Set-Cookie")) != 0 {
			t.Errorf("nobody's: %s", got.Body)
		}
		supplier, iri := opened(t, h)
		supplier.Post(iri+"/close", closing(3)).Want(200)
		closed := string(guest.Get("/boutique/cave-des-tilleuls").Want(200).Body)
		if !strings.Contains(closed, "Cette boutique est fermée") || strings.Contains(closed, "15,00") || strings.Contains(closed, "Commander") {
			t.Errorf("closed: %s", closed)
		}
		supplier.Post(iri+"/open", map[string]any{"version": 4}).Want(200)
		h.Exec(t, "UPDATE users SET status = 'blocked' WHERE id = ?", apptest.Alpha)
		if blocked := string(guest.Get("/boutique/cave-des-tilleuls").Want(200).Body); strings.Contains(blocked, "15,00") {
			t.Errorf("of a supplier who is blocked: %s", blocked)
		}
	})
}

// A banner is a picture that everybody sees, on the page too, until it is taken away.
func TestTheBannerOfAShop(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		var file bytes.Buffer
		if err := png.Encode(&file, image.NewGray(image.Rect(0, 0, 40, 10))); err != nil {
			t.Fatal(err)
		}
		picture := "data:image/png;base64," + base64.StdEncoding.EncodeToString(file.Bytes())
		supplier.Post(iri+"/banner", map[string]any{"version": 3, "image": "data:text/html;base64,PGI+"}).Want(422)
		banner := supplier.Post(iri+"/banner", map[string]any{"version": 3, "image": picture}).Want(200).Text("banner")
		large := "data:image/png;base64," + base64.StdEncoding.EncodeToString(append(file.Bytes(), make([]byte, 5<<20)...))
		supplier.Post(iri+"/banner", map[string]any{"version": 4, "image": large}).Want(422)
		guest := h.Guest(t)
		guest.Get(banner).Want(200)
		if html := string(guest.Get("/boutique/cave-des-tilleuls").Want(200).Body); banner == "" || !strings.Contains(html, `src="`+banner+`"`) {
			t.Errorf("the page does not show %q", banner)
		}
		if left := supplier.Post(iri+"/banner", map[string]any{"version": 4, "image": ""}).Want(200); left.Value("banner") != nil {
			t.Errorf("it is still there: %s", left.Body)
		}
	})
}

// Who looks for pages finds each once, with a description of some words; whoever reads English goes on in English.
func TestHowThePageIsFound(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		supplier.Patch(iri, map[string]any{"version": 3, "presentation": strings.Repeat("Vins de Beaune. ", 20)}).Want(200)
		h.Exec(t, `INSERT INTO product_lots (product_id, lot, ingredients, allergens, energy_kj, energy_kcal, created_at, updated_at)
 VALUES (?, 'L1', 'Raisins', '[]', 300, 72, ?, ?)`, apptest.AlphaWine, apptest.At(), apptest.At())
		guest := h.Guest(t)
		html := string(guest.Get("/boutique/cave-des-tilleuls?lang=fr&page=7").Want(200).Body)
		for _, want := range []string{
			`rel="canonical" href="http`, `/boutique/cave-des-tilleuls">`, `?lang=fr">Ingrédients et nutrition`,
			`content="` + strings.Repeat("Vins de Beaune. ", 9) + `Vins de Beaune…">`,
		} {
			if !strings.Contains(html, want) {
				t.Errorf("the page lacks %q: %.1500s", want, html)
			}
		}
		english := string(guest.Get("/en/boutique/cave-des-tilleuls").Want(200).Body)
		if !strings.Contains(english, `/en/boutique/cave-des-tilleuls">`) || !strings.Contains(english, `?lang=en">Ingredients and nutrition`) {
			t.Errorf("in English: %.1500s", english)
		}
	})
}

// A page shows 60 products, and leads to the others.
func TestManyProducts(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		opened(t, h)
		for id := int64(9001); id <= 9130; id++ {
			h.Exec(t, `INSERT INTO products (id, supplier_id, reference, name, type, grapes, bottle_size_ml, units_per_carton, certifications, awards,
 allergens, images, status, open_groups, order_multiple, min_quantity, warehouse, weight_grams, in_store, created_at, updated_at)
 VALUES (?, ?, ?, ?, 'still', '[]', 750, 6, '[]', '[]', '[]', '[]', 'active', '[]', 1, 1, 'supplier', 1300, TRUE, ?, ?)`,
				id, apptest.Alpha, id, fmt.Sprint("Cuvée ", id), apptest.At(), apptest.At())
			h.Exec(t, "INSERT INTO product_prices (product_id, supplier_id, list_price_cents, store_price_cents, updated_at) VALUES (?, ?, 500, 990, ?)",
				id, apptest.Alpha, apptest.At())
		}
		guest := h.Guest(t)
		for page, want := range map[string]int{"": 60, "?page=2": 60, "?page=3": 11, "?page=99": 11, "?page=-1": 60, "?page=x": 60} {
			if got := strings.Count(string(guest.Get("/boutique/cave-des-tilleuls"+page).Want(200).Body), `<div class="buy">`); got != want {
				t.Errorf("page %q shows %d products instead of %d", page, got, want)
			}
		}
		second := string(guest.Get("/boutique/cave-des-tilleuls?page=2").Want(200).Body)
		if !strings.Contains(second, `/boutique/cave-des-tilleuls?page=2">`) || !strings.Contains(second, `href="?lang=en&amp;page=2"`) {
			t.Errorf("the second page leads elsewhere: %.1500s", second)
		}
		if named := followed(t, guest, "/boutique/cave-des-tilleuls"); len(named) != 131 || len(named) != len(once(named)) {
			t.Errorf("page after page names %d products, %d of them others", len(named), len(once(named)))
		}
	})
}

var (
	productName = regexp.MustCompile(`<h3>([^<]*)</h3>`)
	nextPage    = regexp.MustCompile(`<a rel="next" href="([^"]*)"`)
)

// followed are the products that a reader without scripts finds who goes to the next page until there is none.
func followed(t *testing.T, guest *apitest.Client, path string) (named []string) {
	t.Helper()
	at, pages := path, 0
	for ; pages < 10; pages++ {
		html := string(guest.Get(at).Want(200).Body)
		for _, found := range productName.FindAllStringSubmatch(html, -1) {
			named = append(named, found[1])
		}
		next := nextPage.FindStringSubmatch(html)
		if next == nil {
			break
		}
		at = path + strings.ReplaceAll(next[1], "&amp;", "&")
	}
	if pages != 2 {
		t.Errorf("it leads %d times to a next page", pages)
	}
	return named
}

func once(names []string) []string { return slices.Compact(slices.Sorted(slices.Values(names))) }
