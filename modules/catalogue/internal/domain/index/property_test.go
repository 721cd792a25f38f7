package index_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// drawQuery makes any question, without relevance: that has a test of its own.
func drawQuery(t *rapid.T, h *house) *index.Query {
	q := &index.Query{
		Scope: rapid.SampledFrom([]domain.Scope{
			{AllSuppliers: true},
			{AllSuppliers: true, OpenTo: auth.Restaurant},
			{AllSuppliers: true, OpenTo: auth.Negociant},
			{AllSuppliers: true, OpenTo: auth.Customer},
			{Suppliers: []int64{1}},
			{Suppliers: []int64{1, 2}, OpenTo: auth.CSE},
			{},
		}).Draw(t, "scope"),
		PriceGroup: rapid.SampledFrom([]auth.Group{"", auth.Restaurant, auth.Customer, auth.Admin}).Draw(t, "price group"),
		Search:     rapid.SampledFrom([]string{"", "", "chateau", "rose", "boeuf", "etoile cu", "ma", "appellation 1", "ref 00", "none"}).Draw(t, "search"),
		Warehouse:  rapid.SampledFrom([]string{"", "", "dartess", "supplier"}).Draw(t, "warehouse"),
		Available:  rapid.Bool().Draw(t, "available"),
		Order: rapid.SampledFrom([]index.Order{
			index.ByEditorial, index.ByName, index.ByPrice, index.ByVintage, index.ByCreated, index.BySupplier,
		}).Draw(t, "order"),
		Descending: rapid.Bool().Draw(t, "descending"),
	}
	for f := range index.NumFacets {
		if rapid.IntRange(0, 3).Draw(t, "filter "+f.String()) == 0 {
			p := rapid.SampledFrom(h.products).Draw(t, "product")
			q.Values[f] = append(slices.Clone(h.values(p, f)), "unknown")
		}
	}
	if rapid.IntRange(0, 2).Draw(t, "price") == 0 {
		low := money.Cents(rapid.IntRange(-1, 20000).Draw(t, "least"))
		high := low + money.Cents(rapid.IntRange(0, 20000).Draw(t, "width"))
		q.PriceMin, q.PriceMax = &low, &high
	}
	return q
}

func TestPageEqualsScan(t *testing.T) {
	t.Parallel()
	h := newHouse(400, 1)
	s := h.snapshot()
	rapid.Check(t, func(t *rapid.T) {
		q := drawQuery(t, h)
		want := h.sorted(q)
		all, err := s.Page(q, index.Window{})
		if err != nil {
			t.Fatal(err)
		}
		if all.Total != len(want) || !slices.Equal(all.IDs, want) {
			t.Fatalf("found %d %v, want %d %v", all.Total, all.IDs, len(want), want)
		}
		size := rapid.IntRange(1, 60).Draw(t, "page size")
		if byNumber := pagesByNumber(t, s, q, size); !slices.Equal(byNumber, want) {
			t.Fatalf("numbered pages give %v, want %v", byNumber, want)
		}
		if byCursor := pagesByCursor(t, s, q, size); !slices.Equal(byCursor, want) {
			t.Fatalf("cursors give %v, want %v", byCursor, want)
		}
	})
}

func pagesByNumber(t *rapid.T, s *index.Snapshot, q *index.Query, size int) (ids []int64) {
	for offset := 0; ; offset += size {
		page, err := s.Page(q, index.Window{Offset: offset, Limit: size})
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, page.IDs...)
		if len(page.IDs) < size {
			return ids
		}
	}
}

func pagesByCursor(t *rapid.T, s *index.Snapshot, q *index.Query, size int) (ids []int64) {
	after := ""
	for {
		page, err := s.Page(q, index.Window{After: after, Limit: size})
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, page.IDs...)
		if page.Next == "" {
			return ids
		}
		after = page.Next
	}
}

func TestFacetsEqualScan(t *testing.T) {
	t.Parallel()
	h := newHouse(400, 2)
	s := h.snapshot()
	rapid.Check(t, func(t *rapid.T) {
		q := drawQuery(t, h)
		got := s.Facets(q)
		total := 0
		for _, p := range h.products {
			if h.passes(p, q, -1, true) {
				total++
			}
		}
		if got.Total != total {
			t.Fatalf("total %d, want %d", got.Total, total)
		}
		for f := range index.NumFacets {
			want := map[string]int{}
			for _, p := range h.products {
				if h.passes(p, q, f, true) {
					for _, v := range h.values(p, f) {
						want[v]++
					}
				}
			}
			checkCounts(t, f, got.Values[f], want, q.Values[f])
		}
		checkBounds(t, h, q, got)
	})
}

func checkCounts(t *rapid.T, f index.Facet, got []index.Count, want map[string]int, chosen []string) {
	for _, v := range chosen {
		want[v] += 0
	}
	if len(got) != len(want) {
		t.Fatalf("%s: %v, want %v", f, got, want)
	}
	for _, c := range got {
		if n, ok := want[c.Value]; !ok || n != c.Count {
			t.Fatalf("%s %q: %d, want %d", f, c.Value, c.Count, n)
		}
	}
}

func checkBounds(t *rapid.T, h *house, q *index.Query, got *index.Facets) {
	var least, most money.Cents
	for _, p := range h.products {
		price := h.price(p.ID, q.PriceGroup)
		if price == 0 || !h.passes(p, q, -1, false) {
			continue
		}
		if least == 0 || price < least {
			least = price
		}
		most = max(most, price)
	}
	if (got.PriceMin == nil) != (least == 0) || got.PriceMin != nil && (*got.PriceMin != least || *got.PriceMax != most) {
		t.Fatalf("prices %v to %v, want %v to %v", got.PriceMin, got.PriceMax, least, most)
	}
}

// A builder that was told changes gives the snapshot that a new one would.
func TestRefreshEqualsRebuild(t *testing.T) {
	t.Parallel()
	before, after := newHouse(300, 3), newHouse(300, 4)
	b := before.builder()
	b.Snapshot()
	b.PutSuppliers(after.suppliers)
	for _, p := range after.products {
		b.PutProduct(p)
		b.PutPrice(p.ID, after.prices[p.ID])
		b.PutStock(p.ID, after.stocks[p.ID])
	}
	got, want := b.Snapshot(), after.snapshot()
	rapid.Check(t, func(t *rapid.T) {
		q := drawQuery(t, after)
		a, errA := got.Page(q, index.Window{})
		b, errB := want.Page(q, index.Window{})
		if errA != nil || errB != nil || !slices.Equal(a.IDs, b.IDs) {
			t.Fatalf("refreshed %v (%v), rebuilt %v (%v)", a.IDs, errA, b.IDs, errB)
		}
	})
}
