package domain

import (
	"fmt"

	"millesime/platform/fault"
	"millesime/platform/lists"
)

// ErrCursor refuses a cursor that a list of codes, frames or shipping fees did not give.
var ErrCursor = lists.Stale("pricing.bad_cursor")

// UnknownSupplier refuses one of the suppliers of a condition that is no supplier.
func UnknownSupplier(n int) fault.Violation {
	return fault.At(fmt.Sprintf("suppliers[%d]", n), "not_found", "Ce fournisseur est introuvable", "This supplier cannot be found")
}

// Errors of price lists.
var (
	ErrListNotFound = fault.New("pricing.list_not_found", fault.NotFound,
		"Cette mercuriale est introuvable.", "This price list cannot be found.")
	ErrListOfOthers = fault.New("pricing.list_of_others", fault.Forbidden,
		"Cette mercuriale s’adresse aussi à d’autres clients que les vôtres : seul le fournisseur peut la modifier.",
		"This price list is for customers other than yours too: only the supplier may change it.")
	ErrListOfSupplier = fault.New("pricing.list_of_supplier", fault.Forbidden,
		"Vous n’avez pas écrit cette mercuriale : seul son fournisseur peut y mettre fin ou la supprimer.",
		"You did not write this price list: only its supplier may end or delete it.")
	ErrListBegun = fault.New("pricing.list_begun", fault.Conflict,
		"Cette mercuriale a commencé : ses prix ne changent plus. Préparez une révision avec sa propre date de début.",
		"This price list has begun: its prices no longer change. Prepare a revision with a start of its own.")
	ErrPublished = fault.New("pricing.list_published", fault.Conflict,
		"Cette mercuriale est déjà publiée.", "This price list is already published.")
	ErrNotPublished = fault.New("pricing.list_not_published", fault.Conflict,
		"Cette mercuriale n’est pas encore publiée.", "This price list is not yet published.")
	ErrRevisionWaits = fault.New("pricing.revision_waits", fault.Conflict,
		"Une révision de cette mercuriale est déjà en préparation. Terminez-la d’abord.",
		"A revision of this price list is already being prepared. Finish it first.")
	ErrListCursor = fault.New("pricing.list_cursor", fault.Malformed,
		"Cette page de la liste n’existe plus. Reprenez depuis le début.", "This page of the list is gone. Start again from the beginning.")
)
