package domain

import (
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// quotable refuses what nobody negotiates: store prices are the same for every individual (domain 4.3).
func quotable(priced Priced) []fault.Violation {
	if priced.Customer.Group == auth.Customer {
		return []fault.Violation{violation("step", "professionals_only",
			"Les devis sont réservés aux professionnels : passez commande directement.",
			"Quotations are for professionals only: place an order instead.")}
	}
	var refused []fault.Violation
	for i, item := range priced.Payload.Items {
		if item.Store {
			refused = append(refused, violation(itemPath(i, "store"), "store_price",
				"Un prix de boutique ne se négocie pas : commandez ce produit à part.",
				"A store price is not negotiable: order this product separately."))
		}
	}
	return refused
}
