// Package subscriber holds the module's reactions to events.
package subscriber

import (
	"context"
	"time"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// TradeStore keeps who ordered from whom.
type TradeStore interface {
	RememberTrade(ctx context.Context, tx *db.Tx, supplierID, customerID int64, at time.Time) error
}

// RememberTrade lets a supplier see who ordered from it (domain 2).
func RememberTrade(s TradeStore) events.Handler {
	return events.On("users.remember_trade",
		func(ctx context.Context, tx *db.Tx, e ordersevents.OrderPlacedV1, m events.Message) error {
			return s.RememberTrade(ctx, tx, e.SupplierID, e.CustomerID, m.OccurredAt)
		})
}
