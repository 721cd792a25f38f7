package app_test

import (
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// hostileSheets are members of a product that no client of ours would send.
func hostileSheets() []string {
	return []string{
		`"reference":""`, `"reference":null`, `"reference":"a\u0000b"`, `"reference":"` + strings.Repeat("é", 61) + `"`, `"reference":7`,
		`"ean":"１２３４５６７８"`, `"name":"` + strings.Repeat("a", 5000) + `"`, `"name":["x"]`,
		`"vintage":1e3`, `"vintage":-1`, `"vintage":99999999999999999999`, `"vintage":2020.5`,
		`"grapes":[{"name":"","share":1}]`, `"grapes":[{"name":"x","share":-1}]`, `"grapes":[{"name":"x","share":1e308},{"name":"y","share":1e308}]`,
		`"grapes":{}`, `"grapes":[null]`, `"grapes":[` + strings.Repeat(`{"name":"x"},`, 5000) + `{"name":"x"}]`,
		`"bottleSizeCl":0`, `"bottleSizeCl":-75`, `"bottleSizeCl":1e308`, `"bottleSizeCl":75.55`, `"bottleSizeCl":"NaN"`,
		`"unitsPerCarton":0`, `"unitsPerCarton":9223372036854775807`, `"unitsPerCarton":9223372036854775808`, `"orderMultiple":-6`, `"minQuantity":0`,
		`"abv":1e400`, `"abv":-0.1`, `"certifications":"AB"`, `"certifications":["` + strings.Repeat("x", 300) + `"]`, `"allergens":["<b>"]`,
		`"images":["javascript:alert(1)"]`, `"images":["/api/product_images/x"]`, `"images":[` + strings.Repeat(`"x",`, 10_000) + `"x"]`,
		`"technicalSheet":{}`, `"technicalSheet":{"name":"x"}`, `"technicalSheet":{"name":"x","file":"data:text/html;base64,PGI+"}`, `"technicalSheet":"x"`,
		`"status":"deleted"`, `"status":null`, `"groups":["admin"]`, `"groups":"restaurant"`, `"groups":[null]`, `"inStore":"yes"`,
		`"warehouse":"` + strings.Repeat("x", 1000) + `"`, `"stockAlertThreshold":-1`, `"stockAlertThreshold":1e18`, `"weightGrams":0`,
		`"priceBasis":"free"`, `"energyKj":-1`, `"ingredients":"\u0007"`, `"listPriceTaxExcl":-0.01`, `"listPriceTaxExcl":"1,50"`,
		`"listPriceTaxExcl":1.005`, `"listPriceTaxExcl":1e9`, `"listPriceTaxExcl":99999999999999999999`, `"listPriceTaxExcl":null`, `"storePriceTaxIncl":0`,
		`"groupPrices":{"restaurant":-1}`, `"groupPrices":{"":1}`, `"groupPrices":{"customer":1}`, `"groupPrices":{"restaurant":"x"}`, `"groupPrices":[]`,
		`"version":"x"`, `"version":1.5`, `"version":-1`, `"supplierId":4`, `"createdAt":"2020-01-01"`, `"Name":"x"`, `"name":"a","name":"b","unknown":1`,
	}
}

// No value breaks the writing of products: each is refused with words, and none leaves a trace.
func TestHostileProducts(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		iri := apptest.IRI("products", apptest.AlphaWine)
		const good = `{"reference":"NEW","name":"Vin","type":"still","listPriceTaxExcl":1`
		for _, members := range hostileSheets() {
			what := abridged(members)
			if strings.Contains(members, "version") {
				refused(t, "patch "+what, supplier.Patch(iri, "{"+members+"}"))
			} else {
				refused(t, "patch "+what, supplier.Patch(iri, `{"version":1,`+members+"}"))
				survived(t, "post "+what, supplier.Post("/api/products", good+","+members+"}"))
			}
			got := supplier.Post("/api/products/bulk", fmt.Sprintf(`{"rows":[{"product":%d,"version":1,%s}]}`, apptest.AlphaWine, members))
			if got.Status == 200 && got.Value("results/0/error") == nil {
				t.Errorf("bulk %s: %s", what, got.Body)
			}
			survived(t, "bulk "+what, got)
		}
		for _, lot := range []string{
			`null`, `[]`, `{"lot":"../x"}`, `{"lot":"a","ingredients":"x\u0000"}`, `{"lot":"a","energyKj":1e400}`, `{"lot":"a","fat":"x"}`,
			`{"lot":"` + strings.Repeat("a", 41) + `","ingredients":"x"}`, `{"lot":"é","ingredients":"x"}`, `{"lot":"a","ingredients":"x","sugars":1e308}`,
		} {
			refused(t, "lot "+lot, supplier.Post(iri+"/lots", lot))
		}
		for _, path := range []string{
			"/history?after=x", "/history?after=-1", "/history?after=99999999999999999999", "/lots/%00/qr", "/lots/%ff", "/lots/" + strings.Repeat("a", 3000) + "/qr",
			"/sheet?x=1", "/technical_sheet",
		} {
			survived(t, path, supplier.Get(iri+path))
		}
		for _, path := range []string{"/e-label/%ff/%ff", "/e-label/1/%20", "/e-label/101/a%2Fb", "/e-label/101/a?lang=%ff", "/e-label/101/%27%22"} {
			survived(t, path, h.Guest(t).Get(path))
		}
		if h.Count(t, "SELECT COUNT(*) FROM products WHERE version <> 1 AND id = ?", apptest.AlphaWine) != 0 || h.Count(t, "SELECT COUNT(*) FROM product_lots") != 0 {
			t.Error("something hostile was written")
		}
	})
}
