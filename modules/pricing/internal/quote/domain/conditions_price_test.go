package domain_test

import (
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// 8.50 × 0.98 = 8.33. The list asks 9.00 from 6 on, net; the open one 7.00, of which 2 % go: 6.86. Another supplier grants nothing.
func TestConditionsPriceByHand(t *testing.T) {
	t.Parallel()
	lists := []domain.Mercuriale{
		{
			ID: 1, SupplierID: 1, From: "2026-01-01", To: "2026-11-21", CustomerIDs: []int64{guideCustomer},
			Entries: []domain.ListEntry{{ProductID: 2, MinQuantity: 6, Price: 9_00}},
		},
		{
			ID: 2, SupplierID: 1, From: "2026-11-21", Groups: []auth.Group{auth.Restaurant}, Discounts: domain.ListOpen,
			Entries: []domain.ListEntry{{ProductID: 3, MinQuantity: 1, Price: 7_00}},
		},
	}
	viewer, terms := pricingapi.Viewer{CustomerID: guideCustomer, Group: auth.Restaurant}, map[int64]money.Rate{1: 2_00}
	conditions := domain.NewConditions(day("2026-11-21"), viewer, terms, lists)
	for _, c := range []struct {
		product, supplier, quantity int64
		before, want                money.Cents
	}{
		{1, 1, 1, 8_50, 8_33},
		{2, 1, 6, 10_00, 9_00},
		{2, 1, 5, 10_00, 9_80}, // below the tier
		{3, 1, 0, 10_00, 6_86},
		{3, 2, 1, 10_00, 10_00}, // of another supplier
	} {
		if got := conditions.Price(pricingapi.ProductRef{ID: c.product, SupplierID: c.supplier, Quantity: c.quantity}, c.before); got != c.want {
			t.Errorf("%d of product %d of supplier %d: %v, want %v", c.quantity, c.product, c.supplier, got, c.want)
		}
	}
	if conditions.Lines() != 2 {
		t.Errorf("%d lines of lists, want 2", conditions.Lines())
	}
	if late := domain.NewConditions(day("2026-11-22"), viewer, terms, lists); late.Lines() != 1 {
		t.Errorf("%d lines on the day after the first list's last, want 1", late.Lines())
	}
	if domain.NewConditions(day("2026-11-21"), pricingapi.Viewer{CustomerID: 99, Group: auth.CSE}, map[int64]money.Rate{1: 0}, lists) != nil {
		t.Error("who has neither a list nor a discount has conditions")
	}
}

// Whatever lists, tiers and discounts there are, a catalogue is sorted by the price that its rows show.
func TestConditionsPriceAsRowsShow(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		viewer := pricingapi.Viewer{CustomerID: guideCustomer, Group: s.request.Customer.Group}
		terms := map[int64]money.Rate{}
		for _, supplier := range s.request.Suppliers {
			terms[supplier.ID] = supplier.PermanentDiscount
		}
		var products []pricingapi.ProductRef
		for id := range s.book.Prices {
			products = append(products, pricingapi.ProductRef{ID: id, SupplierID: id / 100, Quantity: rapid.Int64Range(0, 60).Draw(t, "smallest")})
		}
		shown := domain.ViewerPrices(s.request.At, viewer, terms, products, s.book)
		conditions := domain.NewConditions(s.request.At, viewer, terms, s.book.Lists)
		for _, p := range products {
			sorted := domain.ForGroup(s.book.Prices[p.ID], viewer.Group)
			if conditions != nil {
				sorted = conditions.Price(p, sorted)
			}
			if sorted != shown[p.ID].PriceTaxExcl {
				t.Fatalf("product %d is sorted by %v and shown at %v", p.ID, sorted, shown[p.ID].PriceTaxExcl)
			}
		}
	})
}
