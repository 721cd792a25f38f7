package app

import (
	"context"

	"millesime/modules/receipts/internal/counts/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Waiting implements usersapi.Waiting: who keeps a warehouse looks at what was counted there.
func (s *Sessions) Waiting(ctx context.Context, a auth.Actor) ([]usersapi.Wait, error) {
	reading := s.Reading(a)
	if reading.Nothing {
		return nil, nil
	}
	one := lists.Part{Sorts: []lists.Sort{{Key: domain.SortCreatedAt}}, Limit: 1}
	page, err := s.store.List(ctx, reading, domain.Filter{ToDo: true, Part: one}.For(a, domain.Review))
	return []usersapi.Wait{{Kind: usersapi.WaitCountApproval, Statuses: []string{string(domain.Review)}, Count: page.Total}}, err
}
