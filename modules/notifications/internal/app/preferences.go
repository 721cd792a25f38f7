package app

import (
	"context"

	"millesime/modules/notifications/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

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
