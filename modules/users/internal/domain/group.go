package domain

import "millesime/platform/auth"

// GroupLabel is what people read for a group, in French (specification 3,
// user_group).
func GroupLabel(g auth.Group) string {
	switch g {
	case auth.Restaurant:
		return "CHR"
	case auth.WineMerchant:
		return "Caviste"
	case auth.Hypermarket:
		return "GMS"
	case auth.CSE:
		return "CSE"
	case auth.Supplier:
		return "Fournisseur"
	case auth.Customer:
		return "Particulier"
	case auth.Negociant:
		return "Distributeur"
	case auth.CommercialAgent:
		return "Agent commercial"
	case auth.Admin:
		return "Admin"
	case auth.Superadmin:
		return "Super Admin"
	}
	return string(g)
}

// Purchasers are the groups that a cart may be made for: professional buyers,
// distributors and individuals.
func Purchasers() []auth.Group {
	return append(auth.Buyers(), auth.Negociant, auth.Customer)
}

// Purchases tells whether a cart may be made for the group.
func Purchases(g auth.Group) bool {
	return g.IsBuyer() || g == auth.Negociant || g == auth.Customer
}
