package domain

import (
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// StatusOf is the code shown for a product: an active one of a supplier whose account is closed is not for sale either.
func StatusOf(p *productsapi.Product) string {
	if p.Active {
		return productsapi.StatusActive
	}
	return productsapi.StatusDesactivated
}

// RefOf is what pricing must know of a product to price it.
func RefOf(p *productsapi.Product) pricingapi.ProductRef {
	return pricingapi.ProductRef{ID: p.ID, SupplierID: p.SupplierID, VATRate: p.VATRate, Quantity: SmallestQuantity(p)}
}

// SmallestQuantity is what the catalogue prices and tags a product for: its smallest orderable quantity.
func SmallestQuantity(p *productsapi.Product) int64 {
	return int64(max(p.MinQuantity, p.OrderMultiple, 1))
}

// IsOpen tells whether a product is open to a group: an individual buys what stores offer, professionals
// what names their group or names none.
func IsOpen(inStore bool, groups []auth.Group, group auth.Group) bool {
	if group == auth.Customer {
		return inStore
	}
	return len(groups) == 0 || slices.Contains(groups, group)
}

// ErrProductNotFound is the answer for a product that is not there or not the viewer's to see.
var ErrProductNotFound = fault.New("catalogue.product_not_found", fault.NotFound,
	"Ce produit est introuvable.", "This product cannot be found.")

// ErrCustomerNotFound refuses to price for a person who is not the viewer's customer.
var ErrCustomerNotFound = fault.Invalid(fault.At("customer", "not_found", "Ce client est introuvable.", "This customer cannot be found."))
