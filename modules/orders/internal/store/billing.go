package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/db"
)

// Parcels reads what left of an order inside a transaction, without lots, the oldest first.
func (s *Store) Parcels(ctx context.Context, tx *db.Tx, orderID int64) ([]domain.Shipment, error) {
	var rows []shipmentRow
	if err := tx.IDB().NewSelect().Model(&rows).Where("s.order_id = ?", orderID).Order("s.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("read parcels: %w", err)
	}
	var lines []shipmentLineRow
	err := tx.IDB().NewSelect().Model(&lines).Join("JOIN shipments AS s ON s.id = l.shipment_id").
		Where("s.order_id = ?", orderID).Order("l.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read what parcels hold: %w", err)
	}
	parcels := make([]domain.Shipment, 0, len(rows))
	for _, row := range rows {
		parcels = append(parcels, row.shipment(lines, nil))
	}
	return parcels, nil
}

// BeganAt is when an order was placed, or the quotation before it.
func (s *Store) BeganAt(ctx context.Context, tx *db.Tx, orderID int64) (time.Time, error) {
	var row struct{ BeganAt time.Time }
	err := tx.IDB().NewSelect().TableExpr("orders AS o").ColumnExpr("o.began_at").Where("o.id = ?", orderID).Scan(ctx, &row)
	if err != nil {
		return time.Time{}, fmt.Errorf("read when an order began: %w", err)
	}
	return row.BeganAt.UTC(), nil
}

// ArrivedInPart reads parcels that arrived of a supplier's orders of which others are still to come.
func (s *Store) ArrivedInPart(ctx context.Context, supplierID, limit int64) ([]ordersapi.Arrived, error) {
	var found []ordersapi.Arrived
	err := s.db.Read().NewSelect().TableExpr("orders AS o").ColumnExpr("o.id AS order_id, s.id AS shipment_id").
		Join("JOIN shipments AS s ON s.order_id = o.id").Where("o.supplier_id = ? AND s.delivered_at IS NOT NULL", supplierID).
		Where("o.status IN (?)", bun.List(domain.OnTheWay())).OrderExpr("s.id").Limit(limit).Scan(ctx, &found)
	if err != nil {
		return nil, fmt.Errorf("find parcels that arrived: %w", err)
	}
	return found, nil
}

// AwaitingInvoice reads orders of a supplier that wait for their invoices.
func (s *Store) AwaitingInvoice(ctx context.Context, supplierID, limit int64) ([]ordersapi.Awaiting, error) {
	var rows []listRow
	err := s.db.Read().NewSelect().Model(&rows).Where("o.supplier_id = ? AND o.status = ?", supplierID, domain.PendingInvoice).
		OrderExpr("o.moved_at, o.id").Limit(limit).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("find orders that wait for invoices: %w", err)
	}
	found := make([]ordersapi.Awaiting, 0, len(rows))
	for _, row := range rows {
		found = append(found, ordersapi.Awaiting{OrderID: row.ID, Number: row.Number, Since: row.MovedAt.UTC(), Total: row.TotalTaxIncl})
	}
	return found, nil
}
