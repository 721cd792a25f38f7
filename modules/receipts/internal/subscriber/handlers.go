// Package subscriber reacts to events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers blank what people wrote of whom nothing personal may be left.
func Handlers(forget func(ctx context.Context, tx *db.Tx, userIDs []int64) error) []events.Handler {
	return events.InOrder("receipts", events.React("receipts_forget_people", usersevents.Forgetting(forget)))
}
