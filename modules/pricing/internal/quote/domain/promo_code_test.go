package domain_test

import (
	"slices"
	"testing"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

func TestCodeOfOtherGroupsOrProducts(t *testing.T) {
	t.Parallel()
	code := domain.PromoCode{Code: "X", Rate: 10_00, SupplierIDs: []int64{1}, From: "2026-01-01"}
	for name, change := range map[string]func(*domain.PromoCode){
		"for hypermarkets":     func(c *domain.PromoCode) { c.Groups = []auth.Group{auth.Hypermarket} },
		"for another product":  func(c *domain.PromoCode) { c.ProductIDs = []int64{2} },
		"for another supplier": func(c *domain.PromoCode) { c.SupplierIDs = []int64{2} },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := oneLine(10_00, 6)
			changed := code
			change(&changed)
			s.request.PromoCode, s.book.Code = "X", &changed
			q := s.price(t)
			if q.SubTotalPriceTaxExcl != 60_00 || blockers(q) != pricingapi.BlockerCodeNotForThisOrder {
				t.Errorf("goods %v, blockers %s", q.SubTotalPriceTaxExcl, blockers(q))
			}
		})
	}
}

func TestCodeUsedUpByAll(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 6)
	s.request.PromoCode = "X"
	s.book.Code = &domain.PromoCode{
		Code: "X", Rate: 10_00, SupplierIDs: []int64{1}, From: "2026-01-01", MaxUses: new(int64(50)), Uses: 49,
	}
	if q := s.price(t); q.SubTotalPriceTaxExcl != 54_00 || q.PromoCode == nil {
		t.Errorf("the last use is refused: goods %v", q.SubTotalPriceTaxExcl)
	}
	s.book.Code.Uses = 50
	if q := s.price(t); q.SubTotalPriceTaxExcl != 60_00 || blockers(q) != pricingapi.BlockerCodeUsedUp {
		t.Errorf("goods %v, blockers %s", q.SubTotalPriceTaxExcl, blockers(q))
	}
}

// An odd cent between two equal lines goes to the same one however the lines are sorted.
func TestTheOddCentOfACodeStays(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 1)
	second := s.request.Lines[0]
	second.ProductID, second.SupplierID = 2, 2
	s.request.Lines = append(s.request.Lines, second)
	s.book.Prices[2] = s.book.Prices[1]
	s.request.PromoCode = "X"
	s.book.Code = &domain.PromoCode{Code: "X", Amount: 3, SupplierIDs: []int64{1, 2}, From: "2026-01-01"}
	for range 2 {
		q := s.price(t)
		if got := []money.Cents{q.Suppliers[0].SubTotalPriceTaxExcl, q.Suppliers[1].SubTotalPriceTaxExcl}; !slices.Equal(got, []money.Cents{9_98, 9_99}) {
			t.Errorf("orders of %v", got)
		}
		slices.Reverse(s.request.Lines)
	}
}
