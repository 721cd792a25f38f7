package app

import (
	"context"

	"millesime/modules/receipts/internal/returns/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Waiting implements usersapi.Waiting: who keeps a warehouse hands over what is taken back out of it.
func (r *Returns) Waiting(ctx context.Context, a auth.Actor) ([]usersapi.Wait, error) {
	reading := r.Reading(a)
	if reading.Nothing {
		return nil, nil
	}
	one := lists.Part{Sorts: []lists.Sort{{Key: domain.SortCreatedAt}}, Limit: 1}
	page, err := r.store.List(ctx, reading, domain.Filter{ToDo: true, Part: one}.For(a, domain.Pending))
	return []usersapi.Wait{{Kind: usersapi.WaitHandOver, Statuses: []string{string(domain.Pending)}, Count: page.Total}}, err
}
