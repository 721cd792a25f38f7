package subscriber

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// MoveOn leads orders out of the states in which the system does not wait (domain 5.3).
func MoveOn(transitions *domain.Transitions) events.Handler {
	return events.On("orders_move_on",
		func(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1, _ events.Message) error {
			if !domain.Status(moved.To).MovesAtOnce() {
				return nil
			}
			return transitions.LeadOn(ctx, tx, moved.OrderID)
		})
}
