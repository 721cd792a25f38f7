// Package subscriber reacts to events of other modules.
package subscriber

import (
	"millesime/modules/cart/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/events"
)

// ForgetPeople deletes the saved carts of people of whom nothing personal may be left.
func ForgetPeople(carts *app.Carts) events.Handler {
	return events.React("cart_forget_people", usersevents.Forgetting(carts.Forget))
}
