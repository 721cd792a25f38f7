package domain

import (
	"slices"

	"millesime/platform/auth"
)

// Scope is what of the catalogue somebody sees (domain 2). A product is inside when its supplier is and,
// where the scope looks through a customer's eyes, when it is open to that customer's group.
type Scope struct {
	AllSuppliers bool
	Suppliers    []int64 // unless AllSuppliers: of these alone, ascending
	// OpenTo keeps the products open to a group: "" keeps all. For customer those of the stores.
	OpenTo auth.Group
	// AnyStatus also keeps desactivated products that OpenTo would hide.
	AnyStatus bool
}

// Contains tells whether a product is inside.
func (s Scope) Contains(p *Product) bool {
	if !s.AllSuppliers && !slices.Contains(s.Suppliers, p.SupplierID) {
		return false
	}
	if s.OpenTo == "" {
		return true
	}
	return (p.Active || s.AnyStatus) && IsOpen(p.InStore, p.Groups, s.OpenTo)
}

// IsOpen tells whether a product is open to a group: an individual buys what stores offer, professionals
// what names their group or names none.
func IsOpen(inStore bool, groups []auth.Group, group auth.Group) bool {
	if group == auth.Customer {
		return inStore
	}
	return len(groups) == 0 || slices.Contains(groups, group)
}

// ScopeOf is the scope of an actor; with a customer's group, of what the actor may sell to that group. Suppliers are those
// whose products an agent sells.
func ScopeOf(actor auth.Actor, customer auth.Group, suppliers []int64) Scope {
	switch actor.Group {
	case auth.Admin, auth.Superadmin:
		return Scope{AllSuppliers: true, OpenTo: buying(customer)}
	case auth.Supplier:
		return Scope{Suppliers: []int64{actor.ID}, OpenTo: buying(customer)}
	case auth.CommercialAgent:
		return Scope{Suppliers: slices.Sorted(slices.Values(suppliers)), OpenTo: buying(customer)}
	default:
		return Scope{AllSuppliers: true, OpenTo: actor.Group}
	}
}

// buying is the group whose products are asked for: groups that do not buy narrow nothing.
func buying(customer auth.Group) auth.Group {
	if customer.IsBuyer() || customer == auth.Negociant || customer == auth.Customer {
		return customer
	}
	return ""
}
