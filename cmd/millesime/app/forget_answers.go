package app

import (
	"context"

	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/idempotency"
)

// forgetAnswers deletes what people were answered of whom nothing personal may be left.
func forgetAnswers(keys *idempotency.Keys) events.Handler {
	return events.On("idempotency_forget_people", func(
		ctx context.Context, tx *db.Tx, e usersevents.AnonymisedV1, _ events.Message,
	) error {
		return keys.Forget(ctx, tx, e.UserIDs)
	})
}
