package app

import (
	"context"
	"strconv"

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

// keptWaiter is what the file of its restaurant holds of a waiter: of a PIN, nothing.
type keptWaiter struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Email     string `json:"email"`
	Active    bool   `json:"active"`
}

func fileOfWaiter(w domain.Waiter) keptWaiter {
	return keptWaiter{FirstName: w.FirstName, LastName: w.LastName, Email: w.Email, Active: w.Active}
}

// trailOfWaiter is what the trail keeps of a waiter, beside another state of it: who it is stands there as a mark alone, which tells that
// it changed. Nothing is taken out of the trail, and a waiter that is deleted leaves no name.
func trailOfWaiter(w, beside *domain.Waiter) map[string]any {
	trailed := map[string]any{"active": w.Active}
	for member, of := range map[string]func(*domain.Waiter) string{
		"firstName": func(w *domain.Waiter) string { return w.FirstName },
		"lastName":  func(w *domain.Waiter) string { return w.LastName },
		"email":     func(w *domain.Waiter) string { return w.Email },
	} {
		trailed[member] = "•••"
		if beside != nil && of(w) != of(beside) && w.Version > beside.Version {
			trailed[member] = "••• (" + strconv.FormatInt(w.Version, 10) + ")"
		}
	}
	return trailed
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
		entry.Before = trailOfWaiter(before, after)
	}
	if after != nil {
		of = after
		entry.After, entry.Version = trailOfWaiter(after, before), after.Version
	}
	if action == waiterPIN { // of which nothing is shown
		entry.Before, entry.After = nil, nil
	}
	entry.SubjectID, entry.Person, entry.Thing = of.ID, of.RestaurantID, versions.Path(waiters, of.ID)
	return audit.Append(ctx, tx, entry)
}
