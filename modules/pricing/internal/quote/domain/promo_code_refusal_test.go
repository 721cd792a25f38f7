package domain_test

import (
	"testing"
	"time"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// A price that a list locks is no code's to lower: another product is.
func TestACodeOnALockedPrice(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 6)
	s.request.PromoCode = "X"
	s.book.Code = &domain.PromoCode{Code: "X", Rate: 10_00, SupplierIDs: []int64{1}, From: "2026-01-01", Combinable: true}
	s.book.Lists = []domain.Mercuriale{{
		ID: 1, Name: "Carte", SupplierID: 1, From: "2026-01-01", CustomerIDs: []int64{s.request.Customer.ID}, Discounts: domain.ListLocked,
		Entries: []domain.ListEntry{{ProductID: 1, MinQuantity: 1, Price: 9_00}},
	}}
	q := s.price(t)
	if q.SubTotalPriceTaxExcl != 54_00 || blockers(q) != pricingapi.BlockerCodeNotForThisOrder {
		t.Fatalf("goods %v, blockers %s", q.SubTotalPriceTaxExcl, blockers(q))
	}
	want := "Le prix de ces produits est bloqué par votre mercuriale : le code X s’applique à d’autres produits de {suppliers}."
	if got := q.Blockers[0]; got.Text.FR != want || len(got.SupplierIDs) != 1 {
		t.Errorf("said is %q of %v", got.Text.FR, got.SupplierIDs)
	}
}

// A supplier that orders for a customer reads of no other bearer, and a code that it does not bear does not exist to it (decision 59).
func TestASupplierKnowsOfNoOtherBearer(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		reader  pricingapi.Reader
		bearers []int64
		code    string
		named   int
	}{
		"the customer reads of both": {pricingapi.Reader{ID: 3, Group: auth.Restaurant}, []int64{1, 2}, pricingapi.BlockerCodeMinimum, 2},
		"a bearer reads of itself":   {pricingapi.Reader{ID: 1, Group: auth.Supplier}, []int64{1, 2}, pricingapi.BlockerCodeMinimum, 1},
		"another's code":             {pricingapi.Reader{ID: 1, Group: auth.Supplier}, []int64{2}, pricingapi.BlockerCodeUnknown, 0},
	} {
		s := oneLine(10_00, 6)
		s.request.PromoCode, s.request.Reader = "X", c.reader
		// Used by this customer before, which another's code must not tell.
		s.book.Code = &domain.PromoCode{Code: "X", Rate: 10_00, SupplierIDs: c.bearers, From: "2026-01-01", Minimum: 100_00, MaxUsesPerCustomer: new(int64(2)), CustomerUses: 1}
		if got := s.price(t).Blockers[0]; got.Code != c.code || len(got.SupplierIDs) != c.named {
			t.Errorf("%s: %s of %v", name, got.Code, got.SupplierIDs)
		}
	}
}

func TestEnumerations(t *testing.T) {
	t.Parallel()
	for want, c := range map[fault.Text]struct {
		names []string
		all   int
	}{
		{FR: "A", EN: "A"}:                                       {[]string{"A"}, 1},
		{FR: "A et B", EN: "A and B"}:                            {[]string{"A", "B"}, 2},
		{FR: "A, B et C", EN: "A, B and C"}:                      {[]string{"A", "B", "C"}, 3},
		{FR: "A, B, C et un autre", EN: "A, B, C and one other"}: {[]string{"A", "B", "C", "D"}, 4},
		{FR: "A, B, C et 4 autres", EN: "A, B, C and 4 others"}:  {[]string{"A", "B", "C"}, 7},
	} {
		if got := domain.Enumerate(c.names, c.all); got != want {
			t.Errorf("%v of %d: %+v instead of %+v", c.names, c.all, got, want)
		}
	}
}

// The states of a code follow one another; a code that was stopped is stopped whatever the day.
func TestStatesOfACode(t *testing.T) {
	t.Parallel()
	noon := time.Date(2026, 11, 21, 11, 0, 0, 0, time.UTC)
	for want, code := range map[domain.CodeStatus]domain.PromoCode{
		domain.CodeScheduled: {From: "2026-11-22"},
		domain.CodeActive:    {From: "2026-11-21", To: "2026-11-21", MaxUses: new(int64(2)), Uses: 1},
		domain.CodeUsedUp:    {From: "2026-11-01", MaxUses: new(int64(2)), Uses: 2},
		domain.CodeEnded:     {From: "2026-11-01", To: "2026-11-20", MaxUses: new(int64(2)), Uses: 2},
		domain.CodeStopped:   {From: "2026-11-22", StoppedAt: noon},
	} {
		if got := code.Status(noon); got != want {
			t.Errorf("%s instead of %s", got, want)
		}
	}
}
