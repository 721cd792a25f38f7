package domain_test

import (
	"reflect"
	"testing"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/sale"
	"millesime/platform/vat"
)

func TestViewerPrices(t *testing.T) {
	t.Parallel()
	book := domain.Book{
		Prices: map[int64]pricingapi.ListPrice{
			1: {ListTaxExcl: 8_90, StoreTaxIncl: 11_90, Groups: map[auth.Group]money.Cents{auth.Restaurant: 8_50}},
			2: {ListTaxExcl: 10_00},
		},
		Lists: []domain.Mercuriale{{
			ID: 1, Name: "L", SupplierID: 1, From: "2026-01-01", CustomerIDs: []int64{guideCustomer},
			Entries: []domain.ListEntry{
				{ProductID: 2, MinQuantity: 6, Price: 9_00},
				{ProductID: 2, MinQuantity: 24, Price: 9_50},
				{ProductID: 2, MinQuantity: 60, Price: 9_50},
				{ProductID: 2, MinQuantity: 120, Price: 8_00},
			},
		}},
	}
	products := []pricingapi.ProductRef{
		{ID: 1, SupplierID: 1, VATRate: vat.Standard},
		{ID: 2, SupplierID: 1, VATRate: vat.Standard, Quantity: 6},
		{ID: 3, SupplierID: 1, VATRate: vat.Standard},
	}
	terms := map[int64]money.Rate{1: 2_00}
	view := func(v pricingapi.Viewer) map[int64]pricingapi.ViewerPrice {
		return domain.ViewerPrices(day("2026-11-21"), v, terms, products, book)
	}

	restaurant := view(pricingapi.Viewer{CustomerID: guideCustomer, Group: auth.Restaurant})
	// 8.50 × 0.98 = 8.33; with 20 % 9.996. The list's 9.00 for 6 is net: with 20 % 10.80.
	expectPrice(t, restaurant[1], 8_90, 8_33, 10_00, 11_90)
	expectPrice(t, restaurant[2], 10_00, 9_00, 10_80, 0)
	// From 24 dearer, from 60 no other price, from 120 cheaper: 9.50 and 8.00, with 20 % 11.40 and 9.60.
	if len(restaurant[1].Tiers) != 0 || len(restaurant[2].Tiers) != 2 {
		t.Fatalf("tiers %+v and %+v", restaurant[1].Tiers, restaurant[2].Tiers)
	}
	for n, want := range []pricingapi.PriceTier{{MinQuantity: 24, PriceTaxExcl: 9_50, PriceTaxIncl: 11_40}, {MinQuantity: 120, PriceTaxExcl: 8_00, PriceTaxIncl: 9_60}} {
		got := restaurant[2].Tiers[n]
		if last := got.Trace[len(got.Trace)-1]; last.After.Round() != want.PriceTaxExcl {
			t.Errorf("the trace of %d leads to %v", want.MinQuantity, last.After)
		}
		if got.Trace = nil; !reflect.DeepEqual(got, want) {
			t.Errorf("tier %+v, not %+v", got, want)
		}
	}
	if _, ok := restaurant[3]; ok {
		t.Error("a product without a price has one")
	}
	if steps := restaurant[1].Trace; len(steps) != 2 || steps[1].Code != sale.StepPermanentDiscount || steps[1].Rate != 2_00 {
		t.Errorf("the customer reads %+v", steps)
	}

	agent := view(pricingapi.Viewer{
		CustomerID: guideCustomer, Group: auth.Restaurant, Reader: pricingapi.Reader{ID: guideAgent, Group: auth.CommercialAgent},
	})
	expectPrice(t, agent[1], 8_90, 8_33, 10_00, 11_90)
	if steps := agent[1].Trace; len(steps) != 2 || steps[1].Code != sale.StepCustomerTerms || steps[1].Rate != 0 {
		t.Errorf("the agent reads %+v", steps)
	}

	individual := view(pricingapi.Viewer{CustomerID: 11, Group: auth.Customer, Individual: true})
	// 11.90 × 20 ÷ 120 = 1.9833…: 9.92 excl. tax.
	expectPrice(t, individual[1], 8_90, 9_92, 11_90, 11_90)
	if _, ok := individual[2]; ok {
		t.Error("an individual sees a product that no store sells")
	}
}

func expectPrice(t *testing.T, got pricingapi.ViewerPrice, list, excl, incl, store money.Cents) {
	t.Helper()
	if got.ListTaxExcl != list || got.PriceTaxExcl != excl || got.PriceTaxIncl != incl || got.StoreTaxIncl != store {
		t.Errorf("got %+v, want list %v, price %v and %v incl. tax, store %v", got, list, excl, incl, store)
	}
}

// BenchmarkQuote prices the cart of the quality bar: 30 lines over 6 suppliers.
func BenchmarkQuote(b *testing.B) {
	s := oneLine(8_90, 6).to("75011")
	line := s.request.Lines[0]
	s.request.Lines = nil
	for n := range int64(30) {
		line.ProductID, line.SupplierID = n+1, n%6+1
		s.request.Lines = append(s.request.Lines, line)
		s.book.Prices[n+1] = s.book.Prices[1]
	}
	for id := range int64(6) {
		s.request.Suppliers = append(s.request.Suppliers, pricingapi.Supplier{ID: id + 1, PermanentDiscount: 2_00})
	}
	for b.Loop() {
		if _, err := domain.Quote(s.request, s.book); err != nil {
			b.Fatal(err)
		}
	}
}

// Domain 4.2: a group pays its own price, else the list price.
func TestListPriceForGroup(t *testing.T) {
	t.Parallel()
	p := pricingapi.ListPrice{ListTaxExcl: 8_90, Groups: map[auth.Group]money.Cents{auth.Restaurant: 8_50}}
	if domain.ForGroup(p, auth.Restaurant) != 8_50 || domain.ForGroup(p, auth.CSE) != 8_90 {
		t.Errorf("restaurant %v, CSE %v", domain.ForGroup(p, auth.Restaurant), domain.ForGroup(p, auth.CSE))
	}
}
