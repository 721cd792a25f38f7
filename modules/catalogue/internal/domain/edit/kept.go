package edit

import (
	"time"

	"millesime/modules/pricing/pricingapi"
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
