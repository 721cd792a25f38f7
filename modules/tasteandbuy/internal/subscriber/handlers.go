// Package subscriber reacts to events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/orders/ordersevents"
	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers follow the orders that requests became, and remove what restaurants kept of which nothing personal may be left.
func Handlers(requests *app.Requests, people *app.People) []events.Handler {
	return events.InOrder("tasteandbuy",
		events.On("tasteandbuy_follow_order",
			func(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1, _ events.Message) error {
				return requests.OrderMoved(ctx, tx, moved)
			}),
		events.On("tasteandbuy_tell_withdrawal",
			func(ctx context.Context, tx *db.Tx, e ordersevents.OrderWithdrawnV1, _ events.Message) error {
				return requests.OrderWithdrawn(ctx, tx, e)
			}),
		events.On("tasteandbuy_revise_order",
			func(ctx context.Context, tx *db.Tx, now ordersevents.IntroducedSaleChangedV1, _ events.Message) error {
				return requests.OrderRevised(ctx, tx, now)
			}),
		events.React("tasteandbuy_forget_people", usersevents.Forgetting(people.Forget)),
	)
}
