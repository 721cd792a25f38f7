package domain

import "millesime/platform/fault"

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
	ErrKeyReused = fault.New("cart.idempotency_key_reused", fault.Unprocessable, fault.Text{
		FR: "Cette clé d’idempotence a déjà servi pour une autre demande.",
		EN: "This idempotency key was already used for another request.",
	})
	ErrInProgress = fault.New("cart.in_progress", fault.Conflict, fault.Text{
		FR: "Cette commande est déjà en cours de validation. Patientez un instant.",
		EN: "This order is already being validated. Please wait a moment.",
	})
)

func violation(path, code, fr, en string) fault.Violation {
	return fault.Violation{PropertyPath: path, Code: code, Text: fault.Text{FR: fr, EN: en}}
}

func notFound(path, fr, en string) fault.Violation { return violation(path, "not_found", fr, en) }

func required(path, fr, en string) fault.Violation { return violation(path, "required", fr, en) }
