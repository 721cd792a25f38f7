package domain

import "millesime/platform/fault"

// What notifications refuses.
var (
	ErrCursor = fault.New("notifications.cursor", fault.Malformed, fault.Text{
		FR: "Cette page de la liste n’existe plus : revenez à la première.",
		EN: "This page of the list no longer exists: go back to the first one.",
	})
	ErrTooManyStreams = fault.New("notifications.too_many_streams", fault.TooMany, fault.Text{
		FR: "Millésime est ouvert dans trop de navigateurs à la fois. Fermez-en un, puis réessayez.",
		EN: "Millésime is open in too many browsers at once. Close one, then try again.",
	})
)
