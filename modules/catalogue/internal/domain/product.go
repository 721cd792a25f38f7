package domain

import (
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
)

// Product is the content of a product (domain 3.1). Prices and stock are kept by other modules.
type Product struct {
	Attributes

	ID           int64
	SupplierID   int64
	Vintage      int // 0: non vintage
	BottleSizeMl int // 750; 375 is a half bottle
	ABVTenths    int // 125 is 12.5 %
	Active       bool
	Version      int64 // one more at each change
	CreatedAt    time.Time
	UpdatedAt    time.Time
}

// Status codes of a product (domain 3.1).
const (
	StatusActive       = "active"
	StatusDesactivated = "desactivated"
)

// Status is the code shown for the product: an active one of a supplier whose account is closed is not for sale either.
func (p *Product) Status() string {
	if p.Active {
		return StatusActive
	}
	return StatusDesactivated
}

// VATRate is derived, never typed (domain 3.1).
func (p *Product) VATRate() money.Rate { return pricingapi.VATRate(p.Type, p.ABVTenths) }

// Ref is what pricing must know of the product to price it.
func (p *Product) Ref() pricingapi.ProductRef {
	return pricingapi.ProductRef{ID: p.ID, SupplierID: p.SupplierID, VATRate: p.VATRate(), Quantity: p.SmallestQuantity()}
}

// SmallestQuantity is what the catalogue prices and tags a product for: its smallest orderable quantity.
func (p *Product) SmallestQuantity() int64 { return int64(max(p.MinQuantity, p.OrderMultiple, 1)) }

// Image is the first one, "" when there is none.
func (p *Product) Image() string {
	if len(p.Images) == 0 {
		return ""
	}
	return p.Images[0]
}
