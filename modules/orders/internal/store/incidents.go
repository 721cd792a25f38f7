package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
)

// incidents reads those of an order, the oldest first.
func (s *Store) incidents(ctx context.Context, idb bun.IDB, orderID int64) ([]domain.OrderIncident, error) {
	var rows []incidentRow
	if err := idb.NewSelect().Model(&rows).Where("n.order_id = ?", orderID).Order("n.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("read incidents: %w", err)
	}
	if len(rows) == 0 {
		return nil, nil
	}
	var lines []incidentLineRow
	err := idb.NewSelect().Model(&lines).Join("JOIN order_incidents AS n ON n.id = l.incident_id").
		Where("n.order_id = ?", orderID).Order("l.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read incident lines: %w", err)
	}
	incidents := make([]domain.OrderIncident, 0, len(rows))
	for _, row := range rows {
		incidents = append(incidents, row.incident(lines))
	}
	return incidents, nil
}
