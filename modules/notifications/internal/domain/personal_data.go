package domain

import (
	"context"
	"time"

	"millesime/platform/db"
)

// PersonalStore reads and forgets what is kept about people.
type PersonalStore interface {
	List(ctx context.Context, ownerID int64, f Filter) (List, error)
	Chosen(ctx context.Context, userID int64) (map[Kind]Choice, error)
	Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error
}

// PersonalData is what notifications keep about people.
type PersonalData struct{ store PersonalStore }

// NewPersonalData makes the use cases.
func NewPersonalData(s PersonalStore) *PersonalData { return &PersonalData{store: s} }

// PersonalNotification is one that a person was told, in its own file.
type PersonalNotification struct {
	Kind      Kind       `json:"kind"`
	Order     string     `json:"order,omitempty"`
	State     string     `json:"state,omitempty"`
	CreatedAt time.Time  `json:"createdAt"`
	ReadAt    *time.Time `json:"readAt"`
}

// PersonalChoice is how a person chose to be told.
type PersonalChoice struct {
	Kind   Kind `json:"kind"`
	App    bool `json:"app"`
	Mail   bool `json:"mail"`
	Digest bool `json:"digest"`
}

// PersonalData gives a person's notifications and choices (usersapi.PersonalData).
func (p *PersonalData) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	list, err := p.store.List(ctx, userID, Filter{})
	if err != nil {
		return nil, err
	}
	told := make([]PersonalNotification, 0, len(list.Notifications))
	for _, n := range list.Notifications {
		one := PersonalNotification{Kind: n.Kind, Order: n.Params.Number, State: n.Params.To, CreatedAt: n.CreatedAt}
		if !n.ReadAt.IsZero() {
			one.ReadAt = &n.ReadAt
		}
		told = append(told, one)
	}
	chosen, err := p.store.Chosen(ctx, userID)
	if err != nil {
		return nil, err
	}
	choices := make([]PersonalChoice, 0, len(chosen))
	for _, r := range rules() {
		if c, ok := chosen[r.kind]; ok {
			choices = append(choices, PersonalChoice{Kind: r.kind, App: c.App, Mail: c.Mail, Digest: c.Digest})
		}
	}
	return map[string]any{"notifications": told, "notificationPreferences": choices}, nil
}

// Forget deletes everything people were told and chose.
func (p *PersonalData) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return p.store.Forget(ctx, tx, userIDs)
}
