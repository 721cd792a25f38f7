package index_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/products/productsapi"
	"millesime/platform/lists"
	"millesime/platform/money"
)

func TestRelevance(t *testing.T) {
	t.Parallel()
	b := index.NewBuilder(1)
	for id, attributes := range []productsapi.Attributes{
		named("Domaine des Lilas", "Margaux", ""),
		named("Margaux Réserve", "", ""),
		named("Margauxville", "", ""),
		named("Autre", "", "Margaux"),
		named("Sans rapport", "", ""),
	} {
		p := productsapi.Product{ID: int64(id + 1), Attributes: attributes}
		b.PutProduct(&p)
	}
	page, err := b.Snapshot().Page(&index.Query{
		Scope: productsapi.Scope{AllSuppliers: true}, Search: "margaux", Order: index.ByRelevance,
	}, lists.Part{})
	if err != nil {
		t.Fatal(err)
	}
	// A whole word in the name, the beginning of one there, the appellation, the region.
	if want := []int64{2, 3, 1, 4}; !slices.Equal(page.IDs, want) {
		t.Errorf("order %v, want %v", page.IDs, want)
	}
}

// A sign that databases take for any letter is a letter: no product is found by signs alone, and all are without a search.
func TestSignsFindNothing(t *testing.T) {
	t.Parallel()
	s := newHouse(20, 5).snapshot()
	for search, want := range map[string]bool{"": true, " ": true, "%": false, "_": false, "% _": false, "l'": true} {
		page, err := s.Page(&index.Query{Scope: productsapi.Scope{AllSuppliers: true}, Search: search, Order: index.ByEditorial}, lists.Part{})
		if err != nil {
			t.Fatal(err)
		}
		if got := len(page.IDs) > 0; got != want {
			t.Errorf("%q finds %d products", search, len(page.IDs))
		}
	}
}

// Relevance sorts what another order finds; its pages, by number and by cursor, make up the whole.
func TestRelevancePages(t *testing.T) {
	t.Parallel()
	h := newHouse(400, 5)
	s := h.snapshot()
	rapid.Check(t, func(t *rapid.T) {
		q := drawQuery(t, h)
		q.Order, q.Descending = index.ByRelevance, false
		all, err := s.Page(q, lists.Part{})
		if err != nil {
			t.Fatal(err)
		}
		editorial := *q
		editorial.Order = index.ByEditorial
		found, err := s.Page(&editorial, lists.Part{})
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(slices.Sorted(slices.Values(all.IDs)), slices.Sorted(slices.Values(found.IDs))) {
			t.Fatalf("relevance finds %v, the editorial order %v", all.IDs, found.IDs)
		}
		size := rapid.IntRange(1, 60).Draw(t, "page size")
		if got := pagesByNumber(t, s, q, size); !slices.Equal(got, all.IDs) {
			t.Fatalf("numbered pages %v, whole %v", got, all.IDs)
		}
		if got := pagesByCursor(t, s, q, size); !slices.Equal(got, all.IDs) {
			t.Fatalf("cursors %v, whole %v", got, all.IDs)
		}
	})
}

func TestSubstitutesEqualScan(t *testing.T) {
	t.Parallel()
	h := newHouse(600, 6)
	for _, p := range h.products { // few places, so that there is something to choose from
		p.Appellation = p.Appellation[:len("Appellation 1")]
	}
	s := h.snapshot()
	scope := productsapi.Scope{AllSuppliers: true}
	some := false
	for _, p := range h.products {
		price := h.price(p.ID, &index.Query{})
		var want []*productsapi.Product
		for _, o := range h.products {
			other := h.price(o.ID, &index.Query{})
			near := price > 0 && other > 0 && max(price, other) <= 2*min(price, other)
			if o != p && o.Active && h.stocks[o.ID].Available && near && o.Appellation == p.Appellation &&
				o.Colour == p.Colour && o.Type == p.Type {
				want = append(want, o)
			}
		}
		slices.SortStableFunc(want, func(a, b *productsapi.Product) int {
			gap := func(o *productsapi.Product) int64 {
				return max(int64(price-h.price(o.ID, &index.Query{})), int64(h.price(o.ID, &index.Query{})-price))
			}
			return cmp.Or(cmp.Compare(gap(a), gap(b)),
				strings.Compare(h.fold(a.Region), h.fold(b.Region)), strings.Compare(h.fold(a.Name), h.fold(b.Name)), cmp.Compare(a.ID, b.ID))
		})
		var ids []int64
		for _, o := range want[:min(4, len(want))] {
			ids = append(ids, o.ID)
		}
		if got := s.Substitutes(p.ID, scope, "", 4); !slices.Equal(got, ids) {
			t.Fatalf("substitutes of %d: %v, want %v", p.ID, got, ids)
		}
		some = some || len(ids) > 0
	}
	if !some {
		t.Error("nothing has a substitute: the test shows nothing")
	}
	if got := s.Substitutes(-1, scope, "", 4); got != nil {
		t.Errorf("an unknown product has substitutes %v", got)
	}
}

// Who waits for a wine is offered its supplier's first, of those its own size, of those the nearest price.
func TestReplacementsComeFromTheSameSupplierFirst(t *testing.T) {
	t.Parallel()
	b := index.NewBuilder(1)
	for id, of := range []struct {
		supplier int64
		size     int
		price    money.Cents
	}{
		1: {1, 750, 1000}, 2: {2, 750, 1000}, 3: {1, 1500, 1000}, 4: {1, 750, 1300}, 5: {2, 1500, 1000}, 6: {1, 750, 1100}, 7: {1, 750, 2500},
	} {
		if of.supplier == 0 {
			continue
		}
		p := productsapi.Product{
			ID: int64(id), SupplierID: of.supplier, Attributes: named("Cuvée", "Margaux", "Bordeaux"), BottleSizeMl: of.size, Active: true,
		}
		b.PutProduct(&p)
		b.PutPrice(p.ID, index.Price{ListTaxExcl: of.price})
		b.PutStock(p.ID, index.Stock{Tags: []string{"normal"}, Available: true})
	}
	got := b.Snapshot().Replacements(1, productsapi.Scope{AllSuppliers: true}, "", 10)
	if want := []int64{6, 4, 3, 2, 5}; !slices.Equal(got, want) { // 7 costs more than twice as much
		t.Errorf("replacements %v, want %v", got, want)
	}
}
