package store

import (
	"context"
	"fmt"

	"millesime/modules/orders/internal/domain"
)

// shipments reads those of an order, the oldest first.
func (s *Store) shipments(ctx context.Context, orderID int64) ([]domain.Shipment, error) {
	var rows []shipmentRow
	bound := s.db.Bind(nil)
	if err := bound.NewSelect().Model(&rows).Where("s.order_id = ?", bound.Int(orderID)).Order("s.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("read shipments: %w", err)
	}
	if len(rows) == 0 {
		return nil, nil
	}
	var lines []shipmentLineRow
	bound = s.db.Bind(nil)
	err := bound.NewSelect().Model(&lines).Join("JOIN shipments AS s ON s.id = l.shipment_id").
		Where("s.order_id = ?", bound.Int(orderID)).Order("l.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read shipment lines: %w", err)
	}
	shipments := make([]domain.Shipment, 0, len(rows))
	for _, row := range rows {
		shipments = append(shipments, row.shipment(lines))
	}
	return shipments, nil
}
