// Package subscriber reacts to events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/orders/ordersevents"
	"millesime/modules/samples/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers note when a sample has arrived or was canceled and the sale that it led to, and blank what people wrote of whom
// nothing personal may be left.
func Handlers(requests *app.Requests) []events.Handler {
	return events.InOrder("samples",
		events.On("samples_follow_order",
			func(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1, m events.Message) error {
				return requests.OrderMoved(ctx, tx, moved, m.OccurredAt)
			}),
		events.On("samples_note_sale",
			func(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1, m events.Message) error {
				return requests.OrderPlaced(ctx, tx, placed, m.OccurredAt)
			}),
		events.React("samples_forget_people", usersevents.Forgetting(requests.Forget)),
	)
}
