package api_test

import (
	"testing"

	"millesime/platform/api/apitest"
)

// An amount is refused at its place when it has too many decimals or is too large: it is a number as any other.
func TestAmountsAreRefusedAtTheirPlace(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	for body, want := range map[string]string{
		`{"name":"a","priceTaxExcl":12.345}`:             "Deux décimales au plus",
		`{"name":"a","priceTaxExcl":"-0.001"}`:           "Deux décimales au plus",
		`{"name":"a","priceTaxExcl":123456789012345678}`: "Ce nombre est trop grand",
	} {
		if got := client.Post("/api/wines", body, opts(supplierToken)...).Violations(); got["priceTaxExcl"] != want || len(got) != 1 {
			t.Errorf("%s: %v", body, got)
		}
	}
	if got := client.Patch("/api/wines/3", `{"priceTaxExcl":5.125}`, opts(supplierToken)...).Violations(); got["priceTaxExcl"] != "Deux décimales au plus" {
		t.Errorf("of a field: %v", got)
	}
}

// Whole numbers are whole with zeros behind them too, wherever one is taken.
func TestWholeNumbersMayHaveZeroDecimals(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	client.Post("/api/wines", `{"name":"a","vintage":2020.0,"lines":[{"product":4.0,"quantity":6.0},{"product":"5","quantity":"12.00"}],"labels":{"a":-3.0}}`,
		opts(supplierToken)...).Want(201)
	got := s.drafted
	if got.Vintage == nil || *got.Vintage != 2020 || got.Lines[0] != (line{4, 6}) || got.Lines[1] != (line{5, 12}) || got.Labels["a"] != -3 {
		t.Errorf("read as %+v", got)
	}
	client.Patch("/api/wines/3", `{"vintage":2019.0}`, opts(supplierToken)...).Want(204)
	if s.changed.Vintage.Value != 2019 {
		t.Errorf("read as %+v", s.changed)
	}
	client.Get("/api/wines?page=2.0&itemsPerPage=10.0", apitest.Token(restaurantToken)).Want(200)
	if s.listed.Offset() != 10 {
		t.Errorf("page: %+v", s.listed.Page)
	}
	for _, body := range []string{`{"name":"a","vintage":2020.5}`, `{"name":"a","vintage":"2020."}`, `{"name":"a","vintage":1.000001}`, `{"name":"a","vintage":99999999999999999999.0}`} {
		client.Post("/api/wines", body, opts(supplierToken)...).Want(400)
	}
}
