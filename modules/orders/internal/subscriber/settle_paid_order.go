package subscriber

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// SettlePaidOrder moves a paid order on as the system decides.
func SettlePaidOrder(settler *domain.Settler) events.Handler {
	return events.On("orders_settle_paid_order",
		func(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1, _ events.Message) error {
			if domain.Status(moved.To) != domain.Paid {
				return nil
			}
			return settler.SettlePaid(ctx, tx, moved)
		})
}
