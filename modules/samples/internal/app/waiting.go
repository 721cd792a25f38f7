package app

import (
	"context"

	"millesime/modules/samples/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Waiting implements usersapi.Waiting: sellers answer, buyers order what was accepted. Administrators stand beside.
func (r *Requests) Waiting(ctx context.Context, a auth.Actor) ([]usersapi.Wait, error) {
	kind, status := usersapi.WaitSampleOrder, domain.Valid
	switch {
	case a.Group.IsAdmin():
		return nil, nil
	case a.Group == auth.Supplier, a.Group == auth.CommercialAgent:
		kind, status = usersapi.WaitSampleAnswer, domain.Pending
	}
	scope, err := r.Access.Scope(ctx, a)
	if err != nil {
		return nil, err
	}
	one := lists.Part{Sorts: []lists.Sort{{Key: domain.SortCreatedAt}}, Limit: 1}
	page, err := r.store.List(ctx, scope, domain.Filter{Statuses: []domain.Status{status}, Part: one})
	return []usersapi.Wait{{Kind: kind, Statuses: []string{string(status)}, Count: page.Total}}, err
}
