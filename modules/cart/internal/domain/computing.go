package domain

import (
	"context"
	"errors"
	"reflect"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/ids"
)

// Saved is a person's cart as it is kept.
type Saved struct {
	ID      string
	Version int64
	Payload Payload
}

// Carts keeps saved carts.
type Carts interface {
	// Saved returns the zero Saved when there is none.
	Saved(ctx context.Context, owner Owner) (Saved, error)
	LockSaved(ctx context.Context, tx *db.Tx, owner Owner) (Saved, error)
	// Save writes the payload as the owner's next version; newID is the id of a first cart.
	Save(ctx context.Context, tx *db.Tx, owner Owner, newID string, p Payload) (Saved, error)
}

// Transactor runs a function in one transaction.
type Transactor interface {
	InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error
}

// Computing is what a cart costs, and its saved copy.
type Computing struct {
	sources Sources
	carts   Carts
	db      Transactor
	clock   clock.Clock
	ids     ids.Source
}

// NewComputing makes the use case.
func NewComputing(sources Sources, carts Carts, d Transactor, c clock.Clock, source ids.Source) *Computing {
	return &Computing{sources: sources, carts: carts, db: d, clock: c, ids: source}
}

// Compute prices what was posted and saves it. A payload made from an older version is refused with the newer
// cart, one that is not the actor's to send with its violations; both change nothing (domain 5.1).
func (c *Computing) Compute(ctx context.Context, actor auth.Actor, p Payload) (Priced, error) {
	owner := OwnerOf(actor)
	saved, err := c.carts.Saved(ctx, owner)
	if err != nil {
		return Priced{}, err
	}
	if stale(p, saved) {
		return Priced{}, c.older(ctx, actor)
	}
	priced, err := c.priced(ctx, actor, p)
	if err != nil {
		return Priced{}, err
	}
	if err := requireParties(p); err != nil {
		return Priced{}, err
	}
	saved, err = c.save(ctx, owner, saved, p)
	if errors.Is(err, ErrOlderVersion) {
		return Priced{}, c.older(ctx, actor)
	}
	priced.ID, priced.Version = saved.ID, saved.Version
	return priced, err
}

func (c *Computing) priced(ctx context.Context, actor auth.Actor, p Payload) (Priced, error) {
	f, refused, err := c.sources.gather(ctx, nil, actor, p)
	if err != nil {
		return Priced{}, err
	}
	if len(refused) > 0 {
		return Priced{}, fault.Invalid(refused...)
	}
	return c.sources.price(ctx, nil, c.clock.Now(), actor, p, f)
}

// requireParties: every step but computing needs customer and addresses (domain 5.1).
func requireParties(p Payload) error {
	if p.Step == StepCompute {
		return nil
	}
	var missing []fault.Violation
	if p.CustomerID == 0 {
		missing = append(missing, required("customer", "Choisissez un client.", "Choose a customer."))
	}
	if p.BillingAddressID == 0 {
		missing = append(missing, required("billingAddress", "Choisissez une adresse de facturation.", "Choose a billing address."))
	}
	if p.ShippingAddressID == 0 {
		missing = append(missing, required("shippingAddress", "Choisissez une adresse de livraison.", "Choose a shipping address."))
	}
	if len(missing) > 0 {
		return fault.Invalid(missing...)
	}
	return nil
}

// stale tells whether a payload was made from another version than the saved one. Version 0 without a cart says that
// its maker knew of none.
func stale(p Payload, saved Saved) bool {
	if p.CartID == "" && p.Version != nil && *p.Version == 0 {
		return saved.ID != ""
	}
	return p.comparesSaved() && (p.CartID != saved.ID || *p.Version != saved.Version)
}

// save keeps the payload; one that changes nothing keeps its version.
func (c *Computing) save(ctx context.Context, owner Owner, saved Saved, p Payload) (Saved, error) {
	if saved.ID != "" && reflect.DeepEqual(kept(saved.Payload), kept(p)) {
		return saved, nil
	}
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		current, err := c.carts.LockSaved(ctx, tx, owner)
		if err != nil {
			return err
		}
		if stale(p, current) {
			return ErrOlderVersion
		}
		saved, err = c.carts.Save(ctx, tx, owner, c.ids.Token(), kept(p))
		return err
	})
	return saved, err
}

// kept is the part of a payload that is saved.
func kept(p Payload) Payload {
	p.Step, p.CartID, p.Version, p.ExpectedTotal = "", "", nil, nil
	if len(p.Items) == 0 {
		p.Items = nil
	}
	return p
}

// older is the conflict that carries the newer cart.
func (c *Computing) older(ctx context.Context, actor auth.Actor) error {
	newer, err := c.Read(ctx, actor)
	if err != nil {
		return err
	}
	return &Conflict{Fault: ErrOlderVersion, Newer: newer}
}

// Conflict is a refusal that shows the cart as it is now.
type Conflict struct {
	Fault *fault.Fault
	Newer Priced
}

// Error is for logs.
func (c *Conflict) Error() string { return c.Fault.Error() }

// Unwrap gives the fault.
func (c *Conflict) Unwrap() error { return c.Fault }
