package domain

import "millesime/platform/fault"

// What specimens refuses.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("specimens.not_found", fault.NotFound, fault.Text{
		FR: "Cet élément est introuvable.", EN: "This specimen cannot be found.",
	})
	// ErrCursor refuses a cursor that this list did not give.
	ErrCursor = fault.New("specimens.bad_cursor", fault.Malformed, fault.Text{
		FR: "Cette page de la liste n’existe plus : revenez à la première.",
		EN: "This page of the list no longer exists: go back to the first one.",
	})
)
