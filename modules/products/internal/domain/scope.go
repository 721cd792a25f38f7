// Package domain holds the rules of who sees which products.
package domain

import (
	"slices"

	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
)

// ScopeOf is the scope of an actor; with a customer's group, of what the actor may sell to that group. Suppliers are those
// whose products an agent sells.
func ScopeOf(actor auth.Actor, customer auth.Group, suppliers []int64) productsapi.Scope {
	switch actor.Group {
	case auth.Admin, auth.Superadmin:
		return productsapi.Scope{AllSuppliers: true, OpenTo: buying(customer)}
	case auth.Supplier:
		return productsapi.Scope{Suppliers: []int64{actor.ID}, OpenTo: buying(customer)}
	case auth.CommercialAgent:
		return productsapi.Scope{Suppliers: slices.Sorted(slices.Values(suppliers)), OpenTo: buying(customer)}
	default:
		return productsapi.Scope{AllSuppliers: true, OpenTo: actor.Group}
	}
}

// buying is the group whose products are asked for: groups that do not buy narrow nothing.
func buying(customer auth.Group) auth.Group {
	if customer.IsBuyer() || customer == auth.Negociant || customer == auth.Customer {
		return customer
	}
	return ""
}
