package edit

import (
	"fmt"
	"math"
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
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

// Reference names a product by its supplier's own code.
type Reference = productsapi.Reference

// Price gives the sheet the prices that are kept of the product.
func (s *Sheet) Price(p pricingapi.ProductPrices) {
	s.ListPriceTaxExcl, s.StorePriceTaxIncl, s.GroupPrices = p.ListTaxExcl, p.StoreTaxIncl, p.Groups
	s.tidy()
}

// KeptOf is a product as it is edited, without its prices.
func KeptOf(p *productsapi.Product) Kept {
	k := Kept{
		ID: p.ID, SupplierID: p.SupplierID, Version: p.Version, CreatedAt: p.CreatedAt, UpdatedAt: p.UpdatedAt,
		Sheet: Sheet{Attributes: p.Attributes, BottleSizeCl: fromTenths(p.BottleSizeMl)},
	}
	if !p.ABVMissing {
		k.Sheet.ABV = new(fromTenths(p.ABVTenths))
	}
	if p.Vintage > 0 {
		k.Sheet.Vintage = new(p.Vintage)
	}
	return k
}

// Product is the row of the product.
func (k *Kept) Product() productsapi.Product {
	s := &k.Sheet
	p := productsapi.Product{
		Attributes: s.Attributes, ID: k.ID, SupplierID: k.SupplierID, Version: k.Version, CreatedAt: k.CreatedAt, UpdatedAt: k.UpdatedAt,
		BottleSizeMl: toTenths(s.BottleSizeCl), ABVMissing: s.ABV == nil,
	}
	if s.ABV != nil {
		p.ABVTenths = toTenths(*s.ABV)
	}
	if s.Vintage != nil {
		p.Vintage = *s.Vintage
	}
	return p
}

// perUnit is how many of the row's units are one of the sheet's: millilitres in a centilitre, tenths of a percent.
const perUnit = 10

func fromTenths(n int) float64 { return float64(n) / perUnit }

func toTenths(n float64) int { return int(math.Round(n * perUnit)) }

// Twin tells whether another product of the supplier has this reference but for blanks and characters that do not show: both
// were made when these still told references apart, and the other keeps the right form.
func (s *Sheet) Twin() bool { return fold.Key(s.Reference) != s.Reference }

// CopyOf is the change that makes a copy of a product, not for sale yet and without EAN. Its reference is still to be
// given.
func CopyOf(k *Kept, technicalSheet string) Change {
	c := Change{SupplierID: k.SupplierID, New: true, TechnicalSheet: technicalSheet, inherited: k.Sheet.Images}
	for _, m := range members {
		m.take(&k.Sheet, &c.Draft)
	}
	c.Draft.EAN = Some("")
	c.Draft.Status = Some(productsapi.StatusDesactivated)
	return c
}

// CopyReference is the reference of the nth copy, no longer than a reference may be.
func CopyReference(of string, n int) string {
	mark := "-COPIE"
	if n > 1 {
		mark = fmt.Sprintf("-COPIE-%d", n)
	}
	runes := []rune(of)
	return string(runes[:min(len(runes), maxReference-len(mark))]) + mark
}
