package domain

import (
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What waiters are refused.
var (
	// ErrWaiterNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrWaiterNotFound = fault.New("waiters.not_found", fault.NotFound, "Ce serveur est introuvable.", "This waiter cannot be found.")
	// ErrWaitersCursor refuses a cursor that this list did not give.
	ErrWaitersCursor = lists.Stale("waiters.bad_cursor")
	// ErrHasSales refuses to delete a waiter to whom sales belong.
	ErrHasSales = fault.New("waiters.has_sales", fault.Conflict,
		"Des ventes portent le nom de ce serveur : désactivez-le plutôt que de le supprimer.",
		"Sales bear this waiter's name: deactivate the waiter instead of deleting it.")
)

// What wine lists refuse.
var (
	// ErrListNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrListNotFound = fault.New("wine_lists.not_found", fault.NotFound, "Cette carte des vins est introuvable.", "This wine list cannot be found.")
	// ErrEntryNotFound is the same of a wine on a list.
	ErrEntryNotFound = fault.New("wine_lists.entry_not_found", fault.NotFound,
		"Ce vin n’est plus sur la carte.", "This wine is no longer on the list.")
	// ErrListsCursor refuses a cursor that this list did not give.
	ErrListsCursor = lists.Stale("wine_lists.bad_cursor")
	// ErrSecondList refuses a second list of a restaurant.
	ErrSecondList = fault.New("wine_lists.second", fault.Conflict,
		"Vous avez déjà une carte des vins : modifiez-la plutôt que d’en créer une autre.",
		"You already have a wine list: change it instead of making another one.")
)
