package orders

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Settle lets tests settle many orders at the same time, which one process never does.
func (m *Module) Settle(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1) error {
	return m.orders.SettlePlaced(ctx, tx, placed)
}

// CancelMany lets tests count the statements of one call; it gives the first refusal.
func (m *Module) CancelMany(ctx context.Context, actor auth.Actor, ids []int64) error {
	outcomes, err := m.orders.MoveMany(ctx, actor, ids, domain.Change{To: domain.Canceled, Comment: "Un motif"})
	for _, o := range outcomes {
		if err == nil {
			err = o.Refusal
		}
	}
	return err
}
