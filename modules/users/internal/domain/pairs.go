package domain

import "millesime/platform/auth"

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

// pair places two people by their groups, whoever invites (domain 1.2); false when the two can have no relation.
func pair(one, other User) (parentID, childID int64, possible bool) {
	switch a, b := rank(one.Group), rank(other.Group); {
	case a == 0 || b == 0 || a == b || one.ID == other.ID:
		return 0, 0, false
	case a < b:
		return one.ID, other.ID, true
	default:
		return other.ID, one.ID, true
	}
}

// acts tells whether a person may have new relations: it has an account that is not closed.
func (u User) acts() bool { return u.Status == auth.Valid || u.Status == auth.Processing }
