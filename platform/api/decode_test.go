package api_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/money"
)

func TestQuery(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	client.Get("/api/wines?page=2&itemsPerPage=1000&search=ch%C3%A2teau&colour[]=red&colour%5B%5D=white&colour=rose&colour[]="+
		"&order[name]=asc&order[price]=desc&customer=api/users/9&minPrice=12.5&organic=1", apitest.Token(restaurantToken)).Want(200)
	got := s.listed
	if got.Page.Page != 2 || got.ItemsPerPage != 500 || got.Offset() != 500 || got.Limit() != 500 {
		t.Errorf("page: %+v", got.Page)
	}
	want := listInput{
		Page: got.Page, Search: "château", Colours: []string{"red", "white", "rose"},
		Order: api.Order{{Key: "name"}, {Key: "price", Descending: true}}, Customer: 9, MinPrice: got.MinPrice, Organic: got.Organic,
	}
	if !reflect.DeepEqual(got, want) || got.MinPrice == nil || *got.MinPrice != 1250 || got.Organic == nil || !*got.Organic {
		t.Errorf("got %+v", got)
	}
	client.Get("/api/wines?minPrice=&organic=", apitest.Token(restaurantToken)).Want(200)
	if got := s.listed; got.Page.Page != 1 || got.ItemsPerPage != 30 || got.MinPrice != nil || got.Organic != nil {
		t.Errorf("defaults: %+v", got)
	}
	client.Get("/api/wines?itemsPerPage=-1", apitest.Token(restaurantToken)).Want(200)
	if got := s.listed; got.Page.Page != 1 || got.Limit() != 500 || got.Offset() != 0 {
		t.Errorf("all: %+v", got)
	}
}

// What a query asks for is done or refused, never left out: an unknown filter would answer with too much (domain 9.1).
func TestNothingOfAQueryIsIgnored(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	get := func(query string) *apitest.Response {
		return client.Get("/api/wines?"+query, apitest.Token(restaurantToken))
	}
	get("order[price]=ASC&order[name]=Desc&colour[0]=red&colour[1]=white&&").Want(200)
	want := listInput{
		Page: s.listed.Page, Colours: []string{"red", "white"}, Order: api.Order{{Key: "price"}, {Key: "name", Descending: true}},
	}
	if !reflect.DeepEqual(s.listed, want) {
		t.Errorf("got %+v", s.listed)
	}
	accepted := "Paramètre inconnu ; possibles : page, after, itemsPerPage, search, colour[], order[name], order[price], customer, minPrice, organic"
	for query, message := range map[string]string{
		"colours[]=red":         accepted,
		"colour[x]=red":         accepted,
		"search[]=a":            accepted,
		"createdAt[after]=2026": accepted,
		"order=asc":             accepted,
		"order[]=asc":           accepted,
		"order[vintage]=asc":    "Tri inconnu ; possibles : name, price",
		"order[name]=up":        "Sens inconnu ; possibles : asc, desc",
		"customer=1&customer=2": "Ce paramètre ne se donne qu’une fois",
	} {
		path, _, _ := strings.Cut(query, "=")
		if got := get(query).Want(422).Violations(); got[path] != message {
			t.Errorf("%s: %v", query, got)
		}
	}
	if got := client.Get("/api/wines/3?colour=red", apitest.Token(restaurantToken)).Want(422).Violations(); got["colour"] != "Paramètre inconnu ; possibles : aucun ici" {
		t.Errorf("one wine: %v", got)
	}
}

// What was read can be sent back: what is unchanged is as if it was not sent, what nobody writes is refused by name.
func TestSentBack(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	patch := func(body string) *apitest.Response {
		return client.Patch("/api/wines/3", body, apitest.Token(supplierToken))
	}
	whole := `"@id":"/api/wines/3","@type":"Wine","type":"red","priceTaxExcl":12.50,"supplier":{"company":"Maison","id":0,"@type":"","@id":""},"tags":null`
	patch(`{"id":3,"name":"Clos",` + whole + `}`).Want(204)
	if s.changed.Name.Set || s.changed.Price.Set {
		t.Errorf("unchanged: %+v", s.changed)
	}
	patch(`{"id":3,"name":"Clos Neuf",` + whole + `,"vintage":null}`).Want(204)
	if s.changed.Name.Value != "Clos Neuf" || s.changed.Price.Set || !s.changed.Vintage.Null {
		t.Errorf("changed: %+v", s.changed)
	}
	refused := patch(`{"name":"Clos Neuf","id":4,"supplier":null,"tags":["bio"]}`).Want(422).Violations()
	if len(refused) != 3 || refused["id"] != "Ce champ ne se modifie pas ici" || refused["supplier"] == "" || refused["tags"] == "" {
		t.Errorf("refused: %v", refused)
	}
	patch(`{"colour":"red"}`).Want(400)
	client.Patch("/api/wines/404", `{"id":404}`, apitest.Token(supplierToken)).Want(400) // nothing is read there
	client.Patch("/api/wines/404", `{"name":"x"}`, apitest.Token(supplierToken)).Want(204)
}

func TestJSONBody(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	client.Post("/api/wines", ` {"@id":"/api/wines/1", "@type":{"a":["}"]}, "name":"Ch\u00e2teau \"L\"", "email":"", "priceTaxExcl":"12.5",
		"vintage":"2020", "organic":true, "supplier":"api/users/4", "labels":{"a":1,"b":"2"},
		"lines":[{"product":"/api/products/1","quantity":"6"},{"product":2,"quantity":1}, {"product":"3","quantity":2}] } `,
		opts(supplierToken, apitest.Header("Content-Type", "application/ld+json; charset=utf-8"))...).Want(201)
	vintage := 2020
	want := draft{
		Name: `Château "L"`, Price: money.Cents(1250), Vintage: &vintage, Organic: true, Supplier: 4,
		Labels: map[string]int{"a": 1, "b": 2}, Lines: []line{{1, 6}, {2, 1}, {3, 2}},
	}
	if !reflect.DeepEqual(s.drafted, want) {
		t.Errorf("got %+v", s.drafted)
	}
	client.Post("/api/wines", `{"name":"a","lines":null,"vintage":null,"labels":null,"supplier":null,"priceTaxExcl":null,"organic":null}`,
		opts(supplierToken)...).Want(201)
	if !reflect.DeepEqual(s.drafted, draft{Name: "a"}) {
		t.Errorf("nulls: %+v", s.drafted)
	}
}

func TestPatch(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	for _, mediaType := range []string{"application/merge-patch+json", "application/ld+json", "application/json"} {
		client.Patch("/api/wines/1", `{"name":null,"priceTaxExcl":"3.50","owner":"/api/users/3"}`,
			opts(supplierToken, apitest.Header("Content-Type", mediaType))...).Want(204)
		want := change{
			Name: api.Field[string]{Set: true, Null: true}, Price: api.Some(money.Cents(350)), Owner: api.Some(api.Reference(3)),
		}
		if s.changed != want {
			t.Errorf("got %+v", s.changed)
		}
		s.changed = change{}
	}
	got := client.Patch("/api/wines/1", `{"owner":"/api/products/3"}`, opts(supplierToken)...).Want(400)
	if !strings.Contains(got.Text("hydra:description"), "owner") {
		t.Errorf("got %s", got.Body)
	}
	target := 5
	api.Field[int]{}.Apply(&target)
	if target != 5 {
		t.Error("absent changed the target")
	}
	api.Field[int]{Set: true, Null: true}.Apply(&target)
	if target != 0 {
		t.Error("null did not clear the target")
	}
}

func TestOptionalBodyAndUpload(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	if got := client.Post("/api/wines/trouble", nil, opts(supplierToken)...).Want(200); got.Text("body") != "false" {
		t.Errorf("no body: %s", got.Body)
	}
	if got := client.Post("/api/wines/trouble", "{}", opts(supplierToken)...); got.Status != 422 {
		t.Errorf("rules of an optional body: %s", got.Body)
	}
	got := client.Post("/api/wines/import", strings.Repeat("é;\n", 1<<19), opts(supplierToken, apitest.Header("Content-Type", "text/csv"))...)
	if got.Want(200).Value("size") != float64(4<<19) || got.Text("type") != "text/csv" {
		t.Errorf("got %s", got.Body)
	}
}

// Architecture rule 11: strings outlive their request.
func TestStringsStayAsTheyWere(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	for i := range 50 {
		client.Get(fmt.Sprintf("/api/wines?search=text%02d", i), apitest.Token(restaurantToken)).Want(200)
	}
	for i, kept := range s.kept {
		if want := fmt.Sprintf("text%02d", i); kept != want {
			t.Fatalf("%s became %s", want, kept)
		}
	}
}

func TestParseReference(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"/api/users/3", "api/users/3", "3"} {
		if ref, err := api.ParseReference(text, "users"); err != nil || ref != 3 {
			t.Errorf("%q: %d, %v", text, ref, err)
		}
	}
	for _, text := range []string{"", "0", "-1", "+3", "03", "/api/users/", "/users/3", "//api/users/3", "/api/3", "api//3", "/api/orders/3", "/api/users/3/", "9223372036854775808", "٣"} {
		if ref, err := api.ParseReference(text, "users"); err == nil {
			t.Errorf("%q gave %d", text, ref)
		}
	}
	if api.IRI("users", 3) != "/api/users/3" {
		t.Error(api.IRI("users", 3))
	}
}
