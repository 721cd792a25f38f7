package gate

import (
	"time"

	"millesime/platform/fault"
)

// ErrBusy refuses work that could not begin in time.
var ErrBusy = fault.New("gate.busy", fault.Unavailable,
	"Le service est très sollicité en ce moment. Réessayez dans quelques secondes.",
	"The service is very busy at the moment. Try again in a few seconds.")

// ErrPerson refuses work of a person who has as much of its kind under way as may be.
var ErrPerson = fault.New("gate.person", fault.TooMany,
	"D’autres demandes de votre part sont encore en cours. Réessayez dans quelques secondes.",
	"Other requests of yours are still under way. Try again in a few seconds.")

// Times after which to come back.
const (
	soonest     = time.Second
	whenOneEnds = 5 * time.Second // of a person's own
)

// busy tells to come back when the work would have had its turn.
func busy(wait time.Duration) error { return ErrBusy.RetryAfter(max(wait, soonest)) }
