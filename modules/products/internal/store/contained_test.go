package store_test

import (
	"testing"

	"millesime/modules/products/internal/store"
	"millesime/modules/products/productsapi"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// What a page of price lists names, however often, is asked for in parts: a statement has no room for all of it.
func TestAsManyProductsAsAPageOfPriceListsNames(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		ids := make([]int64, 0, 80_000)
		for i := range int64(40_000) {
			ids = append(ids, i+1, i/2+1)
		}
		found, err := store.New(d, nil).Contained(t.Context(), productsapi.Scope{AllSuppliers: true}, ids)
		if err != nil || len(found) > 0 {
			t.Errorf("of no products %d are there, %v", len(found), err)
		}
	})
}
