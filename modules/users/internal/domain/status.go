package domain

import (
	"slices"
	"time"

	"millesime/platform/auth"
)

// Role is what an actor is to one account.
type Role string

// The roles of the state table.
const (
	RoleAdmin  Role = "admin"  // an admin, of an account that it may change
	RoleOwner  Role = "owner"  // the person itself, and only by erasing its account
	RoleReader Role = "reader" // anybody else
)

// Roles lists every role.
func Roles() []Role { return []Role{RoleAdmin, RoleOwner, RoleReader} }

// AllStatuses lists the states of an account, in the order of the specification's user_status.
func AllStatuses() []auth.Status {
	return []auth.Status{auth.Processing, auth.Valid, auth.Blocked, auth.Deleted}
}

// Transition is a row of the state table.
type Transition struct {
	From, To auth.Status
	By       []Role
	Reason   bool // an admin must say why
	Back     bool // only to the state before, while the account can still be restored
}

// StatusTable is the state table of accounts (domain 1.3). The API and the interface read this one.
func StatusTable() []Transition {
	admin, both := []Role{RoleAdmin}, []Role{RoleAdmin, RoleOwner}
	return []Transition{
		{From: auth.Processing, To: auth.Valid, By: admin},
		{From: auth.Processing, To: auth.Deleted, By: both, Reason: true}, // a refusal
		{From: auth.Valid, To: auth.Blocked, By: admin},
		{From: auth.Valid, To: auth.Deleted, By: both},
		{From: auth.Blocked, To: auth.Valid, By: admin},
		{From: auth.Blocked, To: auth.Deleted, By: admin},
		{From: auth.Deleted, To: auth.Processing, By: admin, Back: true},
		{From: auth.Deleted, To: auth.Valid, By: admin, Back: true},
		{From: auth.Deleted, To: auth.Blocked, By: admin, Back: true},
	}
}

// RestoreDays is how long a deleted account can be restored; then it is anonymised.
const RestoreDays = 30

// Restorable tells whether a deleted account can still go back.
func (u User) Restorable(now time.Time) bool {
	return u.Status == auth.Deleted && u.AnonymisedAt.IsZero() && now.Before(u.DeletedAt.AddDate(0, 0, RestoreDays))
}

// transitionTo finds the row that brings the account to a state; false when there is none.
func (u User) transitionTo(to auth.Status, role Role, now time.Time) (Transition, bool) {
	for _, t := range StatusTable() {
		if t.From != u.Status || t.To != to || !slices.Contains(t.By, role) {
			continue
		}
		if t.Back && (to != u.StatusBefore || !u.Restorable(now)) {
			continue
		}
		return t, true
	}
	return Transition{}, false
}

// Transitions are the states that a role may bring the account to now, in table order.
func (u User) Transitions(role Role, now time.Time) []auth.Status {
	targets := []auth.Status{}
	for _, t := range StatusTable() {
		if _, ok := u.transitionTo(t.To, role, now); ok && t.From == u.Status {
			targets = append(targets, t.To)
		}
	}
	return targets
}

// RoleTo tells what an actor is to an account when its status is concerned: nobody changes its own, and accounts of
// admins are the superadmin's (domain 1.3).
func RoleTo(actor auth.Actor, u User) Role {
	switch {
	case actor.ID == u.ID || !actor.Group.IsAdmin():
		return RoleReader
	case u.Group.IsAdmin() && actor.Group != auth.Superadmin:
		return RoleReader
	default:
		return RoleAdmin
	}
}
