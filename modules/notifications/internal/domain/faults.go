package domain

import (
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What notifications refuses.
var (
	ErrCursor         = lists.Stale("notifications.cursor")
	ErrTooManyStreams = fault.New("notifications.too_many_streams", fault.TooMany,
		"Millésime est ouvert dans trop de navigateurs à la fois. Fermez-en un, puis réessayez.",
		"Millésime is open in too many browsers at once. Close one, then try again.")
)
