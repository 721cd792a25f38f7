package app

import (
	"context"
	"errors"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/tasteandbuy/internal/store"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// People answer what the module keeps about people (usersapi.PersonalData), and forget it.
type People struct{ store *store.Store }

// NewPeople makes it.
func NewPeople(s *store.Store) *People { return &People{store: s} }

// PersonalData implements usersapi.PersonalData.
func (p *People) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	waiters, err := p.store.WaitersOf(ctx, userID)
	if err != nil {
		return nil, err
	}
	own := []trailedList{}
	list, err := p.store.ListOf(ctx, nil, userID)
	switch {
	case err == nil:
		own = append(own, trailOfList(&list))
	case errors.Is(err, domain.ErrListNotFound):
		err = nil
	}
	if err != nil {
		return nil, err
	}
	acts, err := p.store.Acts(ctx, userID)
	return map[string]any{"waiters": lists.Each(waiters, fileOfWaiter), "wineLists": own, "guestRequestSteps": acts}, err
}

// Forget removes what restaurants kept of which nothing personal may be left.
func (p *People) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if err := p.store.ForgetLists(ctx, tx, userIDs); err != nil {
		return err
	}
	if err := p.store.ForgetRequests(ctx, tx, userIDs); err != nil {
		return err
	}
	return p.store.ForgetWaiters(ctx, tx, userIDs)
}
