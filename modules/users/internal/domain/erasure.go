package domain

import (
	"context"

	"millesime/platform/auth"
	"millesime/platform/clock"
)

// Erasures delete accounts at the request of their owners.
type Erasures struct {
	statuses *Statuses
	clock    clock.Clock
}

// NewErasures makes the use case.
func NewErasures(s *Statuses, c clock.Clock) *Erasures { return &Erasures{statuses: s, clock: c} }

// Own deletes the actor's account, ends its sessions and mails it what follows.
// It asks for the password given just before, and waits for open orders; what
// is left after 30 days is anonymised (domain 1.3).
func (e *Erasures) Own(ctx context.Context, a auth.Actor, reason string) error {
	if err := SignedInRecently(a, e.clock.Now()); err != nil {
		return err
	}
	return e.statuses.Erase(ctx, a, reason)
}
