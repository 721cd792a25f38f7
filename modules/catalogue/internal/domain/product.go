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

// IsOpen tells whether a product is open to a group: an individual buys what open shops offer, professionals
// what names their group or names none.
func IsOpen(p *productsapi.Product, group auth.Group) bool {
	if group == auth.Customer {
		return p.InStore && p.ShopOpen
	}
	return len(p.Groups) == 0 || slices.Contains(p.Groups, group)
}

// InScope tells whether a product is in a scope, as the rows of products are read within it.
func InScope(s productsapi.Scope, p *productsapi.Product) bool {
	if !s.AllSuppliers && !slices.Contains(s.Suppliers, p.SupplierID) {
		return false
	}
	switch {
	case s.OpenTo == "":
		return true
	case s.AnyStatus && s.OpenTo == auth.Customer: // also in front of a closed shop
		return p.InStore
	default:
		return (s.AnyStatus || p.Active) && IsOpen(p, s.OpenTo)
	}
}

// ErrProductNotFound is the answer for a product that is not there or not the viewer's to see.
var ErrProductNotFound = fault.New("catalogue.product_not_found", fault.NotFound,
	"Ce produit est introuvable.", "This product cannot be found.")

// ErrNotInShops refuses to show shops to who buys elsewhere.
var ErrNotInShops = fault.Invalid(fault.At("store", "works_council",
	"Seuls les particuliers et les CSE achètent en boutique.", "Only individuals and works councils buy in shops."))

// ErrCustomerNotFound refuses to price for a person who is not the viewer's customer.
var ErrCustomerNotFound = fault.Invalid(fault.At("customer", "not_found", "Ce client est introuvable.", "This customer cannot be found."))
