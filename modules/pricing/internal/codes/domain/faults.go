package domain

import (
	"fmt"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/fault"
)

// What promo codes refuse.
var (
	ErrCodeNotFound = fault.New("pricing.promo_code_not_found", fault.NotFound,
		"Ce code promo est introuvable.", "This promo code cannot be found.")
	ErrCodeWasUsed = fault.New("pricing.promo_code_was_used", fault.Conflict,
		"Ce code promo a déjà servi : arrêtez-le plutôt que de le supprimer.", "This promo code has been used: stop it instead of deleting it.")
	// ErrCodeGone refuses the use of a code that can no longer count it; the cart tells so before, where it can.
	ErrCodeGone = fault.New("pricing.promo_code_gone", fault.Conflict,
		"Ce code promo vient d’être épuisé ou retiré : vérifiez votre panier.",
		"This promo code has just been used up or withdrawn: check your cart.")
)

// TakenCode refuses a code that another one already is.
func TakenCode() error {
	return fault.Invalid(fault.At("code", "unique", "Ce code existe déjà", "This code already exists"))
}

// UnknownProduct refuses a product that is not there.
func UnknownProduct(n int) fault.Violation {
	return fault.At(fmt.Sprintf("products[%d]", n), "not_found", "Ce produit est introuvable", "This product cannot be found")
}

// OthersProduct refuses a product that none of the bearers sells: the code would never count on it.
func OthersProduct(n int) fault.Violation {
	return fault.At(fmt.Sprintf("products[%d]", n), "other_supplier",
		"Ce produit n’est pas d’un fournisseur qui porte le code", "This product is not from a supplier that bears the code")
}

// check refuses what cannot be together.
func (c *KeptCode) check() error {
	var refused []fault.Violation
	if (c.Rate == 0) == (c.Amount == 0) {
		refused = append(refused, fault.At("rate", "rate_or_amount",
			"Indiquez un pourcentage ou un montant, l’un des deux", "Give a percentage or an amount, one of the two"))
	}
	if c.To != "" && c.To < c.From {
		refused = append(refused, fault.At("endsOn", "after_start",
			"La fin précède le début", "The end comes before the beginning"))
	}
	if c.MaxUses != nil && *c.MaxUses < c.Uses {
		v := fault.At("maxUses", "below_uses", "Le code a déjà servi {n} fois", "The code has already been used {n} times")
		v.Text = v.Text.Fill("n", c.Uses)
		refused = append(refused, v)
	}
	return fault.Check(refused)
}

// frozen refuses what may no longer change, each member by name.
func frozen(before, after KeptCode) error {
	var refused []fault.Violation
	refuse := func(path string, changed bool) {
		if changed {
			refused = append(refused, fault.At(path, "frozen",
				"Le code a déjà servi : ceci ne change plus", "The code has been used: this no longer changes"))
		}
	}
	refuse("code", before.Code != after.Code)
	refuse("rate", before.Rate != after.Rate)
	refuse("amount", before.Amount != after.Amount)
	refuse("suppliers", !quote.SameSet(before.SupplierIDs, after.SupplierIDs))
	return fault.Check(refused)
}
