// Package app computes carts, keeps them, and checks them out.
package app

import (
	"context"

	"millesime/modules/cart/internal/store"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
)

// Carts are the baskets of people, each with its saved copy.
type Carts struct {
	sources Sources
	store   *store.Store
	db      *db.DB
	clock   clock.Clock
	ids     ids.Source
}

// NewCarts makes the carts over their store and the modules they ask.
func NewCarts(sources Sources, s *store.Store, d *db.DB, c clock.Clock, source ids.Source) *Carts {
	return &Carts{sources: sources, store: s, db: d, clock: c, ids: source}
}

// PersonalData implements usersapi.PersonalData.
func (c *Carts) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	carts, err := c.store.CartsOf(ctx, userID)
	return map[string]any{"carts": carts}, err
}

// Forget deletes the saved carts of people of whom nothing personal may be left.
func (c *Carts) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return c.store.Forget(ctx, tx, userIDs)
}
