package domain

import (
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// ErrLeftAlready refuses to take back more than is on hand.
var ErrLeftAlready = fault.New("receipts.left_already", fault.Conflict,
	"Il ne reste en stock que {onHand} de ce vin : ce qui est parti a bien été reçu.",
	"Only {onHand} of this wine are left in stock: what has left had come.")

// mostRefused is how many refused lines are told at once.
const mostRefused = 200

// Refuse refuses lines, of which so many are told.
func Refuse(refused []fault.Violation) error {
	return fault.Check(refused[:min(len(refused), mostRefused)])
}

// UnknownSupplier refuses whom the receipt cannot be of.
func UnknownSupplier() error {
	return fault.Invalid(fault.At("supplier", "not_found", "Ce fournisseur est introuvable", "This supplier cannot be found"))
}

// MissingSupplier asks an admin whose goods they are.
func MissingSupplier() error { return fault.Invalid(validate.Violation("supplier", "required")) }
