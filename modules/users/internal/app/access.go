package app

import (
	"context"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Access is who may see whom, and act for whom (usersapi.Access).
type Access struct{ *Base }

// NewAccess makes it.
func NewAccess(b *Base) *Access { return &Access{b} }

// MayRead implements usersapi.Access.
func (a *Access) MayRead(ctx context.Context, actor auth.Actor, id int64) (bool, error) {
	_, ok, err := a.store.Visible(ctx, domain.ScopeOf(actor, a.clock.Now()), id)
	return ok, err
}

// MayOrderFor implements usersapi.Access: purchasers for themselves, sellers
// for their customers, admins for everybody; the customer's account is valid.
func (a *Access) MayOrderFor(ctx context.Context, actor auth.Actor, customerID int64) (bool, error) {
	if domain.Purchases(actor.Group) {
		return actor.ID == customerID, nil
	}
	customers, err := a.store.Parties(ctx, []int64{customerID})
	if err != nil {
		return false, err
	}
	customer, ok := customers[customerID]
	if !ok || customer.IsGuest || customer.Status != auth.Valid || !domain.Purchases(customer.Group) {
		return false, nil
	}
	if actor.Group.IsAdmin() {
		return true, nil
	}
	return a.store.ServesCustomer(ctx, actor.ID, customerID)
}

// Scope implements usersapi.Access.
func (a *Access) Scope(ctx context.Context, actor auth.Actor) (lists.Scope, error) {
	switch {
	case actor.Group.IsAdmin():
		return lists.Scope{All: true}, nil
	case actor.Group == auth.Supplier:
		return lists.Scope{SupplierID: actor.ID}, nil
	case actor.Group == auth.CommercialAgent:
		assigned, err := a.store.Assignments(ctx, actor.ID)
		return lists.Scope{AgentID: actor.ID, Assigned: assigned}, err
	default:
		return lists.Scope{CustomerID: actor.ID}, nil
	}
}

// PricedPairs implements usersapi.Access.
func (a *Access) PricedPairs(ctx context.Context, agentID int64) ([]usersapi.Pair, error) {
	return a.store.PricedPairs(ctx, agentID)
}

// SupplierIDs implements usersapi.Access.
func (a *Access) SupplierIDs(ctx context.Context, childID int64) ([]int64, error) {
	return a.store.SupplierIDs(ctx, childID)
}

// RememberTrade implements usersapi.Access.
func (a *Access) RememberTrade(ctx context.Context, tx *db.Tx, supplierID, customerID int64, at time.Time) error {
	return a.store.RememberTrade(ctx, tx, supplierID, customerID, at)
}
