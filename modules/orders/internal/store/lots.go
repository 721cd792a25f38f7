package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
)

type shippedLotRow struct {
	bun.BaseModel `bun:"table:shipment_lots,alias:q"`

	ID       int64  `bun:"id,pk,autoincrement"`
	LineID   int64  `bun:"shipment_line_id"`
	Lot      string `bun:"lot"`
	Quantity int64  `bun:"quantity"`
}

// addShippedLots writes of which lots the lines of a parcel are.
func addShippedLots(ctx context.Context, tx *db.Tx, rows []shipmentLineRow, lines []domain.ShipmentLine) error {
	var lots []shippedLotRow
	for n, line := range lines {
		for _, lot := range line.Lots {
			lots = append(lots, shippedLotRow{LineID: rows[n].ID, Lot: lot.Lot, Quantity: lot.Quantity})
		}
	}
	if len(lots) == 0 {
		return nil
	}
	_, err := tx.IDB().NewInsert().Model(&lots).Exec(ctx)
	return db.Wrap(err, "write shipped lots")
}

// shippedLots are those of an order, by line of a shipment.
func (s *Store) shippedLots(ctx context.Context, orderID int64) (map[int64][]receiptsapi.LotUnits, error) {
	var rows []shippedLotRow
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&rows).Join("JOIN shipment_lines AS l ON l.id = q.shipment_line_id").
		Join("JOIN shipments AS s ON s.id = l.shipment_id").Where("s.order_id = ?", bound.Int(orderID)).Order("q.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read shipped lots: %w", err)
	}
	lots := map[int64][]receiptsapi.LotUnits{}
	for _, row := range rows {
		lots[row.LineID] = append(lots[row.LineID], receiptsapi.LotUnits{Lot: row.Lot, Quantity: row.Quantity})
	}
	return lots, nil
}

// ShippedLots are the lots that left with an order, by item.
func (s *Store) ShippedLots(ctx context.Context, in db.Handle, orderID int64) (map[int64][]receiptsapi.LotUnits, error) {
	var rows []struct {
		ItemID   int64  `bun:"order_item_id"`
		Lot      string `bun:"lot"`
		Quantity int64  `bun:"quantity"`
	}
	err := s.db.Reader(in).NewSelect().TableExpr("shipment_lots AS q").
		ColumnExpr("l.order_item_id, q.lot, SUM(q.quantity) AS quantity").
		Join("JOIN shipment_lines AS l ON l.id = q.shipment_line_id").Join("JOIN shipments AS s ON s.id = l.shipment_id").
		Where("s.order_id = ?", orderID).GroupExpr("l.order_item_id, q.lot").OrderExpr("MIN(q.id)").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read lots that left: %w", err)
	}
	lots := map[int64][]receiptsapi.LotUnits{}
	for _, row := range rows {
		lots[row.ItemID] = append(lots[row.ItemID], receiptsapi.LotUnits{Lot: row.Lot, Quantity: row.Quantity})
	}
	return lots, nil
}

type lotDeliveryRow struct {
	shipmentRow `bun:",extend"`

	OrderNumber    string            `bun:"order_number"`
	Customer       domain.Party      `bun:"customer,type:jsonb"`
	BillingAddress usersapi.Address  `bun:"billing_address,type:jsonb"`
	Product        ordersapi.Product `bun:"product,type:jsonb"`
	Units          int64             `bun:"units"`
}

// LotDeliveries are the shipments that hold a lot of a supplier's product, the oldest first.
func (s *Store) LotDeliveries(ctx context.Context, in db.Handle, lot receiptsapi.Lot) ([]domain.LotDelivery, error) {
	var rows []lotDeliveryRow
	err := s.db.Reader(in).NewSelect().TableExpr("shipment_lots AS q").
		ColumnExpr("s.*, o.number AS order_number, o.customer, o.billing_address, i.product, q.quantity AS units").
		Join("JOIN shipment_lines AS l ON l.id = q.shipment_line_id").Join("JOIN order_items AS i ON i.id = l.order_item_id").
		Join("JOIN shipments AS s ON s.id = l.shipment_id").Join("JOIN orders AS o ON o.id = s.order_id").
		Where("q.lot = ?", lot.Lot).Where("i.product_id = ?", lot.ProductID).Where("o.supplier_id = ?", lot.SupplierID).
		OrderExpr("s.id, q.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read who received a lot: %w", err)
	}
	deliveries := make([]domain.LotDelivery, 0, len(rows))
	for _, row := range rows {
		if last := len(deliveries) - 1; last >= 0 && deliveries[last].Shipment.ID == row.ID { // two lines of one product
			deliveries[last].Units += row.Units
			continue
		}
		deliveries = append(deliveries, domain.LotDelivery{
			OrderID: row.OrderID, OrderNumber: row.OrderNumber, Shipment: row.shipment(nil, nil),
			Product: ordersapi.Called(row.Product.Name, row.Product.Vintage), Units: row.Units,
			Customer: row.Customer, Address: row.BillingAddress,
		})
	}
	return deliveries, nil
}
