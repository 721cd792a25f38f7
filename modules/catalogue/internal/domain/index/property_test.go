package index_test

import (
	"maps"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
	_ "millesime/platform/testkit/constant"
)

// drawQuery makes any question, without relevance: that has a test of its own.
func drawQuery(t *rapid.T, h *house) *index.Query {
	q := &index.Query{
		Scope: rapid.SampledFrom([]productsapi.Scope{
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
			index.ByEditorial, index.ByName, index.ByPrice, index.ByVintage, index.ByCreated, index.BySupplier, index.ByShop, index.ByOrderable,
		}).Draw(t, "order"),
		Descending: rapid.Bool().Draw(t, "descending"),
	}
	for range rapid.SampledFrom([]int{0, 0, 0, 1, 2}).Draw(t, "further keys") {
		q.Then = append(q.Then, index.OrderBy{
			Order: rapid.SampledFrom([]index.Order{
				index.ByEditorial, index.ByName, index.ByPrice, index.ByVintage, index.ByCreated, index.BySupplier, index.ByShop, index.ByOrderable,
			}).Draw(t, "further order"), Descending: rapid.Bool().Draw(t, "further descending"),
		})
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

// drawOwn has the reader pay prices of its own, or not. Individuals have none.
func drawOwn(t *rapid.T, s *index.Snapshot, q *index.Query) {
	if rapid.Bool().Draw(t, "own prices") && q.PriceGroup != auth.Customer {
		q.Own = s.Own(1, q.PriceGroup, agreed{}, nil)
	}
}

func TestPageEqualsScan(t *testing.T) {
	t.Parallel()
	h := newHouse(400, 1)
	s := h.snapshot()
	rapid.Check(t, func(t *rapid.T) {
		q := drawQuery(t, h)
		drawOwn(t, s, q)
		want := h.sorted(q)
		all, err := s.Page(q, lists.Part{})
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
		page, err := s.Page(q, lists.Part{Offset: offset, Limit: size})
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
		page, err := s.Page(q, lists.Part{After: after, Limit: size})
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
		drawOwn(t, s, q)
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
	least, most := none, none
	for _, p := range h.products {
		price := h.price(p.ID, q)
		if price == none || !h.passes(p, q, -1, false) {
			continue
		}
		if least == none || price < least {
			least = price
		}
		most = max(most, price)
	}
	if (got.PriceMin == nil) != (least == none) || got.PriceMin != nil && (*got.PriceMin != least || *got.PriceMax != most) {
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
		a, errA := got.Page(q, lists.Part{})
		b, errB := want.Page(q, lists.Part{})
		if errA != nil || errB != nil || !slices.Equal(a.IDs, b.IDs) {
			t.Fatalf("refreshed %v (%v), rebuilt %v (%v)", a.IDs, errA, b.IDs, errB)
		}
	})
}

// However many snapshots were made since, each is what a new builder would make, and those before stay what they were.
func TestManyRefreshesEqualRebuild(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		h, donor := newHouse(60, 5), newHouse(90, 6)
		b := h.builder()
		first := b.Snapshot()
		asked := drawQuery(t, h)
		before := first.Facets(asked).Total
		for range rapid.IntRange(1, 4).Draw(t, "snapshots") {
			for range rapid.IntRange(0, 30).Draw(t, "changes") {
				next := *rapid.SampledFrom(donor.products).Draw(t, "product") // with an id of the house, or a new one
				switch at := slices.IndexFunc(h.products, func(p *productsapi.Product) bool { return p.ID == next.ID }); {
				case at >= 0:
					next.Name = rapid.SampledFrom([]string{next.Name, "Zinc", "Abbaye œuf"}).Draw(t, "name")
					h.products[at] = &next
				default:
					h.products = append(h.products, &next)
				}
				b.PutProduct(&next)
				h.prices[next.ID], h.stocks[next.ID] = donor.prices[next.ID], donor.stocks[next.ID]
				b.PutPrice(next.ID, h.prices[next.ID])
				b.PutStock(next.ID, h.stocks[next.ID])
			}
			if rapid.IntRange(0, 3).Draw(t, "rename") == 0 {
				h.suppliers = maps.Clone(h.suppliers)
				h.suppliers[1] = rapid.SampledFrom([]string{"Maison Zèbre", "Clos", "Abbaye du Rosé"}).Draw(t, "supplier")
				b.PutSuppliers(h.suppliers)
			}
			if rapid.IntRange(0, 9).Draw(t, "reset") == 0 {
				b.Reset()
				for _, p := range h.products {
					b.PutProduct(p)
				}
			}
			got, want := b.Snapshot(), h.snapshot()
			for _, search := range []string{"", "zebre", "abbaye", "ma", "appellation 1"} {
				q := drawQuery(t, h)
				q.Search = search
				if search != "" {
					q.Order = rapid.SampledFrom([]index.Order{q.Order, index.ByRelevance}).Draw(t, "relevance")
				}
				a, errA := got.Page(q, lists.Part{})
				c, errC := want.Page(q, lists.Part{})
				if errA != nil || errC != nil || !slices.Equal(a.IDs, c.IDs) {
					t.Fatalf("refreshed %v (%v), rebuilt %v (%v)", a.IDs, errA, c.IDs, errC)
				}
				if x, y := got.Facets(q), want.Facets(q); !reflect.DeepEqual(x, y) {
					t.Fatalf("refreshed %+v, rebuilt %+v", x, y)
				}
			}
		}
		asked.Search += " " // the same question, not answered from memory
		if now := first.Facets(asked).Total; now != before {
			t.Fatalf("the first snapshot found %d, then %d", before, now)
		}
	})
}
