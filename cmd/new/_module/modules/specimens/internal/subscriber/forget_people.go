// Package subscriber reacts to events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/specimens/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// ForgetPeople removes what people kept of whom nothing personal may be left.
func ForgetPeople(specimens *app.Specimens) events.Handler {
	return events.On("specimens_forget_people",
		func(ctx context.Context, tx *db.Tx, e usersevents.AnonymisedV1, _ events.Message) error {
			return specimens.Forget(ctx, tx, e.UserIDs)
		})
}
