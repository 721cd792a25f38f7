// Package subscriber reacts to events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/receipts/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers blank what people wrote of whom nothing personal may be left.
func Handlers(receipts *app.Receipts) []events.Handler {
	return events.InOrder("receipts",
		events.On("receipts_forget_people",
			func(ctx context.Context, tx *db.Tx, e usersevents.AnonymisedV1, _ events.Message) error {
				return receipts.Forget(ctx, tx, e.UserIDs)
			}),
	)
}
