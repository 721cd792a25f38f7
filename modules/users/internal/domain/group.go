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

// BaseGroups are those that anybody may register as (specification 6, creation type choices).
func BaseGroups() []auth.Group {
	return append(auth.Buyers(), auth.CommercialAgent, auth.Customer)
}

// CreatableGroups are those that a group may make accounts of. An agent makes no agents: the two can have no relation.
func CreatableGroups(of auth.Group) []auth.Group {
	switch of {
	case auth.Superadmin:
		return append(BaseGroups(), auth.Supplier, auth.Negociant, auth.Admin)
	case auth.Admin:
		return append(BaseGroups(), auth.Supplier)
	case auth.Supplier:
		return BaseGroups()
	case auth.CommercialAgent:
		return append(auth.Buyers(), auth.Customer, auth.Supplier)
	default:
		return nil
	}
}

// Creators are the groups that make accounts for others.
func Creators() []auth.Group {
	return []auth.Group{auth.Supplier, auth.CommercialAgent, auth.Admin, auth.Superadmin}
}

// rank orders the groups that relations tie: the parent comes first. 0 for those that have no relations.
func rank(g auth.Group) int {
	switch {
	case g == auth.Supplier:
		return 1
	case g == auth.CommercialAgent:
		return 2
	case Purchases(g):
		return 3
	}
	return 0
}

// ParentAndChild places two people by their groups, whoever invites (domain 1.2); false when the two can have no relation.
func ParentAndChild(one, other User) (parentID, childID int64, possible bool) {
	switch a, b := rank(one.Group), rank(other.Group); {
	case a == 0 || b == 0 || a == b || one.ID == other.ID:
		return 0, 0, false
	case a < b:
		return one.ID, other.ID, true
	default:
		return other.ID, one.ID, true
	}
}

// ParentOrChild places an inviter alone: nobody knows yet whom it invited.
func ParentOrChild(inviter User) (parentID, childID int64) {
	if Purchases(inviter.Group) {
		return 0, inviter.ID
	}
	return inviter.ID, 0
}
