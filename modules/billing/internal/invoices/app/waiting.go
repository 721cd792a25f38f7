package app

import (
	"context"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Due are the invoices that wait for somebody.
func (i *Invoices) Due() usersapi.Waiting { return due{i} }

type due struct{ *Invoices }

// Waiting implements usersapi.Waiting: who buys pays what is overdue or due soon, who sells asks for what is overdue. Administrators stand
// beside.
func (i due) Waiting(ctx context.Context, actor auth.Actor) ([]usersapi.Wait, error) {
	kind, on := usersapi.WaitPayInvoice, domain.Soon(i.Clock.Now())
	statuses := []domain.Narrowing{domain.Narrowing(domain.Overdue), domain.DueSoon}
	switch {
	case actor.Group.IsAdmin():
		return nil, nil
	case actor.Group == auth.Supplier, actor.Group == auth.CommercialAgent:
		kind, statuses, on = usersapi.WaitCollectInvoice, statuses[:1], domain.Yesterday(i.Clock.Now())
	}
	scope, err := i.Access.Scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	count, err := i.store.Due(ctx, scope, on)
	return []usersapi.Wait{{
		Kind: kind, Statuses: lists.Each(statuses, func(n domain.Narrowing) string { return string(n) }), Count: count,
	}}, err
}
