package subscriber

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// ForgetPeople removes what people of whom nothing personal may be left wrote about orders.
func ForgetPeople(personal *domain.PersonalData) events.Handler {
	return events.On("orders_forget_people",
		func(ctx context.Context, tx *db.Tx, e usersevents.AnonymisedV1, _ events.Message) error {
			return personal.Forget(ctx, tx, e.UserIDs)
		})
}
