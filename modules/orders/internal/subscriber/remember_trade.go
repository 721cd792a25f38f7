package subscriber

import (
	"context"

	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/events"
)

// RememberTrade lets a supplier read who ordered from it (domain 2).
func RememberTrade(access usersapi.Access) events.Handler {
	return events.On("orders_remember_trade",
		func(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1, m events.Message) error {
			return access.RememberTrade(ctx, tx, placed.SupplierID, placed.CustomerID, m.OccurredAt)
		})
}
