package orders

import (
	"context"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
)

// Settle lets tests settle many orders at the same time, which one process never does.
func (m *Module) Settle(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1) error {
	return m.settling.Settle(ctx, tx, placed)
}
