package edit

import (
	"slices"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
	"millesime/platform/versions"
)

// Edited is a product that will be written.
type Edited struct {
	Kept   *Kept
	Change *Change
	At     int    // of the change in the batch
	Before *Sheet // nil when the product is made
	fields []string
}

// Written are the products that the batch makes, then those that it changes.
func (b *Batch) Written() []Edited { return slices.Concat(b.Created, b.Changed) }

// Prices are those of new products, and of those whose prices change.
func (b *Batch) Prices() []pricingapi.ProductPrices {
	var rows []pricingapi.ProductPrices
	for _, p := range b.Written() {
		if p.touches("listPriceTaxExcl", "storePriceTaxIncl", "groupPrices") {
			s := &p.Kept.Sheet
			rows = append(rows, pricingapi.ProductPrices{
				ProductID: p.Kept.ID, SupplierID: p.Kept.SupplierID, ListTaxExcl: s.ListPriceTaxExcl,
				StoreTaxIncl: s.StorePriceTaxIncl, Groups: s.GroupPrices,
			})
		}
	}
	return rows
}

// Openings are the levels of new products, and of those that move to another warehouse.
func (b *Batch) Openings() []receiptsapi.Opening {
	var rows []receiptsapi.Opening
	for _, p := range b.Written() {
		if p.touches("warehouse") {
			rows = append(rows, receiptsapi.Opening{ProductID: p.Kept.ID, SupplierID: p.Kept.SupplierID, Warehouse: p.Kept.Sheet.Warehouse})
		}
	}
	return rows
}

// touches tells whether one of these fields is written: all are of a new product.
func (p *Edited) touches(names ...string) bool {
	return p.Before == nil || slices.ContainsFunc(names, func(name string) bool { return slices.Contains(p.fields, name) })
}

// ChangesFile tells whether the product gets another technical sheet, or none. A new one may have none.
func (p *Edited) ChangesFile() bool {
	return p.Change.TechnicalSheet != "" || p.Before != nil && p.touches("technicalSheet")
}

// Subject is the kind of a product in the audit trail.
const Subject = "products"

// Problem is why an outcome wrote nothing, as an error; nil when all is well.
func (o *Outcome) Problem() error {
	switch o.Result {
	case Faulty:
		return fault.Invalid(o.Violations...)
	case Stale:
		return versions.ErrChangedMeanwhile
	case Missing:
		return domain.ErrProductNotFound
	case Refused:
		return ErrTextsOnly
	case Created, Changed, Unchanged:
	}
	return nil
}
