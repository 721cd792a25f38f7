package app

import (
	"context"
	"testing"
	"time"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/money"
)

// agreements grant everybody half the price, and count how often they are read.
type agreements struct {
	pricingapi.Prices

	reads int
	lines int
	none  bool
	told  func() // of something while they are read
}

func (a *agreements) Conditions(context.Context, pricingapi.Viewer, map[int64]money.Rate) (pricingapi.Conditions, error) {
	a.reads++
	if a.told != nil {
		a.told()
	}
	if a.none {
		return nil, nil // none is no error
	}
	return half{a.lines}, nil
}

type half struct{ lines int }

func (half) Price(_ pricingapi.ProductRef, before money.Cents) money.Cents { return before / 2 }
func (h half) Lines() int                                                  { return h.lines }

// granted are the terms of everybody.
type granted struct {
	usersapi.Terms

	rate money.Rate
}

func (g *granted) CustomerTerms(context.Context, int64) (map[int64]usersapi.CustomerTerms, error) {
	return map[int64]usersapi.CustomerTerms{7: {SupplierID: 7, PermanentDiscount: g.rate}}, nil
}

func priced(list money.Cents) *index.Builder {
	b := index.NewBuilder(1)
	b.PutProduct(&productsapi.Product{ID: 1, SupplierID: 7, Active: true})
	b.PutPrice(1, index.Price{ListTaxExcl: list})
	return b
}

// What a reader pays is read when a list changed, terms changed or another day began, and only then; it is computed anew when the
// catalogue's prices changed.
func TestOwnPricesAreReadWhenTheyMayBeOthers(t *testing.T) {
	t.Parallel()
	prices, terms, now := &agreements{}, &granted{rate: 5_00}, clock.NewFixed(time.Date(2026, 11, 16, 9, 0, 0, 0, time.UTC))
	own, builder := NewOwnPrices(prices, terms, now), priced(10_00)
	is := func(after string, reads int, want money.Cents) {
		t.Helper()
		s := builder.Snapshot()
		for range 2 { // the second time from memory
			q := index.Query{Scope: productsapi.Scope{AllSuppliers: true}}
			var err error
			if q.Own, err = own.Of(t.Context(), viewer{buyer: 3, priceGroup: auth.Restaurant}, s); err != nil {
				t.Fatal(err)
			}
			if got := s.Facets(&q).PriceMin; got == nil || *got != want || prices.reads != reads {
				t.Errorf("%s: %v after %d reads, want %v after %d", after, got, prices.reads, want, reads)
			}
		}
	}
	is("at first", 1, 5_00)
	builder.PutStock(1, index.Stock{Available: true})
	is("stock", 1, 5_00)
	builder.PutPrice(1, index.Price{ListTaxExcl: 8_00})
	is("another price", 1, 4_00)
	own.Forget()
	is("another list", 2, 4_00)
	terms.rate = 6_00
	is("other terms", 3, 4_00)
	now.Advance(24 * time.Hour)
	is("another day", 4, 4_00)
	prices.told = own.Forget
	own.Forget()
	_, _ = own.Of(t.Context(), viewer{buyer: 3, priceGroup: auth.Restaurant}, builder.Snapshot())
	prices.told = nil
	is("a list that changed while it was read", 6, 4_00)
	prices.none = true
	own.Forget()
	is("no conditions any more", 7, 8_00)
}

// What readers pay takes 32 MiB at most: of lists of 200,000 lines, about 20 MB, one is remembered.
func TestOwnPricesAreBounded(t *testing.T) {
	t.Parallel()
	prices := &agreements{lines: 200_000}
	own := NewOwnPrices(prices, &granted{}, clock.NewFixed(time.Date(2026, 11, 16, 9, 0, 0, 0, time.UTC)))
	s := priced(10_00).Snapshot()
	for i, buyer := range []int64{3, 3, 4, 4, 3} {
		if _, err := own.Of(t.Context(), viewer{buyer: buyer, priceGroup: auth.Restaurant}, s); err != nil {
			t.Fatal(err)
		}
		if want := []int{1, 1, 2, 2, 3}[i]; prices.reads != want {
			t.Errorf("%d reads after call %d, want %d", prices.reads, i+1, want)
		}
	}
	if own.bytes > keptBytes {
		t.Errorf("%d bytes are kept", own.bytes)
	}
	for _, none := range []viewer{{}, {buyer: 5, priceGroup: auth.Customer}} {
		if got, err := own.Of(t.Context(), none, s); got != nil || err != nil {
			t.Errorf("%+v pays prices of its own: %v", none, err)
		}
	}
}
