package app

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Waiting implements usersapi.Waiting: the orders that the list "À traiter" holds, and the quotations to answer.
func (o *Orders) Waiting(ctx context.Context, actor auth.Actor) ([]usersapi.Wait, error) {
	scope, err := o.Access.Scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	counts, err := o.store.ByStatus(ctx, scope)
	if err != nil {
		return nil, err
	}
	var waits []usersapi.Wait
	for _, duty := range domain.DutiesOf(actor.Group) {
		wait := usersapi.Wait{Kind: duty.Kind}
		for _, status := range duty.Statuses {
			wait.Statuses = append(wait.Statuses, string(status))
			wait.Count += counts[status]
		}
		waits = append(waits, wait)
	}
	awaited := domain.AwaitedOf(actor.Group)
	if awaited == domain.AwaitsNobody || counts[domain.Quotation] == 0 {
		return waits, nil
	}
	quotations := domain.Filter{Statuses: []domain.Status{domain.Quotation}, Awaiting: awaited, Part: oneRow()}
	page, err := o.store.List(ctx, scope, quotations.Quotations())
	return append(waits, usersapi.Wait{
		Kind: usersapi.WaitQuotation, Statuses: []string{string(domain.Quotation)}, Count: page.Total,
	}), err
}

// oneRow is of a list that is wanted for its total.
func oneRow() lists.Part {
	return lists.Part{Sorts: []lists.Sort{{Key: domain.SortCreatedAt}}, Limit: 1}
}
