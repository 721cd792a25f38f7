// Package subscriber reacts to events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/cart/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// ForgetPeople deletes the saved carts of people of whom nothing personal may be left.
func ForgetPeople(carts *app.Carts) events.Handler {
	return events.On("cart_forget_people", func(
		ctx context.Context, tx *db.Tx, e usersevents.AnonymisedV1, _ events.Message,
	) error {
		return carts.Forget(ctx, tx, e.UserIDs)
	})
}
