package index_test

import (
	"fmt"
	"testing"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/products/productsapi"
)

// What is rewritten again and again leaves words and values that no product has: they are told, and go with a Reset.
func TestRewritingOvergrows(t *testing.T) {
	t.Parallel()
	for name, rewritten := range map[string]func(i int) productsapi.Product{
		"words": func(i int) productsapi.Product {
			return productsapi.Product{ID: 1, Attributes: named(fmt.Sprintf("cuvee%d", i), "", "")}
		},
		"values": func(i int) productsapi.Product {
			return productsapi.Product{ID: 1, Attributes: named("Cuvée", "", ""), BottleSizeMl: i}
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := index.NewBuilder(1)
			put := func(from, to int) {
				for i := from; i < to; i++ {
					p := rewritten(i)
					b.PutProduct(&p)
				}
				b.Snapshot()
			}
			put(0, 10_000)
			if b.Overgrown() {
				t.Error("ten thousand changes are worth a Reset")
			}
			put(10_000, 20_100)
			if !b.Overgrown() {
				t.Error("nothing told of twenty thousand changes")
			}
			b.Reset()
			put(0, 1)
			if b.Overgrown() {
				t.Error("a Reset left what no product has")
			}
		})
	}
}
