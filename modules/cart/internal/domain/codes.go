package domain

import (
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// CodeUse is the use of the promo code that the quote applied; nil when there is none.
func (p Priced) CodeUse(checkoutID string) *pricingapi.CodeUse {
	if p.Quote.PromoCode == nil {
		return nil
	}
	use := &pricingapi.CodeUse{
		Code: *p.Quote.PromoCode, CheckoutID: checkoutID, CustomerID: p.Customer.ID, Goods: p.Quote.SubTotalPriceTaxExcl,
		GoodsBySupplier: map[int64]money.Cents{},
	}
	for _, order := range p.Quote.Suppliers {
		use.GoodsBySupplier[order.SupplierID] += order.SubTotalPriceTaxExcl
	}
	return use
}

// lapsedCode is the conflict of a promo code that applied when the buyer saw the total and no longer does: nothing else stands
// in the way, and without it the total is higher. A code that never applied was in no total that anybody saw.
func (p Priced) lapsedCode(missing []fault.Violation) error {
	lapses := []string{
		pricingapi.BlockerCodeUsedUp, pricingapi.BlockerCodeEnded, pricingapi.BlockerCodeStopped, // it is over
		pricingapi.BlockerCodeUnknown, pricingapi.BlockerCodeNotBegun, pricingapi.BlockerCodeNotForThisOrder, // it was taken back, or narrowed
	}
	expected, total := p.Payload.ExpectedTotal, p.Quote.TotalPriceTaxIncl
	if len(missing) != 1 || !slices.Contains(lapses, missing[0].Code) || expected == nil || total <= *expected {
		return nil
	}
	lapsed := ErrCodeLapsed.With("why", missing[0].Text, "before", fault.Euros(*expected), "after", fault.Euros(total))
	return &Conflict{Fault: lapsed, Newer: p}
}
