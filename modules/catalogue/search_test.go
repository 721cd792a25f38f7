package catalogue_test

import (
	"strconv"
	"strings"
	"testing"

	"millesime/platform/api/apitest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestSearchFoldsAccents(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		for text, want := range map[string]string{
			"chateau":           "101 102 109",
			"CHÂTEAU":           "101 102 109",
			"rose":              "103 108",
			"boeuf":             "104",
			"Bœuf":              "104",
			"etoile":            "104",
			"l'etoile":          "104",
			"gewurz":            "107",
			"cremant d'alsace":  "108",
			"chateau second":    "102",
			"château de riesl":  "109",
			"margaux 2021":      "106",
			"caves":             "107 108 109",
			"blanc":             "107 109",
			"ref-110":           "110",
			"nothing like this": "",
		} {
			if got := sortedIDs(h.ids(admin, search(text))); got != want {
				t.Errorf("%q finds %s, want %s", text, got, want)
			}
		}
		// The name weighs more than the appellation, a whole word more than a beginning.
		if got := h.ids(admin, search("margaux")+"&type[]=still&colour[]=red"); !strings.HasPrefix(got, "106 ") {
			t.Errorf("margaux finds %s", got)
		}
	})
}

func TestFilters(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		for query, want := range map[string]string{
			"colour[]=rose":                                   "103 108",
			"colour[]=rose&colour[]=white":                    "103 107 108 109",
			"colour=rose&region[]=Alsace":                     "108",
			"type[]=beer":                                     "110",
			"region[]=Bordeaux&appellation[]=Pauillac":        "104",
			"supplier[]=10&certifications[]=HVE":              "101 103",
			"supplier[]=/api/users/11&supplier[]=12":          "107 108 109 110 111 112",
			"bottleSizeCl[]=37.5":                             "106",
			"bottleSizeCl[]=150&vintage[]=2010":               "105",
			"vintage[]=NV&supplier[]=11":                      "108",
			"warehouse=dartess":                               "101 102 107 108",
			"available=true&supplier[]=10":                    "101 102 103 104 105",
			"priceTaxExcl[gte]=30&priceTaxExcl[lte]=40.00":    "101 102 106",
			"tag[]=out_of_stock":                              "106",
			"tag[]=desactivated":                              "105",
			"tag[]=dartess_warehouse":                         "101 102 107 108",
			"colour[]=unknown":                                "",
			"search=&colour[]=":                               "101 102 103 104 105 106 107 108 109 110 111 112",
			"supplier[]=11&colour[]=white&order[name]=asc":    "107 109",
			"certifications[]=AB&certifications[]=HVE&page=1": "101 103 107 108 110",
		} {
			if got := sortedIDs(h.ids(admin, encode(query))); got != want {
				t.Errorf("%s finds %s, want %s", query, got, want)
			}
		}
		for query, path := range map[string]string{
			"warehouse=moon": "warehouse", "order[colour]=asc": "order[colour]", "priceTaxExcl[eq]=3": "priceTaxExcl[eq]",
			"after=nonsense": "after", "customer=9999": "customer", "colour[]=red&color=red": "color",
		} {
			if _, ok := h.as(admin, "/products?"+encode(query)).Violations()[path]; !ok {
				t.Errorf("%s is not refused at %s", query, path)
			}
		}
	})
}

func encode(query string) string {
	return strings.NewReplacer("[", "%5B", "]", "%5D", " ", "+").Replace(query)
}

func TestOrders(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		for query, want := range map[string]string{
			"":                "107 109 108 103 105 101 102 106 104 110 111 112",
			"order[name]=asc": "105 110 101 102 103 108 107 111 104 106 112 109",
			"order[priceTaxExcl]=desc&itemsPerPage=3": "105 101 106",
			"order[priceTaxExcl]=asc&itemsPerPage=3":  "112 110 111",
			"order[vintage]=desc&itemsPerPage=2":      "103 107",
			"order[supplier]=asc&itemsPerPage=4":      "110 111 112 107",
			"order[region]=desc&itemsPerPage=2":       "112 111",
			"order[supplier]=asc&order[vintage]=desc": "110 111 112 107 109 108 103 106 104 102 101 105",
		} {
			if got := h.ids(admin, encode(query)); got != want {
				t.Errorf("%s gives %s, want %s", query, got, want)
			}
		}
		// Sorted and filtered by the group's own price: 101 costs a hypermarket 20.00.
		if got := h.ids(hypermarket, encode("order[priceTaxExcl]=desc&region[]=Bordeaux")); got != "106 102 101" {
			t.Errorf("hypermarket: %s", got)
		}
		if got := h.ids(hypermarket, encode("priceTaxExcl[gte]=20&priceTaxExcl[lte]=20")); got != "101" {
			t.Errorf("hypermarket at 20.00: %s", got)
		}
	})
}

func TestPages(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		for _, order := range []string{"", "order[name]=desc", "order[priceTaxExcl]=asc", "search=a"} {
			whole := h.ids(admin, encode(order+"&itemsPerPage=-1"))
			var walked []string
			next := "/api/products?" + encode(order+"&itemsPerPage=5")
			for next != "" {
				page := h.client.Get(next, apitest.Token(strconv.Itoa(admin))).Want(200)
				walked = append(walked, ids(page))
				if total := page.Text("hydra:totalItems"); total != strconv.Itoa(len(strings.Fields(whole))) {
					t.Errorf("%s: total %s", order, total)
				}
				next = page.Text("hydra:view/hydra:next")
			}
			if got := strings.Join(walked, " "); got != whole {
				t.Errorf("%s: pages %s, whole %s", order, got, whole)
			}
			numbered := h.ids(admin, encode(order+"&itemsPerPage=5&page=1")) + " " + h.ids(admin, encode(order+"&itemsPerPage=5&page=2"))
			if !strings.HasPrefix(whole+" ", strings.TrimSpace(numbered)+" ") {
				t.Errorf("%s: numbered pages %s, whole %s", order, numbered, whole)
			}
		}
		if got := h.ids(admin, "page=99"); got != "" {
			t.Errorf("beyond the end: %s", got)
		}
	})
}
