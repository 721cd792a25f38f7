// Package subscriber lets invoices follow the events of orders.
package subscriber

import (
	"context"

	"millesime/modules/billing/internal/invoices/app"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers are those of all events. Invoices lock orders and series, so the handler works alone.
func Handlers(invoices *app.Invoices) []events.Handler {
	return events.InOrder("billing_follow_orders",
		events.React("billing_follow_orders", invoices.Follow).Alone(),
		events.React("billing_follow_deliveries", invoices.FollowDelivery).Alone(),
		events.React("billing_credit_incidents", invoices.CreditIncident).Alone(),
		events.On("billing_credit_remainders",
			func(ctx context.Context, tx *db.Tx, closed ordersevents.RemainderClosedV1, _ events.Message) error {
				return invoices.CreditGivenUp(ctx, tx, closed.OrderID, closed.Items)
			}).Alone(),
		events.On("billing_credit_given_up",
			func(ctx context.Context, tx *db.Tx, given ordersevents.PromisesGivenUpV1, _ events.Message) error {
				return invoices.CreditGivenUp(ctx, tx, given.OrderID, given.Items)
			}).Alone(),
	)
}
