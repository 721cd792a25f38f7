package domain

import (
	"fmt"

	"millesime/platform/fault"
)

// Faults of the cart.
var (
	// ErrNoCart covers "not there", "not yours" and "ordered meanwhile" alike.
	ErrNoCart = fault.New("cart.not_found", fault.NotFound, "Ce panier n’existe plus.", "This cart is not there any more.")

	ErrOlderVersion = fault.New("cart.older_version", fault.Conflict,
		"Votre panier a été modifié ailleurs. Voici sa version la plus récente.", "Your cart was changed elsewhere. Here is its newest version.")
	ErrPriceMoved = fault.New("cart.price_moved", fault.Conflict,
		"Le total est passé de {before} à {after} TTC. Vérifiez le nouveau montant avant de valider.",
		"The total went from {before} to {after} incl. VAT. Check the new amount before you validate.")
)

// ErrCodeLapsed says that a promo code was used up, ended or stopped after its buyer saw the total.
var ErrCodeLapsed = fault.New("cart.promo_code_lapsed", fault.Conflict,
	"{why} Sans lui, le total passe de {before} à {after} TTC.", "{why} Without it the total goes from {before} to {after} incl. VAT.")

func notFound(path, fr, en string) fault.Violation { return fault.At(path, "not_found", fr, en) }

func required(path, fr, en string) fault.Violation { return fault.At(path, "required", fr, en) }

func itemPath(i int, field string) string { return fmt.Sprintf("items[%d].%s", i, field) }
