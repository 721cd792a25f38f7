// Package subscriber reacts to events of other modules.
package subscriber

import (
	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/events"
)

// ForgetPeople removes what restaurants kept of which nothing personal may be left.
func ForgetPeople(people *app.People) events.Handler {
	return events.React("tasteandbuy_forget_people", usersevents.Forgetting(people.Forget))
}
