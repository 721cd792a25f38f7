package app

import (
	"context"

	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Waiting implements usersapi.Waiting: a supplier allocates what pays nothing yet, or gives it back.
func (p *Payments) Waiting(ctx context.Context, actor auth.Actor) ([]usersapi.Wait, error) {
	if actor.Group != auth.Supplier {
		return nil, nil
	}
	scope, err := p.Access.Scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	count, err := p.store.CountUnallocated(ctx, scope)
	return []usersapi.Wait{{Kind: usersapi.WaitAllocatePayment, Statuses: []string{string(domain.Unallocated)}, Count: count}}, err
}
