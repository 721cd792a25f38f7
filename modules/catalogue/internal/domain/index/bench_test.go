package index_test

import (
	"fmt"
	"testing"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Facets are asked with a price bound that differs each
// time, so that none is answered from what was counted before.
func BenchmarkSnapshot(b *testing.B) {
	restaurant := productsapi.Scope{AllSuppliers: true, OpenTo: auth.Restaurant}
	for _, n := range []int{1_000, 100_000} {
		s := newHouse(n, 9).snapshot()
		pages := map[string]index.Query{
			"list/unfiltered":     {},
			"list/by price":       {Order: index.ByPrice, PriceGroup: auth.Restaurant},
			"list/by own price":   {Order: index.ByPrice, PriceGroup: auth.Restaurant, Own: s.Own(1, auth.Restaurant, agreed{}, nil)},
			"list/filters, price": {Values: colourAndRegion(), Available: true, Order: index.ByPrice, Descending: true},
			"search/one word":     {Search: "chateau", Order: index.ByRelevance},
			"search/two letters":  {Search: "ma", Order: index.ByRelevance},
			"search/one letter":   {Search: "c", Order: index.ByRelevance},
			"search/three words":  {Search: "étoile de la cuvée appell", Order: index.ByRelevance},
			"search/a typo":       {Search: "chatau", Order: index.ByRelevance},
			"search/two, a typo":  {Search: "domaine cuvvée", Order: index.ByRelevance},
			"search/a synonym":    {Search: "bulles", Order: index.ByRelevance},
			"search/a size":       {Search: "château 1,5 l", Order: index.ByRelevance},
			"search/nothing":      {Search: "zzzz qqqqqqqq", Order: index.ByRelevance},
		}
		for name, q := range pages {
			q.Scope = restaurant
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if _, err := s.Page(&q, lists.Part{Limit: 30}); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
		facets := map[string]index.Query{
			"facets/unfiltered": {}, "facets/filters": {Values: colourAndRegion()}, "facets/search": {Search: "chateau"},
		}
		for name, q := range facets {
			q.Scope = restaurant
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				b.ReportAllocs()
				most := money.Cents(1_000_000)
				for b.Loop() {
					most++
					q.PriceMax = &most
					s.Facets(&q)
				}
			})
		}
		b.Run(fmt.Sprintf("own prices/%d", n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				s.Own(1, auth.Restaurant, agreed{}, nil)
			}
		})
		q := index.Query{Scope: restaurant}
		b.Run(fmt.Sprintf("facets/asked before/%d", n), func(b *testing.B) {
			for b.Loop() {
				s.Facets(&q)
			}
		})
	}
}

func colourAndRegion() (values [index.NumFacets][]string) {
	values[index.Colour] = []string{"red", "rose"}
	values[index.Region] = []string{"Région 3", "Région 7", "Région 11"}
	return values
}

// What a change costs off the request path.
func BenchmarkRefresh(b *testing.B) {
	for _, n := range []int{1_000, 100_000} {
		h := newHouse(n, 9)
		builder := h.builder()
		builder.Snapshot()
		b.Run(fmt.Sprintf("content/%d", n), func(b *testing.B) {
			for b.Loop() {
				builder.PutProduct(h.products[0])
				builder.Snapshot()
			}
		})
		b.Run(fmt.Sprintf("price/%d", n), func(b *testing.B) {
			price := money.Cents(1)
			for b.Loop() {
				price++
				builder.PutPrice(1, index.Price{ListTaxExcl: price})
				builder.Snapshot()
			}
		})
		b.Run(fmt.Sprintf("stock/%d", n), func(b *testing.B) {
			available := false
			for b.Loop() {
				available = !available
				builder.PutStock(1, index.Stock{Tags: []string{"normal"}, Available: available})
				builder.Snapshot()
			}
		})
		b.Run(fmt.Sprintf("all from nothing/%d", n), func(b *testing.B) {
			for b.Loop() {
				h.snapshot()
			}
		})
	}
}
