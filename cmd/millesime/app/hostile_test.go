package app_test

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Malformed input is the caller's mistake, whatever it is: never a 5xx, and the cart stays as it was.
func TestHostileInput(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post("/api/cart", apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))).Want(200)
		before := string(buyer.Get("/api/cart").Want(200).Body)
		for _, body := range hostileCarts() {
			refused(t, "cart "+abridged(body), buyer.Post("/api/cart", body))
		}
		if after := string(buyer.Get("/api/cart").Want(200).Body); after != before {
			t.Errorf("the cart is now\n%s\nand was\n%s", after, before)
		}
		for _, who := range []int64{apptest.Restaurant, apptest.Alpha, apptest.Agent, apptest.Admin} {
			reader := h.As(t, apptest.Email(who))
			for _, path := range hostileReads() {
				survived(t, fmt.Sprintf("%d %s", who, abridged(path)), reader.Get(path))
			}
			for name, value := range hostileHeaders() {
				survived(t, fmt.Sprintf("%d %s: %q", who, name, value), reader.Get("/api/me", apitest.Header(name, value)))
			}
		}
	})
}

// hostileCarts are bodies that no client of ours would send.
func hostileCarts() []string {
	line := func(members string) string { return `{"origin":"millesime","items":[{` + members + `}]}` }
	return []string{
		"", " ", "null", "[]", "{", `{"origin":"millesime"`, `"text"`, "17", "{}{}", `{"items":[]} x`, "\x00", "\xff\xfe", "\ufeff{}",
		`{"origin":"elsewhere"}`, `{"unknown":1}`, `{"items":{}}`, `{"items":[1]}`, `{"items":[null]}`, `{"items":"x"}`, `{"comment":{}}`,
		`{"comment":"\u0000"}`, `{"comment":"` + strings.Repeat("é", 2001) + `"}`, `{"step":"quote"}`, `{"step":"VALID"}`,
		`{"customer":"/api/products/3"}`, `{"customer":-1}`, `{"customer":"/api/users/../users/3"}`, `{"customer":1e3}`, `{"customer":3.5}`,
		`{"customer":99999999999999999999}`, `{"customer":"/api/users/9223372036854775807"}`, `{"customer":{"id":3}}`, `{"customer":[3]}`,
		`{"billingAddress":"/api/addresses/1003"}`, `{"customer":3,"billingAddress":1004}`, `{"customer":13}`,
		line(``), line(`"product":101`), line(`"product":101,"quantity":0`), line(`"product":101,"quantity":-6`),
		line(`"product":101,"quantity":1000001`), line(`"product":101,"quantity":9223372036854775807`),
		line(`"product":101,"quantity":9223372036854775808`), line(`"product":101,"quantity":1e400`), line(`"product":101,"quantity":6.5`),
		line(`"product":101,"quantity":"six"`), line(`"product":101,"quantity":true`), line(`"product":101,"quantity":"0x10"`),
		line(`"product":101,"quantity":6,"discountValue":-1`), line(`"product":101,"quantity":6,"discountValue":100.01`),
		line(`"product":101,"quantity":6,"discountValue":5`), line(`"product":101,"quantity":6,"discountValue":"NaN"`),
		line(`"product":101,"quantity":6,"discountValue":1e-3`), line(`"product":101,"quantity":6,"store":true`),
		line(`"product":0,"quantity":6`), line(`"product":"","quantity":6`), line(`"product":999999,"quantity":6`), line(`"product":106,"quantity":6`),
		line(`"product":101,"quantity":6,"price":1`), line(`"product":101,"quantity":6,"Quantity":1`),
		`{"items":[],"version":"x"}`, `{"items":[],"version":1.5}`, `{"expectedTotal":"1.234"}`, `{"expectedTotal":1e30}`,
		`{"items":[` + strings.Repeat(`{"product":101,"quantity":6},`, 500) + `{"product":101,"quantity":6}]}`,
		`{"items":[` + strings.Repeat(`{},`, 100_000) + `{}]}`,
		strings.Repeat("[", 20_000), `{"items":` + strings.Repeat("[", 5_000) + strings.Repeat("]", 5_000) + "}",
		`{"step":"valid","origin":"millesime","items":[{"product":101,"quantity":6}]}`,
	}
}

// hostileReads are addresses with values that a database, a parser or an index could trip over.
func hostileReads() []string {
	cursor := func(text string) string { return base64.RawURLEncoding.EncodeToString([]byte(text)) }
	words := strings.Repeat("a%20", 2500)
	paths := []string{
		"/api/orders/0", "/api/orders/-1", "/api/orders/9223372036854775807", "/api/orders/9223372036854775808", "/api/orders/%00", "/api/orders/%ff",
		"/api/users/-1", "/api/users/9223372036854775807", "/api/products/9223372036854775807", "/api/products/-1",
		"/api/orders?after=" + cursor(`{"s":"createdAt","v":["0000-01-01T00:00:00Z"],"i":1}`),
		"/api/orders?after=" + cursor(`{"s":"createdAt","v":["9999-12-31T23:59:59-23:59"],"i":1}`),
		"/api/orders?after=" + cursor(`{"s":"createdAt","v":[null],"i":1}`),
		"/api/orders?order[number]=asc&after=" + cursor(`{"s":"number","v":["\u0000"],"i":1}`),
		"/api/orders?order[number]=asc&after=" + cursor("{\"s\":\"number\",\"v\":[\"\xff\"],\"i\":1}"),
		"/api/orders?order[customer]=asc&after=" + cursor(`{"s":"customer","v":["\ud800"],"i":1}`),
		"/api/orders?after=" + cursor(`{"s":"createdAt"}`), "/api/orders?after=x", "/api/orders?after=%ff",
		"/api/orders?createdAt[gte]=0000-01-01", "/api/orders?createdAt[gte]=0001-01-01", "/api/orders?createdAt[lte]=9999-12-31",
		"/api/orders?createdAt[gte]=2026-13-01", "/api/orders?createdAt[lte]=x", "/api/orders?createdAt=x",
		"/api/orders?status[]=x", "/api/orders?order[x]=asc", "/api/orders?order[createdAt]=up", "/api/orders?order=asc", "/api/orders?order[]=asc",
		"/api/orders?order[createdAt;DROP%20TABLE%20orders]=asc", "/api/orders?search=%27%22%3B--", "/api/orders?search=" + words,
		"/api/orders?supplier[]=x", "/api/orders?supplier[]=0", "/api/orders?supplier[]=" + strings.Repeat("4&supplier[]=", 900) + "4",
		"/api/customers?after=9223372036854775807", "/api/customers?after=-1", "/api/customers?after=x", "/api/suppliers?search=%5C%25_%27",
		"/api/products?order[x]=asc", "/api/products?after=x", "/api/products?after=" + cursor(`{}`), "/api/products?vintage[]=x",
		"/api/products?priceTaxExcl[gte]=1e400", "/api/products?priceTaxExcl[gte]=-1", "/api/products?bottleSizeCl[]=NaN", "/api/products?customer=13",
		"/api/products?customer=x", "/api/products?supplier[]=99999999999999999999", "/api/products/facets?search=" + words, "/api/products?available=maybe",
		"/api/saved_views?screen=%00", "/api/saved_views?screen=%ff", "/api/saved_views?screen=" + words, "/api/saved_views?screen[]=orders",
	}
	for _, list := range []string{"orders", "customers", "suppliers", "commercial_agents", "products", "product_suppliers", "carriers", "user_groups", "saved_views"} {
		for _, query := range []string{
			"page=0", "page=-1", "page=9223372036854775807", "page=9223372036854775807&itemsPerPage=500", "page=x", "page=1.5",
			"itemsPerPage=0", "itemsPerPage=-2", "itemsPerPage=-1", "itemsPerPage=9223372036854775807", "itemsPerPage=-1&page=3",
			"search=" + words, "search=%00", "search=%ff", "search=%F0%9F%8D%B7", "=", "&&&", "%zz=1", "page[]=1", "page=1&page=2", "search=", "after=",
		} {
			paths = append(paths, "/api/"+list+"?"+query)
		}
	}
	return paths
}

func hostileHeaders() map[string]string {
	return map[string]string{
		"X-Switch-User": "\xff\xfe", "X-Request-Id": "a\tb", "Accept-Language": "en;q=NaN,fr;q=Inf", "If-None-Match": `*, "`,
		"X-Forwarded-For": "::,1.2.3.4,\xff", "Accept-Encoding": "br;q=0, gzip;q=x", "Cookie": "refresh_token=\xff; XSRF-TOKEN=;;=",
	}
}

func refused(t *testing.T, what string, got *apitest.Response) {
	t.Helper()
	if got.Status < 400 || got.Status >= 500 {
		t.Errorf("%s: %d: %s", what, got.Status, abridged(string(got.Body)))
		return
	}
	if len(got.Body) > 256<<10 {
		t.Errorf("%s: an answer of %d bytes", what, len(got.Body))
	}
	if got.Text("hydra:description") == "" {
		t.Errorf("%s: no description in %s", what, abridged(string(got.Body)))
	}
}

func survived(t *testing.T, what string, got *apitest.Response) {
	t.Helper()
	if got.Status >= http.StatusInternalServerError {
		t.Errorf("%s: %d: %s", what, got.Status, abridged(string(got.Body)))
	}
}

func abridged(text string) string {
	const most = 120
	if len(text) > most {
		return fmt.Sprintf("%q… (%d bytes)", text[:most], len(text))
	}
	return fmt.Sprintf("%q", text)
}
