// Package subscriber reacts to events of other modules.
package subscriber

import (
	"millesime/modules/stores/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/events"
)

// ForgetPeople closes the shops of suppliers of whom nothing personal may be left, and blanks who opened and closed any.
func ForgetPeople(stores *app.Stores) events.Handler {
	return events.React("stores_forget_people", usersevents.Forgetting(stores.Forget))
}
