package domain_test

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"millesime/modules/pricing/internal/codes/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/products/productsapi"
)

// Of a code its reader sees the bearers that sell to it, and the wines that are sold to it.
func TestWhatACodeIsForSomebody(t *testing.T) {
	t.Parallel()
	names := map[int64]productsapi.Name{
		1: {ID: 1, SupplierID: 7, Active: true}, 2: {ID: 2, SupplierID: 7}, 3: {ID: 3, SupplierID: 8, Active: true},
	}
	for name, c := range map[string]struct {
		suppliers, products, sellers, left, of []int64
	}{
		"all wines of who sells":        {[]int64{7, 8, 9}, nil, []int64{7, 9}, []int64{7, 9}, nil},
		"of nobody":                     {[]int64{7}, nil, []int64{8}, nil, nil},
		"wines that are sold":           {[]int64{7, 8}, []int64{1, 2, 3}, []int64{7, 8}, []int64{7, 8}, []int64{1, 3}},
		"who has no such wine goes too": {[]int64{7, 8}, []int64{2, 3}, []int64{7, 8}, []int64{8}, []int64{3}},
		"wines that are out of sight":   {[]int64{7}, []int64{2, 4}, []int64{7}, nil, nil},
		"a seller who is out of sight":  {[]int64{8}, []int64{3}, []int64{7}, nil, nil},
	} {
		code := domain.KeptCode{PromoCode: quote.PromoCode{SupplierIDs: c.suppliers, ProductIDs: c.products}}
		got, ok := code.For(c.sellers, names)
		if ok != (len(c.left) > 0) || ok && (!slices.Equal(got.SupplierIDs, c.left) || !slices.Equal(got.ProductIDs, c.of)) {
			t.Errorf("%s: %v, suppliers %v, products %v", name, ok, got.SupplierIDs, got.ProductIDs)
		}
	}
}

// What bearers are told of a code that changes, on 21 November.
func TestNewsOfACode(t *testing.T) {
	t.Parallel()
	noon := time.Date(2026, 11, 21, 11, 0, 0, 0, time.UTC)
	code := domain.KeptCode{PromoCode: quote.PromoCode{ID: 3, Code: "X", Rate: 10_00, From: "2026-11-01", To: "2026-12-01", SupplierIDs: []int64{7, 8}}}
	if got := code.NewsOf(noon); !slices.Equal(got.Borne, []int64{7, 8}) {
		t.Errorf("made: %+v", got)
	}
	over := code
	over.To = "2026-11-20"
	if got := over.NewsOf(noon); !reflect.DeepEqual(got, domain.CodeNews{}) {
		t.Errorf("made for days that are over: %+v", got)
	}
	both := []int64{7, 8}
	for name, c := range map[string]struct {
		before domain.KeptCode
		change func(*domain.KeptCode)
		want   domain.CodeNews
	}{
		"its label alone": {code, func(c *domain.KeptCode) { c.Label = "Autre" }, domain.CodeNews{}},
		"its rate":        {code, func(c *domain.KeptCode) { c.Rate = 11_00 }, domain.CodeNews{Changed: both}},
		"its limit":       {code, func(c *domain.KeptCode) { c.MaxUses = new(int64(5)) }, domain.CodeNews{Changed: both}},
		"it is shown":     {code, func(c *domain.KeptCode) { c.Shown = true }, domain.CodeNews{Changed: both}},
		"a last day that is over is told by the days": {code, func(c *domain.KeptCode) { c.To = "2026-11-20" }, domain.CodeNews{}},
		"it is stopped":                {code, func(c *domain.KeptCode) { c.StoppedAt = noon }, domain.CodeNews{Stopped: both}},
		"it goes on":                   {over, func(c *domain.KeptCode) { c.To = "" }, domain.CodeNews{Changed: both}},
		"what is over changes nothing": {over, func(c *domain.KeptCode) { c.Minimum = 5 }, domain.CodeNews{}},
		"who bears it": {
			code, func(c *domain.KeptCode) { c.SupplierIDs = []int64{8, 9} },
			domain.CodeNews{Borne: []int64{9}, Withdrawn: []int64{7}},
		},
		"it is gone": {code, func(c *domain.KeptCode) { *c = domain.KeptCode{} }, domain.CodeNews{Withdrawn: both}},
	} {
		after := c.before
		c.change(&after)
		if got := after.NewsSince(c.before, noon); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v instead of %+v", name, got, c.want)
		}
	}
}
