// Package subscriber holds the handlers of events.
package subscriber

import (
	"context"

	"millesime/modules/orders/internal/app"
	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers are those of all events. Each but the last two locks what checkouts and moves of orders lock, so it works alone.
func Handlers(orders *app.Orders) []events.Handler {
	return []events.Handler{
		// A new order moves on as the system decides.
		events.React("orders_settle_placed_order", orders.SettlePlaced).Alone(),
		// So does a paid one.
		events.React("orders_settle_paid_order", orders.SettlePaid).Alone(),
		// A supplier may read who ordered from it (domain 2).
		events.On("orders_remember_trade",
			func(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1, m events.Message) error {
				return orders.Access.RememberTrade(ctx, tx, placed.SupplierID, placed.CustomerID, m.OccurredAt)
			}).Alone(),
		// Orders leave the states in which the system does not wait (domain 5.3).
		events.On("orders_move_on",
			func(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1, _ events.Message) error {
				if !domain.Status(moved.To).MovesAtOnce() {
					return nil
				}
				return orders.LeadOn(ctx, tx, moved.OrderID)
			}).Alone(),
		// Who waits for goods of an order is told when they come on another day.
		events.React("orders_tell_promises_moved", orders.TellPromises),
		// Nothing is left of what people wrote of whom nothing personal may be left.
		events.React("orders_forget_people", usersevents.Forgetting(orders.Forget)),
	}
}
