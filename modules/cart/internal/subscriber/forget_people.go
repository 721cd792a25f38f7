// Package subscriber reacts to events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Carts are forgotten with the people they belong to.
type Carts interface {
	Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error
}

// ForgetPeople deletes the saved carts of people of whom nothing personal may be left.
func ForgetPeople(carts Carts) events.Handler {
	return events.On("cart_forget_people", func(
		ctx context.Context, tx *db.Tx, e usersevents.AnonymisedV1, _ events.Message,
	) error {
		return carts.Forget(ctx, tx, e.UserIDs)
	})
}
