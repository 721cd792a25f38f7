package domain

import (
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What specimens refuses.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("specimens.not_found", fault.NotFound, "Cet élément est introuvable.", "This specimen cannot be found.")
	// ErrCursor refuses a cursor that this list did not give.
	ErrCursor = lists.Stale("specimens.bad_cursor")
)
