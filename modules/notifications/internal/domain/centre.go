package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Owner is whose notifications an actor reads: the real person's, so that an administrator who acts for somebody
// neither reads nor marks what that person was told.
func Owner(a auth.Actor) int64 {
	if a.Impersonated() {
		return a.Impersonator
	}
	return a.ID
}

// CentreStore reads and marks notifications. Every method sees its owner's only, and only those for the centre.
type CentreStore interface {
	List(ctx context.Context, ownerID int64, f Filter) (List, error)
	Unread(ctx context.Context, ownerID int64) (int64, error)
	// Behind reads those with ids above one, in the order of ids.
	Behind(ctx context.Context, ownerID, id int64, limit int) ([]Notification, error)
	// Newest is the highest id, 0 when there is none.
	Newest(ctx context.Context, ownerID int64) (int64, error)
	// MarkRead marks some, or all when ids is nil.
	MarkRead(ctx context.Context, tx *db.Tx, ownerID int64, ids []int64, at time.Time) error
}

// Transactor runs a function in a transaction (db.DB).
type Transactor interface {
	InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error
}

// Centre is where people read what they were told.
type Centre struct {
	db    Transactor
	store CentreStore
	users usersapi.Directory
	clock clock.Clock
}

// NewCentre makes the use cases.
func NewCentre(d Transactor, s CentreStore, users usersapi.Directory, c clock.Clock) *Centre {
	return &Centre{db: d, store: s, users: users, clock: c}
}

// List gives a page of the actor's notifications, the newest first.
func (c *Centre) List(ctx context.Context, a auth.Actor, f Filter) (List, error) {
	list, err := c.store.List(ctx, Owner(a), f)
	if err != nil {
		return List{}, err
	}
	return list, name(ctx, c.users, list.Notifications)
}

// Unread counts those the actor has not read.
func (c *Centre) Unread(ctx context.Context, a auth.Actor) (int64, error) {
	return c.store.Unread(ctx, Owner(a))
}

// Read marks some of the actor's as read, all when ids is nil, and tells how many are left. Those that are not the
// actor's are not there.
func (c *Centre) Read(ctx context.Context, a auth.Actor, ids []int64) (int64, error) {
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return c.store.MarkRead(ctx, tx, Owner(a), ids, c.clock.Now())
	})
	if err != nil {
		return 0, err
	}
	return c.store.Unread(ctx, Owner(a))
}

// Missed gives the next ones behind an id, the oldest first, for a stream that goes on.
func (c *Centre) Missed(ctx context.Context, a auth.Actor, id int64) ([]Notification, error) {
	const piece = 100
	missed, err := c.store.Behind(ctx, Owner(a), id, piece)
	if err != nil {
		return nil, err
	}
	return missed, name(ctx, c.users, missed)
}

// Newest is the id that a stream begins behind.
func (c *Centre) Newest(ctx context.Context, a auth.Actor) (int64, error) {
	return c.store.Newest(ctx, Owner(a))
}

// name writes the present names of the parties.
func name(ctx context.Context, users usersapi.Directory, all []Notification) error {
	var ids []int64
	for _, n := range all {
		if n.PartyID != 0 {
			ids = append(ids, n.PartyID)
		}
	}
	parties, err := users.Parties(ctx, ids)
	if err != nil {
		return err
	}
	for i := range all {
		if party, ok := parties[all[i].PartyID]; ok {
			all[i].PartyName = party.DisplayName()
		}
	}
	return nil
}
