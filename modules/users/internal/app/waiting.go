package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Waiting is what of accounts and invitations waits for somebody.
type Waiting struct{ *Base }

// NewWaiting makes it.
func NewWaiting(b *Base) *Waiting { return &Waiting{b} }

// Waiting implements usersapi.Waiting: administrators validate accounts, all others answer invitations.
func (w *Waiting) Waiting(ctx context.Context, actor auth.Actor) ([]usersapi.Wait, error) {
	if actor.Group.IsAdmin() {
		return w.accounts(ctx, actor)
	}
	wait := usersapi.Wait{Kind: usersapi.WaitInvitation, Statuses: []string{domain.RelationPending}}
	for _, side := range []domain.Side{domain.Children, domain.Parents} {
		query := domain.RelationQuery{Side: side, Awaiting: domain.AwaitingMe, Part: lists.Part{Limit: 1}}
		found, err := w.store.Connections(ctx, actor.ID, query)
		if err != nil {
			return nil, err
		}
		wait.Count += found.Total
	}
	return []usersapi.Wait{wait}, nil
}

func (w *Waiting) accounts(ctx context.Context, actor auth.Actor) ([]usersapi.Wait, error) {
	found, err := w.store.People(ctx, domain.ScopeOf(actor, w.clock.Now()), domain.PeopleQuery{
		Groups: auth.AllGroups(), Statuses: []auth.Status{auth.Processing}, Part: lists.Part{Limit: 1},
	})
	return []usersapi.Wait{{Kind: usersapi.WaitAccount, Statuses: []string{string(auth.Processing)}, Count: found.Total}}, err
}
