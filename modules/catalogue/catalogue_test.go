package catalogue_test

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/modules/products/productsapi"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestWhoSeesWhat(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		for person, want := range map[int]string{
			restaurant:  "101 102 103 106 107 108 110 111",
			caviste:     "101 102 104 106 107 108 110 111",
			hypermarket: "101 102 106 107 108 110 111 112",
			cse:         "101 102 104 106 107 108 110 111",
			negociant:   "101 102 106 107 108 109 110 111",
			individual:  "101 103 108",
			margaux:     "101 102 103 104 105 106",
			agent:       "101 102 103 104 105 106",
			admin:       "101 102 103 104 105 106 107 108 109 110 111 112",
		} {
			if got := sortedIDs(h.ids(person, "")); got != want {
				t.Errorf("%d sees %s, want %s", person, got, want)
			}
			for _, w := range wines() {
				status := h.as(person, "/products/"+strconv.FormatInt(w.id, 10)).Status
				if seen := strings.Contains(want, strconv.FormatInt(w.id, 10)); seen != (status == 200) || !seen && status != 404 {
					t.Errorf("%d reads product %d: %d", person, w.id, status)
				}
			}
		}
	})
}

func sortedIDs(ids string) string {
	fields := strings.Fields(ids)
	slices.Sort(fields)
	return strings.Join(fields, " ")
}

func TestProductOfOthersEqualsUnknown(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		unknown, foreign := h.as(alsace, "/products/9999"), h.as(alsace, "/products/101")
		if unknown.Want(404).Text("hydra:description") != "Ce produit est introuvable." {
			t.Errorf("unknown: %s", unknown.Body)
		}
		if string(unknown.Body) != string(foreign.Want(404).Body) {
			t.Errorf("foreign %s, unknown %s", foreign.Body, unknown.Body)
		}
		if h.as(alsace, "/products/list").Status != 404 {
			t.Error("a word is no product")
		}
	})
}

// A row that was closed after the index was made is not shown: the scope is in the query.
func TestScopeHoldsBeforeRefresh(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		h.update("UPDATE products SET status = 'desactivated' WHERE id = 101")
		h.update(`UPDATE products SET open_groups = '["cse"]' WHERE id = 102`)
		if got := sortedIDs(h.ids(restaurant, "")); got != "103 106 107 108 110 111" {
			t.Errorf("restaurant sees %s", got)
		}
		if h.as(restaurant, "/products/101").Status != 404 || h.as(restaurant, "/products/102").Status != 404 {
			t.Error("a product that was closed is still read")
		}
	})
}

// Domain 4.2 step 4, API 9.2: the viewer's own price is the list price less the permanent discount.
func TestOwnPrices(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		row := func(person int, query string) map[string]any {
			r := h.as(person, "/products?"+encode(query)).Want(200)
			m, _ := r.Value("hydra:member/0").(map[string]any)
			return m
		}
		check := func(what string, row, want map[string]any) {
			t.Helper()
			for name, value := range want {
				if row[name] != value {
					t.Errorf("%s: %s is %v, want %v", what, name, row[name], value)
				}
			}
		}
		palmeraie := "search=palmeraie&vintage[]=2018"
		check("restaurant", row(restaurant, palmeraie), map[string]any{
			"listPriceTaxExcl": 40.0, "priceTaxExcl": 38.0, "priceTaxIncl": 45.6, "vatRate": 20.0, "storePriceTaxIncl": 55.0,
		})
		check("caviste", row(caviste, palmeraie), map[string]any{"listPriceTaxExcl": 40.0, "priceTaxExcl": 40.0})
		check("hypermarket", row(hypermarket, palmeraie), map[string]any{"listPriceTaxExcl": 40.0, "priceTaxExcl": 20.0})
		check("individual", row(individual, palmeraie), map[string]any{"listPriceTaxExcl": nil, "priceTaxIncl": 55.0})
		check("agent", row(agent, palmeraie), map[string]any{"priceTaxExcl": 40.0})
		check("agent for its customer", row(agent, palmeraie+"&customer=/api/users/1"), map[string]any{"priceTaxExcl": 38.0})
		check("juice", row(admin, "type[]=juice"), map[string]any{"vatRate": 5.5, "abv": 0.0, "bottleSizeCl": 100.0})

		// For a customer only what that customer may buy, of what the seller sells.
		if got := sortedIDs(h.ids(agent, "customer=api/users/1")); got != "101 102 103 106" {
			t.Errorf("agent for the restaurant: %s", got)
		}
		if got := sortedIDs(h.ids(margaux, "customer=5")); got != "101 103" {
			t.Errorf("supplier for an individual: %s", got)
		}
		// A foreign customer equals an unknown one.
		foreign, unknown := h.as(agent, "/products?customer=2").Violations(), h.as(agent, "/products?customer=4242").Violations()
		if !maps.Equal(foreign, unknown) || foreign["customer"] != "Ce client est introuvable." {
			t.Errorf("foreign %v, unknown %v", foreign, unknown)
		}
	})
}

func TestRowOfAList(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		r := h.as(restaurant, "/products?"+encode("vintage[]=2018")).Want(200)
		for path, want := range map[string]string{
			"@type": "hydra:Collection", "hydra:totalItems": "1", "totalItemsCapped": "false",
			"hydra:member/0/@id": "/api/products/101", "hydra:member/0/@type": "Product", "hydra:member/0/id": "101",
			"hydra:member/0/reference": "REF-101", "hydra:member/0/name": "Château Palmeraie",
			"hydra:member/0/supplier/@id": "/api/users/10", "hydra:member/0/supplier/company": "Maison Margaux",
			"hydra:member/0/vintage": "2018", "hydra:member/0/bottleSizeCl": "75", "hydra:member/0/abv": "13",
			"hydra:member/0/available": "600", "hydra:member/0/warehouse": "dartess", "hydra:member/0/status": "active",
			"hydra:member/0/tag": "dartess_warehouse", "hydra:member/0/tags/0": "dartess_warehouse",
			"hydra:member/0/tags/1": "normal", "hydra:member/0/certifications/0": "HVE",
		} {
			if got := r.Text(path); got != want {
				t.Errorf("%s is %q, want %q", path, got, want)
			}
		}
		if nv := h.as(admin, "/products/108").Want(200); nv.Value("vintage") != nil {
			t.Errorf("a wine without vintage says %v", nv.Value("vintage"))
		}
	})
}

// Who waits for a wine reads what is in stock instead, also of one that is no longer sold (105).
func TestReplacements(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		for path, want := range map[string]string{
			"products/0/id": "101", "products/0/closeness": "supplier", "products/1": "",
		} {
			if got := h.as(restaurant, "/products/102/replacements").Want(200).Text(path); got != want {
				t.Errorf("%s is %q, want %q", path, got, want)
			}
		}
		if got := h.as(restaurant, "/products/105/replacements").Want(200).Text("products/0/id"); got == "" {
			t.Error("nothing is proposed instead of a wine that is no longer sold")
		}
		h.as(restaurant, "/products/9999/replacements").Want(404)
	})
}

func TestDetail(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		r := h.as(restaurant, "/products/102").Want(200)
		for path, want := range map[string]string{
			"@id": "/api/products/102", "priceTaxExcl": "28.5", "grapes/0/name": "Merlot", "allergens/0": "sulfites",
			"exciseCategory": "still_wine", "weightGrams": "1300", "trace/0/code": "list_price", "trace/1/code": "permanent_discount",
			"trace/1/label/fr": "Remise permanente", "trace/1/label/en": "Permanent discount", "trace/1/rate": "5", "trace/1/before": "30", "trace/1/after": "28.5",
			// Same appellation and colour, in stock, near price: not 105 (desactivated), not 106 (no stock).
			"substitutes/0/id": "101", "substitutes/1": "",
		} {
			if got := r.Text(path); got != want {
				t.Errorf("%s is %q, want %q", path, got, want)
			}
		}
	})
}

func TestFacets(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		counts := func(r *apitest.Response, facet string) map[string]int {
			var body struct {
				Facets map[string][]struct {
					Value string
					Count int
				} `json:"facets"`
			}
			r.JSON(&body)
			byValue := map[string]int{}
			for _, v := range body.Facets[facet] {
				byValue[v.Value] = v.Count
			}
			return byValue
		}
		// Margaux grants 5 % of 9.00: 8.55 is the lowest price that rows show.
		r := h.as(restaurant, "/products/facets?"+encode("colour[]=rose")).Want(200)
		if r.Text("@type") != "ProductFacets" || r.Text("total") != "2" || r.Text("price/min") != "8.55" || r.Text("price/max") != "11" {
			t.Errorf("facets %s", r.Body)
		}
		// The facet's own filter does not count for itself, but does for all others.
		if got := counts(r, "colour"); !maps.Equal(got, map[string]int{"red": 3, "rose": 2, "white": 1}) {
			t.Errorf("colours %v", got)
		}
		if got := counts(r, "region"); !maps.Equal(got, map[string]int{"Alsace": 1, "Bordeaux": 1}) {
			t.Errorf("regions %v", got)
		}
		if got := counts(r, "bottleSizeCl"); !maps.Equal(got, map[string]int{"75": 2}) {
			t.Errorf("sizes %v", got)
		}
		if label := h.as(margaux, "/products/facets").Text("facets/supplier/0/label"); label != "Maison Margaux" {
			t.Errorf("label %q", label)
		}
		etag := r.Header.Get("Etag")
		again := func(person string) int {
			return h.client.Get("/api/products/facets?"+encode("colour[]=rose"), apitest.Token(person), apitest.Header("If-None-Match", etag)).Status
		}
		if etag == "" || again("1") != http.StatusNotModified {
			t.Errorf("ETag %q is answered %d", etag, again("1"))
		}
		if again("2") != http.StatusOK {
			t.Error("another group's facets have the same tag")
		}
		h.stock.put(103, 0)
		h.refresh()
		if again("1") != http.StatusOK {
			t.Error("the tag outlives a change of stock")
		}
	})
}

func TestIndexFollowsChanges(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		h.clock.Advance(time.Minute)
		h.update("UPDATE products SET name = 'Nouveau Nom', updated_at = ? WHERE id = 101", h.clock.Now())
		h.insert(wine{201, alsace, "Sylvaner", "still", "white", "Alsace", "Alsace", 2023, 750, `[]`, false, true, "supplier", `[]`, 0, 0, 0})
		price := h.prices.rows[102]
		price.ListTaxExcl = 500_00
		h.prices.put(102, price)
		h.stock.put(106, 600)
		h.refresh()
		for query, want := range map[string]string{
			"search=nouveau": "101", "search=palmeraie&vintage[]=2018": "", "search=sylvaner": "201",
			"priceTaxExcl[gte]=400": "102", "available=true&bottleSizeCl[]=37.5": "106",
		} {
			if got := h.ids(restaurant, encode(query)); got != want {
				t.Errorf("%s finds %q, want %q", query, got, want)
			}
		}
	})
}

//
func TestProductSuppliers(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		r := h.as(restaurant, "/product_suppliers").Want(200)
		for path, want := range map[string]string{
			"hydra:totalItems": "3", "hydra:member/0/company": "Brasserie du Nord", "hydra:member/0/products": "2",
			"hydra:member/1/company": "Caves d'Alsace", "hydra:member/2/@id": "/api/users/10", "hydra:member/2/products": "4",
			"hydra:member/2/@type": "Supplier", "hydra:member/2/freeShippingFromValue": "300",
		} {
			if got := r.Text(path); got != want {
				t.Errorf("%s is %q, want %q", path, got, want)
			}
		}
		if got := h.as(individual, "/product_suppliers").Want(200).Text("hydra:member/0/freeShippingFromValue"); got != "90" {
			t.Errorf("an individual reads %s, want the store's limit", got)
		}
		if got := ids(h.as(agent, "/product_suppliers").Want(200)); got != "10" {
			t.Errorf("agent: %s", got)
		}
		if got := ids(h.as(admin, "/product_suppliers?itemsPerPage=1&page=2").Want(200)); got != "11" {
			t.Errorf("second page: %s", got)
		}
	})
}

func TestProductsForACart(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouseWithoutServer(t, d)
		all := []int64{101, 103, 104, 105, 107, 112, 9999}
		for name, c := range map[string]struct {
			actor auth.Actor
			group auth.Group
			want  []int64
		}{
			"a restaurant, its desactivated ones too": {auth.Actor{ID: restaurant, Group: auth.Restaurant}, auth.Restaurant, []int64{101, 103, 105, 107}},
			"an individual":                {auth.Actor{ID: individual, Group: auth.Customer}, auth.Customer, []int64{101, 103, 105}},
			"an agent for a wine merchant": {auth.Actor{ID: agent, Group: auth.CommercialAgent}, auth.WineMerchant, []int64{101, 104, 105}},
			"a supplier for nobody yet":    {auth.Actor{ID: margaux, Group: auth.Supplier}, "", []int64{101, 103, 104, 105}},
			"an admin":                     {auth.Actor{ID: admin, Group: auth.Admin}, "", []int64{101, 103, 104, 105, 107, 112}},
		} {
			found, err := h.products.Products().Visible(t.Context(), nil, c.actor, c.group, all)
			if err != nil {
				t.Fatal(err)
			}
			if got := slices.Sorted(maps.Keys(found)); !slices.Equal(got, c.want) {
				t.Errorf("%s: %v, want %v", name, got, c.want)
			}
		}
		h.inTx(func(found map[int64]productsapi.Product) {
			got := found[105]
			if got.Active || got.BottleSizeMl != 1500 || got.VATRate != 20_00 || got.SupplierID != margaux || got.MinQuantity != 6 {
				t.Errorf("product 105 in a transaction: %+v", got)
			}
		})
	})
}

func TestSignedOut(t *testing.T) {
	t.Parallel()
	h := newHouse(t, testkit.Migrated(t, db.SQLite))
	for _, path := range []string{"/products", "/products/facets", "/products/101", "/product_suppliers"} {
		if status := h.client.Get("/api" + path).Status; status != http.StatusUnauthorized {
			t.Errorf("%s without a token: %d", path, status)
		}
	}
	if got := h.ids(admin, "search="+url.QueryEscape("'\"%_*() ; DROP")); got != "" {
		t.Errorf("punctuation finds %s", got)
	}
}
