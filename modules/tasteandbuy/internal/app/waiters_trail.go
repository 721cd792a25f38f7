package app

import (
	"context"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/versions"
)

const (
	waiters   = "waiters"
	waiterPIN = "waiters.pin"
)

// trailedWaiter is what the trail and the file of its restaurant keep of a waiter: of a PIN, that there is one.
type trailedWaiter struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Email     string `json:"email"`
	Active    bool   `json:"active"`
}

func trailOfWaiter(w domain.Waiter) trailedWaiter {
	return trailedWaiter{FirstName: w.FirstName, LastName: w.LastName, Email: w.Email, Active: w.Active}
}

// kept locks a waiter of the actor's, as the version it saw.
func (all *Waiters) kept(ctx context.Context, tx *db.Tx, a auth.Actor, id, version int64) (domain.Waiter, error) {
	found, err := all.store.Waiter(ctx, tx, a.ID, id)
	if err == nil {
		err = audit.CheckSeen(ctx, all.db, tx, versions.Thing{Path: versions.Path(waiters, id), Version: found.Version}, version)
	}
	return found, err
}

// noteWaiter tells the trail what became of a waiter; before nil is a new one, after nil one that is gone.
func noteWaiter(ctx context.Context, tx *db.Tx, action string, before, after *domain.Waiter) error {
	entry := audit.Entry{Action: action, Subject: waiters}
	of := before
	if before != nil && after != nil { // of one that is gone nothing more is kept
		entry.Before = trailOfWaiter(*before)
	}
	if after != nil {
		of = after
		entry.After, entry.Version = trailOfWaiter(*after), after.Version
	}
	if action == waiterPIN { // of which nothing is shown
		entry.Before, entry.After = nil, nil
	}
	entry.SubjectID, entry.Person, entry.Thing = of.ID, of.RestaurantID, versions.Path(waiters, of.ID)
	return audit.Append(ctx, tx, entry)
}
