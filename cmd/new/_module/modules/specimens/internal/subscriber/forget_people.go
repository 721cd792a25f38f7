// Package subscriber reacts to events of other modules.
package subscriber

import (
	"millesime/modules/specimens/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/events"
)

// ForgetPeople removes what people kept of whom nothing personal may be left.
func ForgetPeople(specimens *app.Specimens) events.Handler {
	return events.React("specimens_forget_people", usersevents.Forgetting(specimens.Forget))
}
