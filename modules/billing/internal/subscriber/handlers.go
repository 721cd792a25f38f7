// Package subscriber lets invoices follow the events of orders.
package subscriber

import (
	"context"

	"millesime/modules/billing/internal/app"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers are those of all events. Invoices lock orders and series, so the handler works alone.
func Handlers(invoices *app.Invoices) []events.Handler {
	return []events.Handler{
		events.On("billing_follow_orders",
			func(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1, _ events.Message) error {
				return invoices.Follow(ctx, tx, moved)
			}).Alone(),
	}
}
