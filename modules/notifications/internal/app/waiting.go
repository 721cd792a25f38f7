package app

import (
	"context"
	"slices"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Waiting is what waits for somebody, over all modules.
type Waiting []usersapi.Waiting

// Of gives it by kind, the most pressing first; kinds of nothing are left out.
func (w Waiting) Of(ctx context.Context, actor auth.Actor) ([]usersapi.Wait, error) {
	var all []usersapi.Wait
	for _, part := range w {
		waits, err := part.Waiting(ctx, actor)
		if err != nil {
			return nil, err
		}
		all = append(all, waits...)
	}
	all = slices.DeleteFunc(all, func(wait usersapi.Wait) bool { return wait.Count == 0 })
	rank := func(wait usersapi.Wait) int { return slices.Index(usersapi.WaitKinds(), wait.Kind) }
	slices.SortStableFunc(all, func(a, b usersapi.Wait) int { return rank(a) - rank(b) })
	return all, nil
}
