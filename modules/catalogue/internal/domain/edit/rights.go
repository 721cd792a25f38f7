package edit

import (
	"slices"

	"millesime/platform/auth"
)

// Sells tells whether a group keeps products.
func Sells(g auth.Group) bool {
	return g == auth.Supplier || g == auth.CommercialAgent || g.IsAdmin()
}

// mayWrite tells whether the actor may change these fields of products in its scope.
func mayWrite(actor auth.Actor, fields []string) bool {
	switch {
	case actor.Group == auth.Supplier || actor.Group.IsAdmin():
		return true
	case actor.Group != auth.CommercialAgent:
		return false
	}
	return !slices.ContainsFunc(fields, func(name string) bool { return !slices.Contains(sellingFields(), name) })
}
