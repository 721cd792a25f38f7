// Package app computes carts, keeps them, and checks them out.
package app

import (
	"context"
	"errors"

	"millesime/modules/cart/internal/domain"
	"millesime/modules/cart/internal/store"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/ids"
)

// Carts are the baskets of people, each with its saved copy.
type Carts struct {
	sources Sources // what is ordered is decided by them
	shown   Sources // what is shown comes from memory
	store   *store.Store
	db      *db.DB
	clock   clock.Clock
	ids     ids.Source
}

// NewCarts makes the carts over their store and the modules they ask: to decide, and to show.
func NewCarts(sources, shown Sources, s *store.Store, d *db.DB, c clock.Clock, source ids.Source) *Carts {
	return &Carts{sources: sources, shown: shown, store: s, db: d, clock: c, ids: source}
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

// Read prices the saved cart. What has become impossible since it was saved (a product withdrawn, a customer
// no longer one's own) is left out with a message, so that the rest of the cart is never lost.
func (c *Carts) Read(ctx context.Context, actor auth.Actor) (domain.Priced, error) {
	saved, err := c.store.Saved(ctx, nil, domain.OwnerOf(actor))
	if err != nil {
		return domain.Priced{}, err
	}
	p, f, err := c.possible(ctx, actor, saved.Payload)
	if err != nil {
		return domain.Priced{}, err
	}
	priced, err := c.shown.price(ctx, nil, c.clock.Now(), actor, p, f)
	if errors.Is(err, fault.ErrViolations) {
		p = p.WithoutDiscounts() // a right to give them that was lost since
		priced, err = c.shown.price(ctx, nil, c.clock.Now(), actor, p, f)
	}
	if err != nil {
		return domain.Priced{}, err
	}
	priced.ID, priced.Version = saved.ID, saved.Version
	priced.Blockers = append(priced.Blockers, saved.Payload.Lost(p)...)
	return priced, nil
}

// possible is the part of a saved payload that could still be posted. Leaving the customer out changes what is
// visible, hence the second look.
func (c *Carts) possible(ctx context.Context, actor auth.Actor, p domain.Payload) (domain.Payload, domain.Facts, error) {
	for {
		f, refused, err := c.shown.gather(ctx, actor, p)
		if err != nil || len(refused) == 0 {
			return p, f, err
		}
		p = p.Within(f)
	}
}
