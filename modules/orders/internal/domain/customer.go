package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
)

// CustomerActivity sums up what an actor reads of one customer's orders.
type CustomerActivity struct {
	Activity

	LastOrderAt time.Time // zero = never
}

// CustomerActivity sums up the customer's orders in the actor's scope. Who is no customer in the actor's sight does not
// exist.
func (r *Reading) CustomerActivity(ctx context.Context, actor auth.Actor, customerID int64) (CustomerActivity, error) {
	seen, err := r.access.MayRead(ctx, actor, customerID)
	if err != nil {
		return CustomerActivity{}, err
	}
	if !seen {
		return CustomerActivity{}, usersapi.ErrUserNotFound
	}
	customer, err := r.parties.Party(ctx, customerID)
	if err != nil {
		return CustomerActivity{}, err
	}
	if !customer.Group.IsBuyer() && customer.Group != auth.Negociant && customer.Group != auth.Customer {
		return CustomerActivity{}, usersapi.ErrUserNotFound
	}
	scope, err := r.access.Scope(ctx, actor)
	if err != nil {
		return CustomerActivity{}, err
	}
	scope.Buyer = customerID
	activity, err := r.reader.Activity(ctx, scope, lastMonths(r.clock.Now().In(clock.Paris)))
	if err != nil {
		return CustomerActivity{}, err
	}
	last, err := r.reader.LastOrder(ctx, scope)
	return CustomerActivity{Activity: activity, LastOrderAt: last}, err
}
