package edit

import (
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fold"
)

// Kept is a product as the store keeps it. Its sheet has no prices: pricing keeps them.
type Kept struct {
	ID         int64
	SupplierID int64
	Version    int64
	CreatedAt  time.Time
	UpdatedAt  time.Time
	Sheet      Sheet
}

// Price gives the sheet the prices that are kept of the product.
func (s *Sheet) Price(p pricingapi.ProductPrices) {
	s.ListPriceTaxExcl, s.StorePriceTaxIncl, s.GroupPrices = p.ListTaxExcl, p.StoreTaxIncl, p.Groups
	s.tidy()
}

// Reference names a product by its supplier's own code.
type Reference struct {
	SupplierID int64
	Reference  string
}

// Twin tells whether another product of the supplier has this reference but for blanks and characters that do not show: both
// were made when these still told references apart, and the other keeps the right form.
func (s *Sheet) Twin() bool { return fold.Key(s.Reference) != s.Reference }
