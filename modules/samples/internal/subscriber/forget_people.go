package subscriber

import (
	"context"

	"millesime/modules/samples/internal/domain"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// ForgetPeople blanks what people of whom nothing personal may be left wrote in their requests.
func ForgetPeople(personal *domain.PersonalData) events.Handler {
	return events.On("samples_forget_people",
		func(ctx context.Context, tx *db.Tx, e usersevents.AnonymisedV1, _ events.Message) error {
			return personal.Forget(ctx, tx, e.UserIDs)
		})
}
