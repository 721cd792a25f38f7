// Package domain holds the rules of wine lists, waiters, the requests that guests conclude, and the pages on which they do.
package domain

import (
	"errors"
	"strings"
	"time"

	"millesime/platform/fault"
	"millesime/platform/fold"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

// The keys that lists are sorted by.
const (
	SortName      = "name"
	SortLastName  = "lastName"
	SortCreatedAt = "createdAt"
)

const (
	longestName  = 60 // characters, as the next
	longestEmail = 254
)

// NameRules are those of a first or last name.
func NameRules() []validate.Rule {
	return LineRules(longestName)
}

// LineRules are those of a text on one line that must be given, of at most so many characters.
func LineRules(most int) []validate.Rule {
	return append([]validate.Rule{validate.Required}, validate.LineRules(most)...)
}

// EmailRules are those of the e-mail of a waiter or a guest.
func EmailRules() []validate.Rule {
	return []validate.Rule{validate.Required, validate.Email, validate.Max(longestEmail)}
}

// Waiter sells from the wine list of a restaurant.
type Waiter struct {
	ID           int64
	RestaurantID int64
	FirstName    string
	LastName     string
	Email        string
	PINHash      string    // "": none was given yet
	PINSetAt     time.Time // zero: likewise
	ToldAt       time.Time // since when it is to be told at this e-mail what is kept of sales
	HandedAt     time.Time // since when the mail server has that mail; zero: not yet, and nothing is recorded in its name
	Active       bool
	Version      int64
	CreatedAt    time.Time
	UpdatedAt    time.Time

	Sales Sales // of all time; read where it is shown
}

// Person is what is written of a waiter.
type Person struct{ FirstName, LastName, Email string }

// NewWaiter is one whom a restaurant takes on, and who is told of it.
func NewWaiter(restaurantID int64, p Person, at time.Time) Waiter {
	w := Waiter{RestaurantID: restaurantID, Active: true, Version: 1, CreatedAt: at, UpdatedAt: at}
	w.Write(p, at)
	return w
}

// Write gives a waiter other names or another e-mail; at another e-mail it is told again.
func (w *Waiter) Write(p Person, at time.Time) (told bool) {
	p.Email = strings.ToLower(p.Email)
	told = p.Email != w.Email
	w.FirstName, w.LastName, w.Email = p.FirstName, p.LastName, p.Email
	if told {
		w.ToldAt, w.HandedAt = at, time.Time{}
	}
	return told
}

// CheckWaiter refuses a request in the name of a waiter who is not there, or not any more, or not told yet what is kept of it.
func CheckWaiter(w *Waiter, err error) error {
	switch {
	case errors.Is(err, ErrWaiterNotFound):
		return fault.Invalid(fault.At("waiter", "not_found", "Ce serveur est introuvable.", "This waiter cannot be found."))
	case err == nil && !w.Active:
		return fault.Invalid(fault.At("waiter", "inactive", "Ce serveur est désactivé.", "This waiter is deactivated."))
	case err == nil && w.HandedAt.IsZero():
		return fault.Invalid(fault.At("waiter", "not_told",
			"L’e-mail qui informe ce serveur n’est pas encore parti (Code du travail, art. L1222-4) : réessayez dans un instant, ou corrigez son adresse.",
			"The mail that informs this waiter has not left yet (French Labour Code, art. L1222-4): try again in a moment, or correct the address."))
	}
	return err
}

// SetPIN gives a waiter a PIN, of which the hash alone is kept.
func (w *Waiter) SetPIN(hash string, at time.Time) { w.PINHash, w.PINSetAt = hash, at }

// Person is what is written of the waiter.
func (w *Waiter) Person() Person { return Person{w.FirstName, w.LastName, w.Email} }

// Name is the first and the last name.
func (w *Waiter) Name() string { return strings.TrimSpace(w.FirstName + " " + w.LastName) }

// NameSearch is what lists sort by: the last name, then the first.
func (w *Waiter) NameSearch() string { return fold.Text(w.LastName + " " + w.FirstName) }

// SearchText is what a search looks into.
func (w *Waiter) SearchText() string { return fold.Text(w.Name() + " " + w.Email) }

// WaiterFilter narrows a list of waiters.
type WaiterFilter struct {
	Search string
	Active *bool // nil: all
	Part   lists.Part
}
