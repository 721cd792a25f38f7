// Package subscriber reacts to events of other modules.
package subscriber

import (
	"millesime/modules/receipts/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/events"
)

// Handlers blank what people wrote of whom nothing personal may be left.
func Handlers(receipts *app.Receipts) []events.Handler {
	return events.InOrder("receipts",
		events.React("receipts_forget_people", usersevents.Forgetting(receipts.Forget)),
	)
}
