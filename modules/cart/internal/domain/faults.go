package domain

import (
	"fmt"

	"millesime/platform/fault"
)

// Faults of the cart.
var (
	ErrOlderVersion = fault.New("cart.older_version", fault.Conflict, fault.Text{
		FR: "Votre panier a été modifié ailleurs. Voici sa version la plus récente.",
		EN: "Your cart was changed elsewhere. Here is its newest version.",
	})
	ErrPriceMoved = fault.New("cart.price_moved", fault.Conflict, fault.Text{
		FR: "Le total est passé de {before} à {after} TTC. Vérifiez le nouveau montant avant de valider.",
		EN: "The total rose from {before} to {after} incl. tax. Check the new amount before you validate.",
	})
)

func violation(path, code, fr, en string) fault.Violation {
	return fault.Violation{PropertyPath: path, Code: code, Text: fault.Text{FR: fr, EN: en}}
}

func notFound(path, fr, en string) fault.Violation { return violation(path, "not_found", fr, en) }

func required(path, fr, en string) fault.Violation { return violation(path, "required", fr, en) }

func itemPath(i int, field string) string { return fmt.Sprintf("items[%d].%s", i, field) }
