package app

import (
	"testing"

	"millesime/modules/products/productsapi"
)

// The same wine of another year is said to be one, whatever the accents of its name; another bottle of it is another product.
func TestAnotherVintageIsTheClosest(t *testing.T) {
	t.Parallel()
	wine := func(supplier int64, name string, vintage, size int) *productsapi.Product {
		p := &productsapi.Product{SupplierID: supplier, Vintage: vintage, BottleSizeMl: size}
		p.Name = name
		return p
	}
	wanted := wine(1, "Château Brisac", 2021, 750)
	for other, want := range map[*productsapi.Product]Closeness{
		wine(1, "Chateau Brisac", 2020, 750):  OtherVintage,
		wine(1, "Château Brisac", 2021, 1500): SameSupplier,
		wine(1, "Clos Brisac", 2021, 750):     SameSupplier,
		wine(2, "Château Brisac", 2020, 750):  OtherOrigin,
	} {
		if got := closeness(wanted, other); got != want {
			t.Errorf("%s %d of %d ml: %s instead of %s", other.Name, other.Vintage, other.BottleSizeMl, got, want)
		}
		if first := distance(wanted, other) == 0; first != (want == OtherVintage) {
			t.Errorf("%s %d: comes first: %v", other.Name, other.Vintage, first)
		}
	}
}
