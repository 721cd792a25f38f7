// Package subscriber reacts to events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/orders/ordersevents"
	"millesime/modules/samples/internal/domain"
	"millesime/platform/db"
	"millesime/platform/events"
)

// FollowOrder notes when a sample has arrived or was canceled.
func FollowOrder(tasting *domain.Tasting) events.Handler {
	return events.On("samples_follow_order",
		func(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1, m events.Message) error {
			return tasting.OrderMoved(ctx, tx, moved, m.OccurredAt)
		})
}

// NoteSale notes the sale that a sample led to.
func NoteSale(tasting *domain.Tasting) events.Handler {
	return events.On("samples_note_sale",
		func(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1, m events.Message) error {
			return tasting.OrderPlaced(ctx, tx, placed, m.OccurredAt)
		})
}
