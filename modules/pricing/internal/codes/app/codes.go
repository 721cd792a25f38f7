// Package app lets administrators write promo codes, counts their uses and tells those who bear them.
package app

import (
	"context"

	"millesime/modules/pricing/internal/codes/store"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/pricing/pricingevents"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Codes are the promo codes of the platform. They implement pricingapi.Codes.
type Codes struct {
	store    *store.Store
	db       *db.DB
	clock    clock.Clock
	parties  usersapi.Parties
	products productsapi.Products
}

// NewCodes makes the codes over their store.
func NewCodes(d *db.DB, c clock.Clock, parties usersapi.Parties, products productsapi.Products) *Codes {
	return &Codes{db: d, store: store.New(d), clock: c, parties: parties, products: products}
}

// Use implements pricingapi.Codes.
func (c *Codes) Use(ctx context.Context, tx *db.Tx, use pricingapi.CodeUse) error {
	if err := c.store.AddUse(ctx, tx, use); err != nil {
		return err
	}
	return tx.Publish(ctx, pricingevents.CodeUsedV1{
		CodeID: use.Code.ID, Code: use.Code.Code, CheckoutID: use.CheckoutID, CustomerID: use.CustomerID, AmountCents: int64(use.Code.Amount),
	})
}

// LockUses implements pricingapi.Codes.
func (c *Codes) LockUses(ctx context.Context, tx *db.Tx, checkoutIDs []string) ([]string, error) {
	return c.store.LockUses(ctx, tx, checkoutIDs)
}

// GiveBack implements pricingapi.Codes.
func (c *Codes) GiveBack(ctx context.Context, tx *db.Tx, checkoutIDs []string) error {
	if len(checkoutIDs) == 0 {
		return nil
	}
	uses, err := c.store.GiveBackUses(ctx, tx, checkoutIDs)
	if err != nil {
		return err
	}
	facts := make([]db.Event, 0, len(uses))
	for _, use := range uses {
		facts = append(facts, pricingevents.CodeGivenBackV1{
			CodeID: use.Code.ID, Code: use.Code.Code, CheckoutID: use.CheckoutID, CustomerID: use.CustomerID, AmountCents: int64(use.Code.Amount),
		})
	}
	return tx.Publish(ctx, facts...)
}
