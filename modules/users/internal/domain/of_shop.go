package domain

import (
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// LostByShop are the members that a supplier would leave empty which the page of its shop must tell (LCEN, article 1-1; Code de la
// consommation, L221-5).
func LostByShop(before, after User) []string {
	if before.Group != auth.Supplier {
		return nil
	}
	var lost []string
	for _, member := range []struct{ name, before, after string }{
		{"company", before.Company, after.Company}, {"siren", before.SIREN, after.SIREN}, {"phone", before.Phone, after.Phone},
	} {
		if member.before != "" && member.after == "" {
			lost = append(lost, member.name)
		}
	}
	return lost
}

// NeededByShop refuses to leave a member empty while the shop is open.
func NeededByShop(member string) fault.Violation {
	return fault.At(member, "needed_by_shop", "Votre boutique est ouverte : la loi veut que cette information y figure. Fermez-la d’abord.",
		"Your shop is open: the law wants this on its page. Close it first.")
}
