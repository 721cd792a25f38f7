// Package subscriber holds the handlers of events.
package subscriber

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// SettlePlacedOrder moves a new order on as the system decides.
func SettlePlacedOrder(settler *domain.Settler) events.Handler {
	return events.On("orders_settle_placed_order",
		func(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1, _ events.Message) error {
			return settler.Settle(ctx, tx, placed)
		})
}
