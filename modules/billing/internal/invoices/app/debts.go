package app

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// OverdueOf implements usersapi.Debts.
func (i *Invoices) OverdueOf(ctx context.Context, actor auth.Actor, customers []int64) (map[int64]usersapi.Overdue, error) {
	if len(customers) == 0 {
		return nil, nil
	}
	scope, err := i.Access.Scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	return i.store.OverdueOf(ctx, scope, customers, i.Today())
}
