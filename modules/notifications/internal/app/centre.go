package app

import (
	"context"

	"millesime/modules/notifications/internal/domain"
	"millesime/modules/notifications/internal/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Centre is where people read what they were told, and choose how to be told.
type Centre struct {
	db      *db.DB
	store   *store.Store
	parties usersapi.Parties
	clock   clock.Clock
}

// NewCentre makes the centre over its store.
func NewCentre(d *db.DB, s *store.Store, parties usersapi.Parties, c clock.Clock) *Centre {
	return &Centre{db: d, store: s, parties: parties, clock: c}
}

// List gives a page of the actor's notifications, the newest first.
func (c *Centre) List(ctx context.Context, a auth.Actor, f domain.Filter) (lists.Page[domain.Notification], error) {
	list, err := c.store.List(ctx, domain.Owner(a), f)
	if err != nil {
		return lists.Page[domain.Notification]{}, err
	}
	return list, name(ctx, c.parties, list.Rows)
}

// Unread counts those the actor has not read.
func (c *Centre) Unread(ctx context.Context, a auth.Actor) (int64, error) {
	return c.store.Unread(ctx, domain.Owner(a))
}

// Read marks some of the actor's as read, all when ids is nil, and tells how many are left. Those that are not the
// actor's are not there.
func (c *Centre) Read(ctx context.Context, a auth.Actor, ids []int64) (int64, error) {
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return c.store.MarkRead(ctx, tx, domain.Owner(a), ids, c.clock.Now())
	})
	if err != nil {
		return 0, err
	}
	return c.store.Unread(ctx, domain.Owner(a))
}

// Missed gives the next ones behind an id, the oldest first, for a stream that goes on.
func (c *Centre) Missed(ctx context.Context, a auth.Actor, id int64) ([]domain.Notification, error) {
	const piece = 100
	missed, err := c.store.Behind(ctx, domain.Owner(a), id, piece)
	if err != nil {
		return nil, err
	}
	return missed, name(ctx, c.parties, missed)
}

// Newest is the id that a stream begins behind.
func (c *Centre) Newest(ctx context.Context, a auth.Actor) (int64, error) {
	return c.store.Newest(ctx, domain.Owner(a))
}

// PersonalData implements usersapi.PersonalData.
func (c *Centre) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	list, err := c.store.List(ctx, userID, domain.Filter{})
	if err != nil {
		return nil, err
	}
	chosen, err := c.store.Chosen(ctx, userID)
	if err != nil {
		return nil, err
	}
	return domain.PersonalData(list.Rows, chosen), nil
}

// Forget deletes everything people were told and chose.
func (c *Centre) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return c.store.Forget(ctx, tx, userIDs)
}

// name writes the present names of the parties.
func name(ctx context.Context, people usersapi.Parties, all []domain.Notification) error {
	var ids []int64
	for _, n := range all {
		if n.PartyID != 0 {
			ids = append(ids, n.PartyID)
		}
	}
	parties, err := people.Parties(ctx, ids)
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

// Preferences gives the actor's choices for every kind it may be told.
func (c *Centre) Preferences(ctx context.Context, a auth.Actor) ([]domain.Preference, error) {
	person, err := c.parties.Party(ctx, domain.Owner(a))
	if err != nil {
		return nil, err
	}
	chosen, err := c.store.Chosen(ctx, person.ID)
	if err != nil {
		return nil, err
	}
	return domain.PreferencesOf(person.Group, chosen), nil
}

// ChangePreferences writes new choices and gives them all. A kind that the actor is never told is refused.
func (c *Centre) ChangePreferences(ctx context.Context, a auth.Actor, changes map[domain.Kind]domain.Change) ([]domain.Preference, error) {
	all, err := c.Preferences(ctx, a)
	if err != nil {
		return nil, err
	}
	choices, err := domain.Choose(all, changes)
	if err != nil || len(choices) == 0 {
		return all, err
	}
	return all, c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return c.store.Choose(ctx, tx, domain.Owner(a), choices, c.clock.Now())
	})
}
