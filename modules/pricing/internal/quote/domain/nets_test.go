package domain_test

import (
	"testing"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
)

// A works council's Boutique lines take none of its trade conditions, nor count towards them.
func TestBoutiqueLinesStandApart(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 12) // 20.00 incl. tax in the Boutique
	s.request.Customer = pricingapi.Customer{ID: guideCustomer, Group: auth.CSE, DiscountOnInvoice: 10_00}
	s.request.Reader = pricingapi.Reader{ID: 1, Group: auth.Supplier}
	s.request.Suppliers = []pricingapi.Supplier{{ID: 1, PermanentDiscount: 10_00}}
	s.book.Frame = &domain.Frame{
		ID: guideFrame, From: "2026-01-01", Tiers: []domain.Tier{{From: 0, Rate: 10_00}}, SupplierIDs: []int64{1},
	}
	s.book.Lists = []domain.Mercuriale{{
		ID: 1, SupplierID: 1, From: "2026-01-01", CustomerIDs: []int64{guideCustomer}, Discounts: domain.ListOpen,
		Entries: []domain.ListEntry{{ProductID: 1, MinQuantity: 24, Price: 5_00}},
	}}
	s.request.Lines[0].Discount = 10_00
	boutique := s.request.Lines[0]
	boutique.Store = true
	s.request.Lines = append(s.request.Lines, boutique)

	orders := s.price(t).Suppliers
	// 10.00 × 0.9 × 0.9 × 0.9 = 7.29, × 12 = 87.48, less 10 % on invoice (8.748, rounded 8.75): 78.73.
	// The list's tier of 24 is not reached by 12.
	if got := orders[0].SubTotalPriceTaxExcl; got != 78_73 {
		t.Errorf("the trade order is %v, want 78.73", got)
	}
	if got := orders[1].SubTotalPriceTaxIncl; !orders[1].Store || got != 240_00 {
		t.Errorf("the Boutique's order is %v, want 240.00", got)
	}
}
