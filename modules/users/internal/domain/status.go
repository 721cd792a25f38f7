package domain

import (
	"strconv"
	"time"

	"millesime/platform/auth"
	"millesime/platform/states"
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

// RestoreDays is how long a deleted account can be restored; then it is anonymised.
const RestoreDays = 30

// The guards.
const (
	GuardRestorable states.Guard = "restorable"      // deleted, and not yet anonymised
	GuardCameFrom   states.Guard = "came_from_there" // only to the state before
)

// Transition is a row of the state table. Where it asks for a reason, an admin must give one, the person itself may.
type Transition = states.Transition[auth.Status, Role]

// StatusTable is the state table of accounts (domain 1.3). The API, the interface and the documents read this one.
func StatusTable() *states.Table[auth.Status, Role, situation] { return statusTable }

var statusTable = states.New(states.Definition[auth.Status, Role, situation]{ //nolint:gochecknoglobals // read only
	States:      auth.AllStatuses(),
	Roles:       Roles(),
	Begins:      map[auth.Status]string{auth.Processing: "registration"},
	Ends:        map[auth.Status]string{auth.Deleted: "anonymised after " + strconv.Itoa(RestoreDays) + " days"},
	Transitions: statusRows(),
	Guards: map[states.Guard]func(situation, auth.Status) error{
		GuardRestorable: situation.restorable,
		GuardCameFrom:   situation.cameFrom,
	},
	NoSuch:   ErrNoTransition,
	NotYours: ErrNoTransition,
})

func statusRows() []Transition {
	admin, both, back := []Role{RoleAdmin}, []Role{RoleAdmin, RoleOwner}, []states.Guard{GuardRestorable, GuardCameFrom}
	return []Transition{
		{From: auth.Processing, To: auth.Valid, By: admin},
		{From: auth.Processing, To: auth.Deleted, By: both, Reason: true}, // a refusal
		{From: auth.Valid, To: auth.Blocked, By: admin},
		{From: auth.Valid, To: auth.Deleted, By: both},
		{From: auth.Blocked, To: auth.Valid, By: admin},
		{From: auth.Blocked, To: auth.Deleted, By: admin},
		{From: auth.Deleted, To: auth.Processing, By: admin, Guards: back},
		{From: auth.Deleted, To: auth.Valid, By: admin, Guards: back},
		{From: auth.Deleted, To: auth.Blocked, By: admin, Guards: back},
	}
}

// situation is what guards look at.
type situation struct {
	user User
	now  time.Time
}

func (s situation) restorable(auth.Status) error {
	if s.user.AnonymisedAt.IsZero() && s.now.Before(s.user.DeletedAt.AddDate(0, 0, RestoreDays)) {
		return nil
	}
	return ErrTooLate.With("days", RestoreDays)
}

func (s situation) cameFrom(to auth.Status) error {
	if to == s.user.StatusBefore {
		return nil
	}
	return ErrNoTransition
}

// transitionTo finds the row by which a role brings the account to a state, or the refusal.
func (u User) transitionTo(to auth.Status, role Role, now time.Time) (Transition, error) {
	return statusTable.Find(u.Status, to, role, situation{u, now})
}

// Transitions are the states that a role may bring the account to now, in table order.
func (u User) Transitions(role Role, now time.Time) []auth.Status {
	targets := []auth.Status{}
	for _, t := range statusTable.Allowed(u.Status, role, situation{u, now}) {
		targets = append(targets, t.To)
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

// StatusMove is what is written of a change of status.
type StatusMove struct {
	From, To auth.Status
	Reason   string
	Own      bool // the person's own wish
	At       time.Time
}

// StatusChange asks for another status of some people.
type StatusChange struct {
	UserIDs []int64
	To      auth.Status
	Reason  string
	Own     bool // the person's own wish
}

// StatusOutcome is what became of one of them.
type StatusOutcome struct {
	UserID   int64
	Previous auth.Status // "" for who is not to be seen
	Refusal  error       // nil when the status changed
}

// Refusal tells why a person may not be moved; nil when it may. open counts what it has to finish first.
func (change StatusChange) Refusal(u User, role Role, open int, now time.Time) error {
	switch {
	case role == RoleReader:
		return ErrStatusChange
	case u.Status == change.To:
		return ErrSameStatus
	}
	row, err := u.transitionTo(change.To, role, now)
	switch {
	case err != nil:
		return err
	case row.Reason && role == RoleAdmin && change.Reason == "":
		return reasonMissing()
	case open > 0:
		return openOrders(open)
	}
	return nil
}
